import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ChildProfile, ChildRow } from './child.js';
import { zoneAt } from './child-zone.js';

const COLUMNS = `c.id, c.user_id AS "userId", c.nickname, c.avatar, c.colour, c.age_band AS "ageBand",
  c.band_confirmed_at AS "bandConfirmedAt", c.reading_level AS "readingLevel", c.languages, c.interests, c.note,
  ${zoneAt('now()')} AS "timeZone", c.time_zone AS "homeZone", c.transcript, c.paused_at AS "pausedAt", c.created_at AS "createdAt",
  c.updated_at AS "updatedAt",
  (SELECT count(*)::int FROM device_children dc JOIN devices d ON d.id = dc.device_id
    WHERE dc.child_id = c.id AND d.revoked_at IS NULL) AS devices,
  (SELECT given.text_version FROM child_consents given WHERE given.child_id = c.id AND given.purpose = 'use'
    AND given.withdrawn_at IS NULL
    ORDER BY given.given_at DESC LIMIT 1) AS "consentVersion",
  (SELECT waits.erases_at FROM child_erasures waits WHERE waits.child_id = c.id AND waits.what = 'child') AS "erasesAt",
  (SELECT waits.erases_at FROM child_erasures waits WHERE waits.child_id = c.id AND waits.what = 'conversations')
    AS "conversationsEraseAt"`;

/** SQL of children's profiles. */
@Injectable()
export class ChildrenRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order in which they were added. */
  findAll(ids: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<ChildRow[]> {
    return manager.query<ChildRow[]>(
      `SELECT ${COLUMNS} FROM children c JOIN users u ON u.id = c.user_id
       WHERE c.id = ANY($1::uuid[]) AND u.erasure_requested_at IS NULL ORDER BY c.created_at, c.id`,
      [ids],
    );
  }

  /** `null`: the account is no child's. */
  async ofAccount(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Pick<ChildRow, 'id' | 'timeZone'> | null> {
    const [row] = await manager.query<Pick<ChildRow, 'id' | 'timeZone'>[]>(
      `SELECT c.id, ${zoneAt('now()')} AS "timeZone" FROM children c WHERE c.user_id = $1`,
      [userId],
    );
    return row ?? null;
  }

  async insert(id: string, userId: string, profile: ChildProfile, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO children (id, user_id, nickname, avatar, colour, age_band, reading_level, languages, interests, note,
         time_zone, transcript)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        id,
        userId,
        profile.nickname,
        profile.avatar,
        profile.colour,
        profile.ageBand,
        profile.readingLevel,
        profile.languages,
        profile.interests,
        profile.note,
        profile.timeZone,
        profile.transcript,
      ],
    );
  }

  /** Pauses or resumes children. @returns the ids of those whose state has changed */
  async setPaused(ids: readonly string[], pausedBy: string | null, manager: EntityManager): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE children SET paused_at = CASE WHEN $2::uuid IS NULL THEN NULL ELSE now() END, paused_by = $2
       WHERE id = ANY($1::uuid[]) AND (paused_at IS NULL) = ($2::uuid IS NOT NULL) RETURNING id`,
      [ids, pausedBy],
    );
    return rows.map(({ id }) => id);
  }

  /** Lets another zone count until an instant; `null` ends that. */
  async travel(id: string, journey: { zone: string; until: Date } | null, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE children SET travel_zone = $2, travel_until = $3, updated_at = now() WHERE id = $1', [
      id,
      journey?.zone ?? null,
      journey?.until ?? null,
    ]);
  }

  /** Naming the age band confirms it, also the same one. Another time zone ends a journey. */
  async update(id: string, patch: Partial<ChildProfile>, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE children SET nickname = coalesce($2, nickname), avatar = coalesce($3, avatar), colour = coalesce($4, colour),
         age_band = coalesce($5, age_band),
         band_confirmed_at = CASE WHEN $5::text IS NULL THEN band_confirmed_at ELSE now() END,
         reading_level = coalesce($6, reading_level), languages = coalesce($7, languages),
         interests = coalesce($8, interests), note = CASE WHEN $9 THEN $10 ELSE note END,
         time_zone = coalesce($11, time_zone),
         travel_zone = CASE WHEN coalesce($11, time_zone) = time_zone THEN travel_zone END,
         travel_until = CASE WHEN coalesce($11, time_zone) = time_zone THEN travel_until END, transcript = coalesce($12, transcript), updated_at = now()
       WHERE id = $1`,
      [
        id,
        patch.nickname ?? null,
        patch.avatar ?? null,
        patch.colour ?? null,
        patch.ageBand ?? null,
        patch.readingLevel ?? null,
        patch.languages ?? null,
        patch.interests ?? null,
        patch.note !== undefined,
        patch.note ?? null,
        patch.timeZone ?? null,
        patch.transcript ?? null,
      ],
    );
  }
}
