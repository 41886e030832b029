import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SafetyAlertState } from '../../contract/safety-alerts.js';
import { newId } from '../platform/ids.js';
import type { SafetyAlert } from './safety-alert.js';

/** Events of one kind within this time are one alert. */
const GROUP_HOURS = 24;

const COLUMNS = `id, child_id AS "childId", category, severity::int, count, first_at AS "firstAt", last_at AS "lastAt", state,
  is_reply AS "isReply"`;

type AlertKind = Pick<SafetyAlert, 'category' | 'severity' | 'isReply'>;

/** Alerts about children, for their guardians. */
@Injectable()
export class SafetyAlertsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Adds an event to the open alert of its kind; `false` in place of `isNew` where guardians were told of that one. Calls
   * about one child and kind take turns, so that two events at once are one alert.
   */
  async addToGroup(childId: string, kind: AlertKind, manager: EntityManager): Promise<{ id: string; isNew: boolean }> {
    const { category, severity, isReply } = kind;
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `safety-alert ${childId} ${category}`,
    ]);
    const [grouped] = await manager.query<[{ id: string }[], number]>(
      `UPDATE safety_alerts SET count = count + 1, last_at = now()
        WHERE child_id = $1 AND category = $2 AND severity = $3 AND state = 'open' AND is_reply = $4
          AND first_at > now() - make_interval(hours => ${GROUP_HOURS})
       RETURNING id`,
      [childId, category, severity, isReply],
    );
    return grouped[0] ? { id: grouped[0].id, isNew: false } : this.add(childId, kind, manager);
  }

  async add(
    childId: string,
    { category, severity, isReply }: AlertKind,
    manager: EntityManager,
  ): Promise<{ id: string; isNew: true }> {
    const id = newId();
    await manager.query(
      'INSERT INTO safety_alerts (id, child_id, category, severity, is_reply) VALUES ($1, $2, $3, $4, $5)',
      [id, childId, category, severity, isReply],
    );
    return { id, isNew: true };
  }

  async find(id: string): Promise<SafetyAlert | null> {
    const [alert] = await this.dataSource.query<SafetyAlert[]>(`SELECT ${COLUMNS} FROM safety_alerts WHERE id = $1`, [
      id,
    ]);
    return alert ?? null;
  }

  /** Of these children, the newest first. */
  async list(
    childIds: readonly string[],
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ items: SafetyAlert[]; total: number }> {
    const [items, [counted]] = await Promise.all([
      this.dataSource.query<SafetyAlert[]>(
        `SELECT ${COLUMNS} FROM safety_alerts WHERE child_id = ANY($1::uuid[])
          ORDER BY last_at DESC, id DESC LIMIT $2 OFFSET $3`,
        [childIds, limit, offset],
      ),
      this.dataSource.query<{ total: number }[]>(
        'SELECT count(*)::int AS total FROM safety_alerts WHERE child_id = ANY($1::uuid[])',
        [childIds],
      ),
    ]);
    return { items, total: counted!.total };
  }

  /** What a guardian says about an alert. The last word counts. */
  async judge(id: string, state: Exclude<SafetyAlertState, 'open'>, userId: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE safety_alerts SET state = $2, judged_by = $3, judged_at = now() WHERE id = $1',
      [id, state, userId],
    );
  }
}
