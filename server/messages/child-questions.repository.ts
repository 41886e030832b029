import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ownedBy } from '../conversations/conversation.policy.js';

/**
 * What a child asked, between two instants. Private conversations are left out, and messages that got a safety answer or were
 * hidden. Each part of the condition is written so that an index of the child's own messages answers it.
 */
const OPEN = `${ownedBy('$1', 'c')} AND c.delete_after IS NULL AND NOT c.is_private`;
const SAID = `${ownedBy('$1', 'm')} AND m.role = 'user' AND m.hidden_at IS NULL AND m.created_at >= $2 AND m.created_at < $3
  AND m.id NOT IN (SELECT answer.reply_to FROM messages answer
    WHERE ${ownedBy('$1', 'answer')} AND answer.reply_to IS NOT NULL AND answer.response_type = 'safety')`;
const ASKED = `messages m JOIN conversations c ON c.id = m.conversation_id AND ${OPEN} WHERE ${SAID}`;

const QUESTION_MIN_LENGTH = 8;
const QUESTION_MAX_LENGTH = 160;
/** How a question begins that a child wrote without a question mark, in the languages of the product. */
const BEGINS_AS_QUESTION =
  '^(why|how|what|who|when|where|which|can|could|do|does|is|are|warum|wieso|wie|was|wer|wann|wo|por qu[eé]|qu[eé]|c[oó]mo|qui[eé]n|pourquoi|comment|combien|qui|quand|o[uù]) ';

/**
 * Postgres takes half of the rows to pass a CASE, which is about right. It would take the conditions inside to be rare, and then
 * walk through the messages of all families, or sort a year of them.
 */
const QUOTABLE = `CASE WHEN char_length(m.content) BETWEEN ${QUESTION_MIN_LENGTH} AND ${QUESTION_MAX_LENGTH}
  THEN m.content LIKE '%?%' OR m.content ~* '${BEGINS_AS_QUESTION}' ELSE false END`;
const NEWEST_FIRST = 'ORDER BY m.created_at DESC, m.id DESC';

/** Counts before it looks at conversations, so that it reads each of them once, and none of other people. */
const COUNT = `
  SELECT c.tags, asked.day, asked.week, asked.questions FROM (
    SELECT m.conversation_id, width_bucket(m.created_at, $4::timestamptz[]) - 1 AS day,
      width_bucket(m.created_at, $5::timestamptz[]) - 1 AS week, count(*)::int AS questions
    FROM messages m WHERE ${SAID} GROUP BY 1, 2, 3) asked
  JOIN conversations c ON c.id = asked.conversation_id AND ${OPEN}`;

const QUOTES = `
  WITH RECURSIVE newest AS (
    (SELECT m.content, m.created_at, m.id, ARRAY[m.conversation_id] AS seen FROM ${ASKED} AND ${QUOTABLE}
     ${NEWEST_FIRST} LIMIT 1)
    UNION ALL
    SELECT next.content, next.created_at, next.id, later.seen || next.conversation_id
    FROM newest later CROSS JOIN LATERAL (
      SELECT m.content, m.created_at, m.id, m.conversation_id FROM ${ASKED} AND ${QUOTABLE}
        AND (m.created_at, m.id) < (later.created_at, later.id) AND m.conversation_id <> ALL(later.seen)
      ${NEWEST_FIRST} LIMIT 1) next
    WHERE cardinality(later.seen) < $4)
  SELECT newest.content FROM newest ORDER BY newest.created_at, newest.id`;

/** Questions of one conversation within one day and one week, both counted by the edges that the caller gave. */
export interface QuestionCount {
  readonly tags: readonly string[];
  /** -1: before the first edge. */
  readonly day: number;
  readonly week: number;
  readonly questions: number;
}

/**
 * Counts and quotes what a child asked. The caller has checked who may see it. The statements are planned anew each time: a
 * day needs another plan than a year.
 */
@Injectable()
export class ChildQuestionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** `days` and `weeks` are edges that end at the same instant; a day or week `n` begins with the edge `n`. */
  count(userId: string, days: readonly Date[], weeks: readonly Date[]): Promise<QuestionCount[]> {
    const from = Math.min(days[0]!.getTime(), weeks[0]!.getTime());
    const values = [userId, new Date(from), days.at(-1), days, weeks];
    return this.dataSource.query<QuestionCount[]>(COUNT, values);
  }

  /**
   * The newest question of each of the newest conversations, oldest first: the same rows give the same quotes. It walks back
   * from the newest message and stops as soon as it has enough.
   */
  async quotes(userId: string, from: Date, to: Date, limit: number): Promise<string[]> {
    const values = [userId, from, to, limit];
    const rows = await this.dataSource.query<{ content: string }[]>(QUOTES, values);
    return rows.map(({ content }) => content);
  }
}
