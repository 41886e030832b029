import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AgeBand } from '../../contract/children.js';
import type { FamilyPart } from '../../contract/households.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { newId } from '../platform/ids.js';
import { FamilyChanges } from './family-changes.js';
import type { ActivityEntry, Opening } from './household.js';

/** A line that the guardians of a household read. `detail` holds no text of a child. */
export interface ActivityLine {
  readonly action: string;
  /** The account that did it; null for the product itself. */
  readonly actorId: string | null;
  readonly childId?: string | null;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** The part of a family that an action changes, by the beginning of its name. */
const PARTS: readonly (readonly [prefix: string, part: FamilyPart])[] = [
  ['member_', 'members'],
  ['invitation_', 'invitations'],
  ['child_', 'children'],
  ['consent_', 'children'],
  ['device_', 'devices'],
  ['conversation_', 'activity'],
  ['staff_', 'activity'],
  ['controls_', 'controls'],
  ['request_', 'requests'],
  ['reminder_', 'reminders'],
  ['schedule_', 'schedules'],
  ['content_', 'contents'],
];

/** SQL: the line concerns the rules of the child whose id the parameter holds. Every line does without one. */
const concerns = (parameter: string) =>
  `(${parameter}::text IS NULL OR (child_id::text = ${parameter}
    AND (action ^@ 'controls_' OR action ^@ 'request_' OR action IN ('child_paused', 'child_resumed'))))`;

/**
 * What happened in a household: changes of rules, readings of a child's conversations, access by staff, device events. Each
 * line also tells the members' open pages what to read again.
 */
@Injectable()
export class HouseholdActivity {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: FamilyChanges,
  ) {}

  /** Writes lines within the caller's transaction, so that neither the change nor its line exists without the other. */
  async append(manager: EntityManager, householdId: string, ...lines: readonly ActivityLine[]): Promise<void> {
    for (const { action, actorId, childId = null, detail = {} } of lines) {
      await manager.query(
        `INSERT INTO household_activity (id, household_id, actor_id, action, child_id, detail)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [newId(), householdId, actorId, action, childId, JSON.stringify(detail)],
      );
      const part = PARTS.find(([prefix]) => action.startsWith(prefix))?.[1] ?? 'household';
      afterCommit(manager, () => this.changes.announce({ householdId, part, childId }));
    }
  }

  /**
   * Writes a line unless the actor has written an equal one within the last `seconds`. Parallel calls write one line.
   */
  async appendOnce(manager: EntityManager, householdId: string, line: ActivityLine, seconds: number): Promise<void> {
    const { action, actorId, childId = null, detail = {} } = line;
    const equal = [householdId, actorId, action, childId, JSON.stringify(detail)];
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [equal.join(' ')]);
    const [found] = await manager.query<unknown[]>(
      `SELECT 1 FROM household_activity
       WHERE household_id = $1 AND actor_id = $2 AND action = $3 AND child_id = $4 AND detail = $5
         AND at > now() - make_interval(secs => $6) LIMIT 1`,
      [...equal, seconds],
    );
    if (!found) await this.append(manager, householdId, line);
  }

  /** The newest openings of a child's conversations, for the child itself. Only members who are still there are named. */
  openingsFor(childUserId: string, bands: readonly AgeBand[], limit: number): Promise<Opening[]> {
    return this.dataSource.query<Opening[]>(
      `SELECT a.at, a.detail ->> 'conversation_id' AS "conversationId",
         CASE WHEN m.user_id IS NOT NULL THEN coalesce(m.label, nullif(u.first_name, ''), u.username) END AS by
       FROM children c
       JOIN household_activity a ON a.child_id = c.id AND a.action = 'conversation_opened'
       LEFT JOIN users u ON u.id = a.actor_id
       LEFT JOIN household_members m ON m.household_id = a.household_id AND m.user_id = a.actor_id
       WHERE c.user_id = $1 AND c.age_band = ANY($2) ORDER BY a.at DESC, a.id DESC LIMIT $3`,
      [childUserId, bands, limit],
    );
  }

  /** A page of lines, the newest first; with `controlsOf`, only what concerns the rules of that child. */
  async list(
    householdId: string,
    { limit, offset }: { limit: number; offset: number },
    controlsOf: string | null = null,
  ): Promise<{ items: ActivityEntry[]; total: number }> {
    const [items, [counted]] = await Promise.all([
      this.dataSource.query<ActivityEntry[]>(
        `SELECT a.id, a.at, a.actor_id AS "actorId", coalesce(nullif(u.first_name, ''), u.username) AS "actorName",
           a.action, a.child_id AS "childId", a.detail
         FROM (SELECT * FROM household_activity
                WHERE household_id = $1 AND ${concerns('$4')} ORDER BY at DESC, id DESC LIMIT $2 OFFSET $3) a
         LEFT JOIN users u ON u.id = a.actor_id AND u.role <> 'device' ORDER BY a.at DESC, a.id DESC`,
        [householdId, limit, offset, controlsOf],
      ),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM household_activity WHERE household_id = $1 AND ${concerns('$2')}`,
        [householdId, controlsOf],
      ),
    ]);
    return { items, total: counted!.total };
  }
}
