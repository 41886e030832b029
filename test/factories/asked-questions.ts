import { randomUUID } from 'node:crypto';
import type { TestStarling } from '../support/starling.js';

type Sql = Pick<TestStarling, 'sql'>;

export interface AskedQuestion {
  readonly at: number;
  readonly text: string;
  /** A moderator has hidden it. */
  readonly isHidden?: boolean;
  /** Its answer was a safety answer. */
  readonly isUnsafe?: boolean;
}

interface ConversationOptions {
  readonly tags?: readonly string[];
  readonly isPrivate?: boolean;
  /** It lies in the trash. */
  readonly isDeleted?: boolean;
}

/** A conversation with these questions and their answers, written straight into the database. */
export async function buildAskedQuestions(
  starling: Sql,
  userId: string,
  questions: readonly AskedQuestion[],
  { tags = [], isPrivate = false, isDeleted = false }: ConversationOptions = {},
): Promise<void> {
  const id = randomUUID();
  const last = Math.max(...questions.map(({ at }) => at));
  await starling.sql(
    `INSERT INTO conversations (id, user_id, title, tags, is_private, delete_after, message_count, last_seq, last_message_at)
     VALUES ($1, $2, 'A talk', $3, $4, CASE WHEN $5 THEN now() + interval '1 day' END, $6::int, $6::int, $7)`,
    [id, userId, tags, isPrivate, isDeleted, 2 * questions.length, new Date(last)],
  );
  const messages = questions.flatMap(({ at, text, isHidden = false, isUnsafe = false }, index) => {
    const question = randomUUID();
    const answer = isUnsafe ? 'safety' : 'informational';
    const asked = { id: question, seq: 2 * index + 1, role: 'user', content: text, at: new Date(at), hidden: isHidden };
    return [
      asked,
      {
        ...asked,
        id: randomUUID(),
        seq: asked.seq + 1,
        role: 'assistant',
        content: 'Good question.',
        answer,
        question,
      },
    ];
  });
  await starling.sql(
    `INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, reply_to, response_type, hidden_at, created_at)
     SELECT m.id, $1, $2, m.seq, m.role, m.content, 'read', m.question, m.answer, CASE WHEN m.hidden THEN m.at END, m.at
     FROM jsonb_to_recordset($3) AS m (id uuid, seq bigint, role text, content text, at timestamptz, hidden boolean,
       answer text, question uuid)`,
    [id, userId, JSON.stringify(messages)],
  );
}
