import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps what the server derives from the messages out of a private conversation, also where a node of an earlier version
 * writes it. What its owner sets stays.
 */
export class KeepPrivateConversations1795001400070 implements MigrationInterface {
  name = 'KeepPrivateConversations1795001400070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_conversation_private() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.summary := NULL;
        IF NOT NEW.tags_by_user THEN NEW.tags := '{}'; END IF;
        IF NOT NEW.title_by_user THEN NEW.title := 'Private conversation'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER conversations_keep_private
        BEFORE UPDATE OF title, title_by_user, summary, tags, tags_by_user, is_private ON conversations
        FOR EACH ROW WHEN (NEW.is_private) EXECUTE FUNCTION keep_conversation_private();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER conversations_keep_private ON conversations;
      DROP FUNCTION keep_conversation_private();
    `);
  }
}
