import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LocalDate } from '../recurrence/zone.js';
import type { ScheduleItem, ScheduleItemFields } from './schedule-item.js';

/** Marks the whole item, where others mark a step. */
export const WHOLE_ITEM = -1;

const COLUMNS = `s.id, s.child_id AS "childId", s.title, s.kind, s.picture, s.steps, s.minutes, s.recurrence, s.quiet, s.revision,
  s.updated_at AS "updatedAt"`;

/** SQL of schedule items and of what children have marked as done. */
@Injectable()
export class SchedulesRepository {
  constructor(private readonly dataSource: DataSource) {}

  ofChildren(childIds: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<ScheduleItem[]> {
    return manager.query<ScheduleItem[]>(
      `SELECT ${COLUMNS} FROM schedule_items s WHERE s.child_id = ANY($1::uuid[]) ORDER BY s.created_at, s.id`,
      [childIds],
    );
  }

  /** Of one of these children. With a manager, the row stays locked until the transaction ends. */
  async find(id: string, childIds: readonly string[], manager?: EntityManager): Promise<ScheduleItem | null> {
    const [row] = await (manager ?? this.dataSource.manager).query<ScheduleItem[]>(
      `SELECT ${COLUMNS} FROM schedule_items s WHERE s.id = $1 AND s.child_id = ANY($2::uuid[])
       ${manager ? 'FOR UPDATE' : ''}`,
      [id, childIds],
    );
    return row ?? null;
  }

  /** Counts the items of a child. Another item of the child waits until the transaction ends. */
  async countOf(childId: string, manager: EntityManager): Promise<number> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 18))', [`schedule ${childId}`]);
    const [row] = await manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM schedule_items s WHERE s.child_id = $1',
      [childId],
    );
    return row!.count;
  }

  async insert(id: string, childId: string, fields: ScheduleItemFields, manager: EntityManager): Promise<ScheduleItem> {
    const [row] = await manager.query<ScheduleItem[]>(
      `INSERT INTO schedule_items AS s (id, child_id, title, kind, picture, steps, minutes, recurrence, quiet)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${COLUMNS}`,
      [id, childId, ...valuesOf(fields)],
    );
    return row!;
  }

  async update(id: string, fields: ScheduleItemFields, manager: EntityManager): Promise<ScheduleItem> {
    const [rows] = await manager.query<[ScheduleItem[], number]>(
      `UPDATE schedule_items s SET title = $2, kind = $3, picture = $4, steps = $5, minutes = $6, recurrence = $7,
         quiet = $8, revision = revision + 1, updated_at = now()
       WHERE s.id = $1 RETURNING ${COLUMNS}`,
      [id, ...valuesOf(fields)],
    );
    return rows[0]!;
  }

  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM schedule_items WHERE id = $1', [id]);
  }

  /** The steps that were done on a date, by item. */
  async marksOn(itemIds: readonly string[], date: LocalDate): Promise<Map<string, Set<number>>> {
    const rows = await this.dataSource.query<{ itemId: string; steps: number[] }[]>(
      `SELECT m.item_id AS "itemId", array_agg(m.step) AS steps FROM plan_marks m
       WHERE m.item_id = ANY($1::uuid[]) AND m.local_date = $2 GROUP BY m.item_id`,
      [itemIds, date],
    );
    return new Map(rows.map(({ itemId, steps }) => [itemId, new Set(steps)]));
  }

  /** Marks a step once. An item that was deleted meanwhile is left alone. */
  async mark(itemId: string, date: LocalDate, step: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO plan_marks (item_id, local_date, step)
       SELECT s.id, $2, $3 FROM schedule_items s WHERE s.id = $1 FOR KEY SHARE ON CONFLICT DO NOTHING`,
      [itemId, date, step],
    );
  }
}

function valuesOf({ title, kind, picture, steps, minutes, recurrence, quiet }: ScheduleItemFields): unknown[] {
  return [title, kind, picture, steps, minutes, JSON.stringify(recurrence), quiet];
}
