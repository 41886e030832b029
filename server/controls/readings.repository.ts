import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isRead, type StoryReading, type StoryTurn, turnPage } from './story-reading.js';

interface StoredReading {
  readonly reading: StoryReading | null;
  readonly now: number;
}

/** Without a reading, everything but the time is null. */
interface Row extends Omit<StoryReading, 'turnedAt'> {
  readonly now: Date;
  readonly turnedAt: Date | null;
}

/** SQL of what the server saw of children's reading. The caller holds the lock of the child. */
@Injectable()
export class ReadingsRepository {
  async turn(childId: string, turn: StoryTurn, manager: EntityManager): Promise<void> {
    const { reading, now } = await this.find(childId, turn.slug, manager);
    const { page, reached, readMs, turnedAt, pages, expectedMs } = turnPage(reading, turn, now);
    await manager.query(
      `INSERT INTO child_readings (child_id, slug, page, reached, read_ms, turned_at, pages, expected_ms)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (child_id, slug) DO UPDATE SET page = $3, reached = $4, read_ms = $5, turned_at = $6, pages = $7,
         expected_ms = $8`,
      [childId, turn.slug, page, reached, readMs, new Date(turnedAt), pages, expectedMs],
    );
  }

  /** Whether the child has read the story. What was seen is used up with it: the next time it is read again. */
  async takeRead(childId: string, slug: string, manager: EntityManager): Promise<boolean> {
    const { reading, now } = await this.find(childId, slug, manager);
    if (!reading || !isRead(reading, now)) return false;
    await manager.query('DELETE FROM child_readings WHERE child_id = $1 AND slug = $2', [childId, slug]);
    return true;
  }

  private async find(childId: string, slug: string, manager: EntityManager): Promise<StoredReading> {
    const [row] = await manager.query<Row[]>(
      `SELECT clock_timestamp() AS now, r.page, r.reached, r.read_ms AS "readMs", r.turned_at AS "turnedAt", r.pages,
         r.expected_ms AS "expectedMs"
       FROM (SELECT 1) one LEFT JOIN child_readings r ON r.child_id = $1 AND r.slug = $2`,
      [childId, slug],
    );
    const { now, turnedAt, ...seen } = row!;
    return { reading: turnedAt ? { ...seen, turnedAt: turnedAt.getTime() } : null, now: now.getTime() };
  }
}
