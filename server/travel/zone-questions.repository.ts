import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ZONE_ASKED_AFTER_HOURS, ZONE_ASKED_EVERY_DAYS, type ZoneQuestionState } from '../../contract/travel.js';
import type { LocalDate } from '../recurrence/zone.js';

export interface ZoneQuestionRow {
  readonly id: string;
  readonly childId: string;
  readonly deviceId: string | null;
  readonly zone: string;
  readonly state: ZoneQuestionState;
  readonly askedAt: Date;
  readonly until: LocalDate | null;
  readonly decidedBy: string | null;
}

const COLUMNS = `q.id, q.child_id AS "childId", q.device_id AS "deviceId", q.zone, q.state, q.asked_at AS "askedAt",
  q.until::text AS until, q.decided_by AS "decidedBy"`;

/** SQL of the clocks that devices report, and of the questions about them. */
@Injectable()
export class ZoneQuestionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Notes where a device of the child says that it is. @returns whether it has been there long enough to ask */
  async note(deviceId: string, childId: string, zone: string, manager: EntityManager): Promise<boolean> {
    const [row] = await manager.query<{ isDue: boolean }[]>(
      `INSERT INTO device_zones AS seen (device_id, child_id, zone) VALUES ($1, $2, $3)
       ON CONFLICT (device_id, child_id) DO UPDATE
         SET zone = $3, since = CASE WHEN seen.zone = $3 THEN seen.since ELSE now() END
       RETURNING since <= now() - make_interval(hours => ${ZONE_ASKED_AFTER_HOURS}) AS "isDue"`,
      [deviceId, childId, zone],
    );
    return row!.isDue;
  }

  /** The device shows the child's time again. A question that no other device gives rise to is taken back. */
  async forget(deviceId: string, childId: string): Promise<void> {
    await this.dataSource.query(
      `WITH seen AS (DELETE FROM device_zones WHERE device_id = $1 AND child_id = $2 RETURNING zone)
       DELETE FROM zone_questions q USING seen
        WHERE q.child_id = $2 AND q.zone = seen.zone AND q.state = 'pending'
          AND NOT EXISTS (SELECT FROM device_zones other
                           WHERE other.child_id = $2 AND other.zone = seen.zone AND other.device_id <> $1)`,
      [deviceId, childId],
    );
  }

  /** Stores a question. `false`: the zone was asked about before, within the last days. */
  async ask(id: string, deviceId: string, childId: string, zone: string, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO zone_questions (id, child_id, device_id, zone)
       SELECT $1::uuid, $2::uuid, $3::uuid, $4
        WHERE NOT EXISTS (SELECT FROM zone_questions q WHERE q.child_id = $2 AND q.zone = $4
                             AND q.asked_at > now() - make_interval(days => ${ZONE_ASKED_EVERY_DAYS}))
       ON CONFLICT (child_id, zone) WHERE state = 'pending' DO NOTHING RETURNING id`,
      [id, childId, deviceId, zone],
    );
    return rows.length > 0;
  }

  /** Open questions about these children, and accepted ones whose journey may still run, the oldest first. */
  currentOf(childIds: readonly string[]): Promise<ZoneQuestionRow[]> {
    return this.dataSource.query<ZoneQuestionRow[]>(
      `SELECT ${COLUMNS} FROM zone_questions q
        WHERE q.child_id = ANY($1::uuid[])
          AND (q.state = 'pending' OR (q.state = 'accepted' AND q.until >= current_date - 1))
        ORDER BY q.asked_at, q.id`,
      [childIds],
    );
  }

  async find(id: string): Promise<ZoneQuestionRow | null> {
    const [row] = await this.dataSource.query<ZoneQuestionRow[]>(
      `SELECT ${COLUMNS} FROM zone_questions q WHERE q.id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** Lets one decision at a time read the state. `null`: the question was taken back. */
  async lock(id: string, manager: EntityManager): Promise<ZoneQuestionState | null> {
    const [row] = await manager.query<{ state: ZoneQuestionState }[]>(
      'SELECT q.state FROM zone_questions q WHERE q.id = $1 FOR UPDATE',
      [id],
    );
    return row?.state ?? null;
  }

  async decide(
    id: string,
    decision: { state: 'accepted' | 'declined'; until: LocalDate | null; decidedBy: string },
    manager: EntityManager,
  ): Promise<ZoneQuestionRow> {
    const [rows] = await manager.query<[ZoneQuestionRow[], number]>(
      `UPDATE zone_questions q SET state = $2, until = $3, decided_by = $4, decided_at = now()
        WHERE q.id = $1 RETURNING ${COLUMNS}`,
      [id, decision.state, decision.until, decision.decidedBy],
    );
    return rows[0]!;
  }
}
