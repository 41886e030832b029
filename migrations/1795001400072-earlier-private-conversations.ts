import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes every earlier conversation with a safety answer private: a neutral title, and no summary and tags. A title that its
 * owner set after the answer stays where the log still has that change; a description by the server that came later has
 * removed it from the log, and then the title goes, too. The earlier titles, summaries and tags leave the log.
 */
export class EarlierPrivateConversations1795001400072 implements MigrationInterface {
  name = 'EarlierPrivateConversations1795001400072';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TEMPORARY TABLE answered_safely ON COMMIT DROP AS
        SELECT c.id, answer.seq AS answered_at, max(e.seq) AS renamed_at
          FROM conversations c
          JOIN (SELECT conversation_id, min(seq) AS seq FROM messages WHERE response_type = 'safety'
                 GROUP BY conversation_id) answer ON answer.conversation_id = c.id
          -- Only the server's own changes of a title have a summary beside it.
          LEFT JOIN conversation_events e ON e.conversation_id = c.id AND e.event = 'conversation_updated'
            AND e.changes ? 'title' AND NOT e.changes ? 'summary' AND e.seq > answer.seq AND c.title_by_user
         WHERE NOT c.is_private
         GROUP BY c.id, answer.seq`);
    await runner.query(`
      UPDATE conversations c
         SET is_private = true, summary = NULL, tags = '{}', tags_by_user = false,
             title = CASE WHEN renamed_at IS NULL THEN 'Private conversation' ELSE title END,
             title_by_user = renamed_at IS NOT NULL
        FROM answered_safely WHERE answered_safely.id = c.id`);
    await runner.query(`
      UPDATE conversation_events e
         SET changes = CASE WHEN e.seq = renamed_at THEN e.changes - '{summary,tags}'::text[]
                            ELSE e.changes - '{title,summary,tags}'::text[] END
        FROM answered_safely
       WHERE answered_safely.id = e.conversation_id AND e.event = 'conversation_updated'`);
  }

  /** What left the conversations cannot come back. */
  async down(): Promise<void> {}
}
