import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ownedBy } from '../conversations/conversation.policy.js';

/** What a child asked. Private conversations are left out, and messages that got a safety answer or were hidden. */
const ASKED = `messages m
  JOIN conversations c ON c.id = m.conversation_id
  WHERE ${ownedBy('$1', 'c')} AND c.delete_after IS NULL AND NOT c.is_private AND c.last_message_at >= $2
    AND m.role = 'user' AND m.hidden_at IS NULL AND m.created_at >= $2 AND m.created_at < $3
    AND NOT EXISTS (SELECT FROM messages answer
      WHERE answer.conversation_id = m.conversation_id AND answer.reply_to = m.id AND answer.response_type = 'safety')`;

const QUESTION_MIN_LENGTH = 8;
const QUESTION_MAX_LENGTH = 160;
/** How a question begins that a child wrote without a question mark, in the languages of the product. */
const BEGINS_AS_QUESTION =
  '^(why|how|what|who|when|where|which|can|could|do|does|is|are|warum|wieso|wie|was|wer|wann|wo|por qu|qu|c[oó]mo|qui[eé]n|pourquoi|comment|combien|qui|quand|o[uù]) ';

/** Counts and quotes what a child asked, between two instants. The caller has checked who may see it. */
@Injectable()
export class ChildQuestionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Questions by span: `edges` are instants, and the span `n` begins with the edge `n`. The last edge ends the last span. */
  async countBySpan(userId: string, edges: readonly Date[]): Promise<number[]> {
    const rows = await this.dataSource.query<{ span: number; questions: number }[]>(
      `SELECT width_bucket(m.created_at, $4::timestamptz[]) - 1 AS span, count(*)::int AS questions
       FROM ${ASKED} GROUP BY 1`,
      [userId, edges[0], edges.at(-1), edges],
    );
    const counts = Array.from({ length: edges.length - 1 }, () => 0);
    for (const { span, questions } of rows) counts[span] = questions;
    return counts;
  }

  /** How many questions belong to conversations about a topic, by span as in `countBySpan`. */
  async topicsBySpan(userId: string, edges: readonly Date[]): Promise<Map<string, number[]>> {
    const rows = await this.dataSource.query<{ tag: string; span: number; questions: number }[]>(
      `SELECT asked.tag, asked.span, count(*)::int AS questions FROM (
         SELECT unnest(c.tags) AS tag, width_bucket(m.created_at, $4::timestamptz[]) - 1 AS span FROM ${ASKED}) asked
       GROUP BY 1, 2`,
      [userId, edges[0], edges.at(-1), edges],
    );
    const topics = new Map<string, number[]>();
    for (const { tag, span, questions } of rows) {
      const counts = topics.get(tag) ?? Array.from({ length: edges.length - 1 }, () => 0);
      topics.set(tag, counts);
      counts[span] = questions;
    }
    return topics;
  }

  /** The newest question of each of the newest conversations, oldest first: the same rows give the same quotes. */
  async quotes(userId: string, from: Date, to: Date, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ content: string }[]>(
      `SELECT newest.content FROM (
         SELECT DISTINCT ON (m.conversation_id) m.content, m.created_at, m.id FROM ${ASKED}
           AND char_length(m.content) BETWEEN ${QUESTION_MIN_LENGTH} AND ${QUESTION_MAX_LENGTH}
           AND (m.content LIKE '%?%' OR m.content ~* '${BEGINS_AS_QUESTION}')
         ORDER BY m.conversation_id, m.created_at DESC, m.id DESC) newest
       ORDER BY newest.created_at DESC, newest.id DESC LIMIT $4`,
      [userId, from, to, limit],
    );
    return rows.map(({ content }) => content).reverse();
  }
}
