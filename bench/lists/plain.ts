import type pg from 'pg';
import type { Question } from './questions.ts';

const ORDER = {
  recent: 'c.is_pinned DESC, c.last_message_at DESC, c.id DESC',
  oldest: 'c.created_at, c.id',
  most_messages: 'c.message_count DESC, c.last_message_at DESC, c.id DESC',
};

/**
 * The same answers from the usual first version of the statements, prepared, on their own connection and with the same
 * indexes: a page with its last messages, and the total.
 */
export async function askPlainly(client: pg.Client, userId: string, question: Question): Promise<void> {
  const where = ['c.user_id = $1', 'c.message_count > 0', 'c.delete_after IS NULL'];
  const values: unknown[] = [userId];
  if (!question.includeArchived) where.push('NOT c.is_archived');
  if (question.type) where.push(`c.conversation_type = $${values.push(question.type)}`);
  if (question.search) {
    const pattern = `$${values.push(`%${question.search}%`)}`;
    where.push(`(c.title ILIKE ${pattern} OR c.summary ILIKE ${pattern} OR EXISTS (
      SELECT 1 FROM messages s WHERE s.conversation_id = c.id AND s.content ILIKE ${pattern}))`);
  }
  const from = `FROM conversations c LEFT JOIN messages last ON last.id = c.last_message_id WHERE ${where.join(' AND ')}`;
  const name = `${question.sortBy} ${question.includeArchived} ${question.type !== null} ${question.search !== ''}`;
  await client.query({
    name: `page ${name}`,
    text: `SELECT c.*, last.role, last.content ${from} ORDER BY ${ORDER[question.sortBy]}
           LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    values: [...values, question.limit, question.offset],
  });
  await client.query({
    name: `total ${name}`,
    text: `SELECT count(*) ${from.replace(/LEFT JOIN .*? WHERE/, 'WHERE')}`,
    values,
  });
}
