import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The number of conversations for the dashboard, because counting a million rows each second is too slow. Each change
 * adds a row of +1 or −1, so that writers do not wait for each other as they would with one counter. The reader adds up
 * the rows and merges them now and then.
 */
export class CountConversations1795000100000 implements MigrationInterface {
  name = 'CountConversations1795000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversation_counts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        delta integer NOT NULL
      );
      LOCK TABLE conversations IN SHARE MODE;
      INSERT INTO conversation_counts (delta)
        SELECT count(*) FROM conversations WHERE message_count > 0 AND delete_after IS NULL;

      CREATE FUNCTION count_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'TRUNCATE' THEN
            DELETE FROM conversation_counts;
          ELSIF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.message_count > 0 AND NEW.delete_after IS NULL) THEN
            INSERT INTO conversation_counts (delta) VALUES (1);
          ELSE
            INSERT INTO conversation_counts (delta) VALUES (-1);
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER conversations_count_insert AFTER INSERT ON conversations FOR EACH ROW
        WHEN (NEW.message_count > 0 AND NEW.delete_after IS NULL) EXECUTE FUNCTION count_conversation();
      CREATE TRIGGER conversations_count_delete AFTER DELETE ON conversations FOR EACH ROW
        WHEN (OLD.message_count > 0 AND OLD.delete_after IS NULL) EXECUTE FUNCTION count_conversation();
      CREATE TRIGGER conversations_count_update AFTER UPDATE OF message_count, delete_after ON conversations FOR EACH ROW
        WHEN ((OLD.message_count > 0 AND OLD.delete_after IS NULL)
          IS DISTINCT FROM (NEW.message_count > 0 AND NEW.delete_after IS NULL))
        EXECUTE FUNCTION count_conversation();
      CREATE TRIGGER conversations_count_truncate AFTER TRUNCATE ON conversations
        FOR EACH STATEMENT EXECUTE FUNCTION count_conversation();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER conversations_count_insert ON conversations;
      DROP TRIGGER conversations_count_delete ON conversations;
      DROP TRIGGER conversations_count_update ON conversations;
      DROP TRIGGER conversations_count_truncate ON conversations;
      DROP FUNCTION count_conversation();
      DROP TABLE conversation_counts;
    `);
  }
}
