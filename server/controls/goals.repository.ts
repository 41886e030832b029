import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addDays, type LocalDate } from '../recurrence/zone.js';
import type { ChildAction } from './decide.js';
import { ReadingsRepository } from './readings.repository.js';

type Learning = Pick<ChildAction, 'question' | 'opensStory' | 'turnsPage' | 'hasFinishedStory'>;

/** SQL of what children have done towards the goal that opens games. */
@Injectable()
export class GoalsRepository {
  constructor(private readonly readings: ReadingsRepository) {}

  /** Notes what an action adds to the goal of the date. @returns whether something counts that did not count before */
  async note(childId: string, date: LocalDate, action: Learning, manager: EntityManager): Promise<boolean> {
    if (action.question !== undefined) return this.count(childId, date, 'question', action.question, manager);
    if (action.opensStory !== undefined) await this.openStory(childId, date, action.opensStory, manager);
    if (action.turnsPage !== undefined) {
      const { slug, page, pages } = action.turnsPage;
      await this.readings.turn(childId, action.turnsPage, manager);
      return page === pages && this.finishStory(childId, date, slug, manager);
    }
    if (!action.hasFinishedStory) return false;
    const slug = await this.openedLast(childId, date, manager);
    return slug !== null && this.finishStory(childId, date, slug, manager);
  }

  /**
   * Counts the end of a story that was opened on the date, if the server saw the child read it.
   * @returns whether it was not counted before
   */
  async finishStory(childId: string, date: LocalDate, slug: string, manager: EntityManager): Promise<boolean> {
    const opened = await manager.query<unknown[]>(
      `SELECT 1 FROM child_goal_steps WHERE child_id = $1 AND local_date = $2 AND kind = 'opened' AND item = $3`,
      [childId, date, slug],
    );
    if (opened.length === 0 || !(await this.readings.takeRead(childId, slug, manager))) return false;
    return this.count(childId, date, 'story', slug, manager);
  }

  /** Opens games for the rest of the date. @returns whether they were not opened so before */
  async waive(childId: string, date: LocalDate, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO child_goals AS goal (child_id, local_date, is_waived) VALUES ($1, $2, true)
       ON CONFLICT (child_id, local_date) DO UPDATE SET is_waived = true WHERE NOT goal.is_waived
       RETURNING 1`,
      [childId, date],
    );
    return rows.length > 0;
  }

  private async count(
    childId: string,
    date: LocalDate,
    kind: 'story' | 'question',
    item: string,
    manager: EntityManager,
  ): Promise<boolean> {
    // Steps of earlier days count no more. A zone that changes may bring yesterday back.
    await manager.query('DELETE FROM child_goal_steps WHERE child_id = $1 AND local_date < $2', [
      childId,
      addDays(date, -1),
    ]);
    const rows = await manager.query<unknown[]>(
      `WITH step AS (
         INSERT INTO child_goal_steps (child_id, local_date, kind, item) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING kind
       )
       INSERT INTO child_goals AS goal (child_id, local_date, stories, questions)
       SELECT $1::uuid, $2::date, (kind = 'story')::int, (kind = 'question')::int FROM step
       ON CONFLICT (child_id, local_date) DO UPDATE SET stories = goal.stories + excluded.stories,
         questions = goal.questions + excluded.questions
       RETURNING 1`,
      [childId, date, kind, item],
    );
    return rows.length > 0;
  }

  private async openStory(childId: string, date: LocalDate, slug: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO child_goal_steps (child_id, local_date, kind, item) VALUES ($1, $2, 'opened', $3)
       ON CONFLICT (child_id, local_date, kind, item) DO UPDATE SET at = clock_timestamp()`,
      [childId, date, slug],
    );
  }

  /** A device names no story: it counts what the server has given out. */
  private async openedLast(childId: string, date: LocalDate, manager: EntityManager): Promise<string | null> {
    const [row] = await manager.query<{ item: string }[]>(
      `SELECT item FROM child_goal_steps WHERE child_id = $1 AND local_date = $2 AND kind = 'opened'
       ORDER BY at DESC LIMIT 1`,
      [childId, date],
    );
    return row?.item ?? null;
  }
}
