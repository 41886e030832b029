import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Controls, GrantKind, MinuteKind } from '../../contract/controls.js';
import type { LocalDate } from '../recurrence/zone.js';
import { factsOf, type StoredFacts } from './child-facts.js';
import type { Pass } from './passes.js';

export interface Grant {
  readonly id: string;
  readonly childId: string;
  readonly kind: GrantKind;
  readonly minutes: number | null;
  readonly until: Date | null;
  /** The date on the child's wall for which it was granted. */
  readonly localDate: LocalDate;
  readonly grantedBy: string | null;
  readonly createdAt: Date;
}

const GRANT_COLUMNS = `g.id, g.child_id AS "childId", g.kind, g.minutes, g.until, g.local_date::text AS "localDate",
  g.granted_by AS "grantedBy", g.created_at AS "createdAt"`;

/** SQL of rules, grants, the ledger of minutes and goals. */
@Injectable()
export class ControlsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** `null`: the account is no child's. */
  async factsOfAccount(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ facts: StoredFacts; now: Date } | null> {
    const [row] = await manager.query<{ facts: StoredFacts; now: Date }[]>(
      `SELECT ${factsOf('clock_timestamp()')} AS facts, clock_timestamp() AS now FROM children c WHERE c.user_id = $1`,
      [userId],
    );
    return row ?? null;
  }

  /** Lets one call at a time decide for a child, on all nodes, until the transaction ends. `userId` is the child's account. */
  async lock(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 16))`, [`controls ${userId}`]);
  }

  /** Stores the rules as the next version. `false`: another version is stored meanwhile. */
  async write(childId: string, version: number, rules: Controls, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO child_controls AS k (child_id, version, rules) VALUES ($1, $2 + 1, $3)
       ON CONFLICT (child_id) DO UPDATE SET version = $2 + 1, rules = $3, changed_at = now() WHERE k.version = $2
       RETURNING version`,
      [childId, version, JSON.stringify(rules)],
    );
    return rows.length > 0;
  }

  async addGrant(grant: Omit<Grant, 'createdAt'>, manager: EntityManager): Promise<Grant> {
    const [row] = await manager.query<Grant[]>(
      `INSERT INTO child_grants AS g (id, child_id, kind, minutes, until, local_date, granted_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${GRANT_COLUMNS}`,
      [grant.id, grant.childId, grant.kind, grant.minutes, grant.until, grant.localDate, grant.grantedBy],
    );
    return row!;
  }

  /** How many minutes this adult has granted the child for the date. A grant "until" counts from its creation to its end. */
  async minutesGrantedBy(
    userId: string,
    childId: string,
    date: LocalDate,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<number> {
    const [row] = await manager.query<{ minutes: number }[]>(
      `SELECT coalesce(sum(coalesce(g.minutes, ceil(extract(epoch FROM g.until - g.created_at) / 60))), 0)::int AS minutes
       FROM child_grants g WHERE g.granted_by = $1 AND g.child_id = $2 AND g.local_date = $3`,
      [userId, childId, date],
    );
    return row!.minutes;
  }

  /** The grants "until" that touch a span of time. */
  grantsBetween(childId: string, from: Date, to: Date): Promise<{ from: Date; to: Date }[]> {
    return this.dataSource.query(
      `SELECT g.created_at AS "from", g.until AS "to" FROM child_grants g
       WHERE g.child_id = $1 AND g.kind = 'until' AND g.until > $2 AND g.created_at < $3 ORDER BY g.created_at`,
      [childId, from, to],
    );
  }

  /**
   * Counts a minute once. One that cost nothing, of a kind in `exempt`, becomes one that does when the child goes on to such a
   * thing within it.
   * @returns whether anything changed
   */
  async countMinute(
    childId: string,
    minute: number,
    kind: MinuteKind,
    date: LocalDate,
    exempt: readonly MinuteKind[],
    manager: EntityManager,
  ): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO child_minutes AS counted (child_id, minute, kind, local_date) VALUES ($1, $2, $3, $4)
       ON CONFLICT (child_id, minute) DO UPDATE SET kind = excluded.kind
         WHERE counted.kind = ANY($5::text[]) AND excluded.kind <> ALL($5::text[])
       RETURNING minute`,
      [childId, minute, kind, date, exempt],
    );
    return rows.length > 0;
  }

  /** Counted minutes by day and kind, oldest first. `to` is outside. */
  minutesByDay(
    childId: string,
    from: LocalDate,
    to: LocalDate,
  ): Promise<{ date: LocalDate; kind: MinuteKind; minutes: number }[]> {
    // Grouped by the date itself, in which the index is sorted, and not by its text.
    return this.dataSource.query(
      `SELECT day.local_date::text AS date, day.kind, day.minutes
       FROM (SELECT used.local_date, used.kind, count(*)::int AS minutes FROM child_minutes used
             WHERE used.child_id = $1 AND used.local_date >= $2::date AND used.local_date < $3::date
             GROUP BY used.local_date, used.kind) day
       ORDER BY day.local_date, day.kind`,
      [childId, from, to],
    );
  }

  async goalDays(
    childId: string,
    from: LocalDate,
    to: LocalDate,
    goal: { stories: number; questions: number },
  ): Promise<number> {
    const [row] = await this.dataSource.query<{ days: number }[]>(
      `SELECT count(*)::int AS days FROM child_goals done
       WHERE done.child_id = $1 AND done.local_date >= $2 AND done.local_date < $3
         AND (done.is_waived OR (done.stories >= $4 AND done.questions >= $5))`,
      [childId, from, to, goal.stories, goal.questions],
    );
    return row!.days;
  }

  /** Opens an area, a topic or a word until the date ends. */
  async addPasses(childId: string, date: LocalDate, passes: readonly Pass[], manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO child_passes (child_id, local_date, kind, name)
       SELECT $1, $2, given.kind, given.name FROM unnest($3::text[], $4::text[]) AS given (kind, name)
       ON CONFLICT DO NOTHING`,
      [childId, date, passes.map(({ kind }) => kind), passes.map(({ name }) => name)],
    );
  }
}
