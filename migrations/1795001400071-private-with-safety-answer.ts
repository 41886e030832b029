import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes a conversation private with its safety answer, also where a node of an earlier version stores the answer. A node of
 * this version has done it before. It has a transaction of its own: writers lock `conversations` before `messages`, so a
 * migration that locked both tables could deadlock with them.
 */
export class PrivateWithSafetyAnswer1795001400071 implements MigrationInterface {
  name = 'PrivateWithSafetyAnswer1795001400071';

  async up(runner: QueryRunner): Promise<void> {
    // The answer has the newest number of the log, so no event must follow the ones that lose their texts.
    await runner.query(`
      CREATE FUNCTION make_conversation_private() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE conversations
           SET is_private = true, title = 'Private conversation', title_by_user = false, summary = NULL, tags = '{}',
               tags_by_user = false, updated_at = clock_timestamp()
         WHERE id = NEW.conversation_id AND NOT is_private;
        IF FOUND THEN
          UPDATE conversation_events SET changes = changes - '{title,summary,tags}'::text[]
           WHERE conversation_id = NEW.conversation_id AND event = 'conversation_updated'
             AND changes ?| '{title,summary,tags}'::text[];
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER messages_make_private AFTER INSERT ON messages FOR EACH ROW
        WHEN (NEW.response_type = 'safety' AND NEW.role = 'assistant') EXECUTE FUNCTION make_conversation_private();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER messages_make_private ON messages;
      DROP FUNCTION make_conversation_private();
    `);
  }
}
