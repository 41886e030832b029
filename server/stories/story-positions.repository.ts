import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StoryPlace } from './story-positions.dto.js';

/** `updatedAt` is null where nothing was read yet. */
export interface StoryPosition extends StoryPlace {
  readonly updatedAt: Date | null;
}

const COLUMNS = `p.page, p.sentence, p.updated_at AS "updatedAt"`;

/** SQL of where accounts are in stories. All devices of a child share its account. */
@Injectable()
export class StoryPositionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(userId: string, slug: string): Promise<StoryPosition | null> {
    const [row] = await this.dataSource.query<StoryPosition[]>(
      `SELECT ${COLUMNS} FROM story_positions p WHERE p.user_id = $1 AND p.slug = $2`,
      [userId, slug],
    );
    return row ?? null;
  }

  /** The last writer wins, and its time is later than that of every writer before, as wire times have milliseconds. */
  async put(
    userId: string,
    slug: string,
    { page, sentence }: StoryPlace,
  ): Promise<StoryPosition & { updatedAt: Date }> {
    const [row] = await this.dataSource.query<(StoryPosition & { updatedAt: Date })[]>(
      `INSERT INTO story_positions AS p (user_id, slug, page, sentence, updated_at)
       VALUES ($1, $2, $3, $4, date_trunc('milliseconds', clock_timestamp()))
       ON CONFLICT (user_id, slug) DO UPDATE SET page = $3, sentence = $4, updated_at =
         GREATEST(date_trunc('milliseconds', clock_timestamp()), p.updated_at + interval '1 millisecond')
       RETURNING ${COLUMNS}`,
      [userId, slug, page, sentence],
    );
    return row!;
  }

  all(userId: string, manager: EntityManager): Promise<(StoryPosition & { slug: string })[]> {
    return manager.query(`SELECT p.slug, ${COLUMNS} FROM story_positions p WHERE p.user_id = $1 ORDER BY p.slug`, [
      userId,
    ]);
  }
}
