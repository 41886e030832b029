import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each step towards the goal of a day counts once: a story that was opened and finished, or a question however often it is
 * sent.
 */
export class GoalSteps1795001600200 implements MigrationInterface {
  name = 'GoalSteps1795001600200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE child_goal_steps (
        child_id uuid NOT NULL REFERENCES children ON DELETE CASCADE,
        local_date date NOT NULL,
        kind text NOT NULL CHECK (kind IN ('opened', 'story', 'question')),
        -- The slug of the story, or the conversation and the client's id of the message.
        item text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (child_id, local_date, kind, item)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE child_goal_steps');
  }
}
