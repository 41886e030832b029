import { randomUUID } from 'node:crypto';
import type { TestStarling } from '../support/starling.js';

interface ConversationSeed {
  title?: string | null;
  type?: 'casual' | 'educational' | 'creative' | 'storytelling';
  summary?: string | null;
  tags?: string[];
  pinned?: boolean;
  archived?: boolean;
  isPrivate?: boolean;
  unread?: number;
  /** The last message. */
  said?: { role: 'user' | 'assistant'; content: string };
  messageCount?: number;
  /** The age of the last message. */
  minutesAgo?: number;
}

/** A conversation with one message, written straight into the database. @returns its id. */
export async function buildConversation(
  starling: Pick<TestStarling, 'sql'>,
  userId: string,
  seed: ConversationSeed = {},
): Promise<string> {
  const { said = { role: 'assistant', content: 'Good that you ask.' }, messageCount = 2, minutesAgo = 5 } = seed;
  const [id, messageId] = [randomUUID(), randomUUID()];
  const at = new Date(Date.now() - minutesAgo * 60_000);
  await starling.sql(
    `INSERT INTO conversations (id, user_id, title, summary, conversation_type, is_pinned, is_archived, tags,
       message_count, unread_count, last_seq, last_message_id, last_message_at, created_at, updated_at, is_private)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, $11, $12, $12, $12, $13)`,
    [
      id,
      userId,
      seed.title === undefined ? 'A talk' : seed.title,
      seed.summary ?? null,
      seed.type ?? 'casual',
      seed.pinned ?? false,
      seed.archived ?? false,
      seed.tags ?? [],
      messageCount,
      seed.unread ?? 0,
      messageId,
      at,
      seed.isPrivate ?? false,
    ],
  );
  await starling.sql(
    `INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, created_at)
     VALUES ($1, $2, $3, 1, $4, $5, 'sent', $6)`,
    [messageId, id, userId, said.role, said.content, at],
  );
  return id;
}

/**
 * A conversation in which user and Starling take turns, written straight into the database. Message `n` (from 1) says
 * `message n ` and then `padding`. @returns its id.
 */
export async function buildLongConversation(
  starling: Pick<TestStarling, 'sql'>,
  userId: string,
  { messages, padding = '' }: { messages: number; padding?: string },
): Promise<string> {
  const id = randomUUID();
  await starling.sql(
    `INSERT INTO conversations (id, user_id, title, message_count, last_seq, read_seq, titled_at_count, last_message_at)
     VALUES ($1, $2, 'A long talk', $3::int, $3::int, $3::int, $3::int, now())`,
    [id, userId, messages],
  );
  await starling.sql(
    `WITH turns AS (
       SELECT n, gen_random_uuid() AS question, gen_random_uuid() AS answer FROM generate_series(1, $3::int, 2) AS n
     )
     INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, reply_to, created_at)
     SELECT question, $1::uuid, $2::uuid, n, 'user', 'message ' || n || ' ' || $4::text, 'read', NULL,
            now() - make_interval(secs => $3::int - n)
       FROM turns
     UNION ALL
     SELECT answer, $1, $2, n + 1, 'assistant', 'message ' || (n + 1) || ' ' || $4::text, 'sent', question,
            now() - make_interval(secs => $3::int - n - 1)
       FROM turns WHERE n < $3::int`,
    [id, userId, messages, padding],
  );
  await starling.sql(
    `UPDATE conversations SET last_message_id = (SELECT id FROM messages WHERE conversation_id = $1 AND seq = $2::int)
      WHERE id = $1`,
    [id, messages],
  );
  return id;
}

/** A conversation with one message of the user, written straight into the database. @returns the ids of both. */
export async function buildQuestion(
  starling: Pick<TestStarling, 'sql'>,
  userId: string,
): Promise<{ conversation: string; message: string }> {
  const [conversation, message] = [randomUUID(), randomUUID()];
  await starling.sql(
    `WITH started AS (
       INSERT INTO conversations (id, user_id, message_count, last_seq, last_message_id, last_message_at)
       VALUES ($1, $2, 1, 1, $3, now()) RETURNING id)
     INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status)
     SELECT $3, id, $2, 1, 'user', 'Hello', 'sent' FROM started`,
    [conversation, userId, message],
  );
  return { conversation, message };
}
