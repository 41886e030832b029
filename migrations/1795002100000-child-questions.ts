import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for what guardians see of a child's questions: a year of them is read without a look at other families' rows. */
export class ChildQuestions1795002100000 implements MigrationInterface {
  name = 'ChildQuestions1795002100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX messages_asked_idx ON messages (user_id, created_at, id) INCLUDE (conversation_id)
        WHERE role = 'user' AND hidden_at IS NULL;
      CREATE INDEX messages_safety_answers_idx ON messages (user_id, reply_to) WHERE response_type = 'safety';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX messages_safety_answers_idx, messages_asked_idx');
  }
}
