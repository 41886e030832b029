import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ExcerptMessage } from '../../contract/moderation.js';
import { Sealer } from '../platform/crypto.js';
import { newId } from '../platform/ids.js';
import type { UnsafeVerdict } from '../safety/safety-verdict.js';

/** A case keeps so many messages: the first ones, and the newest. */
const MESSAGES_MAX = 60;
const FIRST_KEPT = 10;

export interface NewSealedCase {
  verdict: UnsafeVerdict;
  /** The account of the child. `null`: nothing may be kept that leads to it. */
  subjectId: string | null;
  /** The adults of the household. */
  barred: readonly string[];
  /** `null`: no text may be kept. */
  excerpt: ExcerptMessage[] | null;
}

/** Cases about harm that may come from home. They name no conversation and no message, and their text is encrypted. */
@Injectable()
export class SealedCasesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealer: Sealer,
  ) {}

  /** @returns the id of the case */
  async insert({ verdict, subjectId, barred, excerpt }: NewSealedCase, manager: EntityManager): Promise<string> {
    const id = newId();
    const { category, severity, ruleId, packVersion } = verdict;
    await manager.query(
      `INSERT INTO reports (id, subject_id, source, reason, excerpt, safety_severity, is_home, rule_id, pack_version,
                            barred, sealed_excerpt)
       VALUES ($1, $2, 'safety', $3, '[]', $4, true, $5, $6, $7, $8)`,
      [
        id,
        subjectId,
        category,
        severity,
        ruleId,
        packVersion,
        barred,
        excerpt && this.sealer.seal(JSON.stringify(excerpt)),
      ],
    );
    return id;
  }

  /** Adds messages to the newest undecided case about the account that has a readable text. `false`: there is none. */
  async addTo(subjectId: string, messages: readonly ExcerptMessage[], manager: EntityManager): Promise<boolean> {
    const [found] = await manager.query<{ id: string; sealed: string }[]>(
      `SELECT id, sealed_excerpt AS sealed FROM reports
        WHERE subject_id = $1 AND is_home AND status <> 'resolved' AND sealed_excerpt IS NOT NULL
        ORDER BY created_at DESC LIMIT 1 FOR UPDATE`,
      [subjectId],
    );
    const earlier = found && this.open(found.sealed);
    if (!earlier) return false;
    const all = [...earlier, ...messages];
    const kept =
      all.length > MESSAGES_MAX ? [...all.slice(0, FIRST_KEPT), ...all.slice(FIRST_KEPT - MESSAGES_MAX)] : all;
    await manager.query('UPDATE reports SET sealed_excerpt = $2 WHERE id = $1', [
      found.id,
      this.sealer.seal(JSON.stringify(kept)),
    ]);
    return true;
  }

  /** What a case holds encrypted. Empty where nothing was kept, or its time is over. */
  async readExcerpt(id: string): Promise<ExcerptMessage[]> {
    const [row] = await this.dataSource.query<{ sealed: string | null }[]>(
      'SELECT sealed_excerpt AS sealed FROM reports WHERE id = $1',
      [id],
    );
    return row?.sealed ? (this.open(row.sealed) ?? []) : [];
  }

  /** `null`: the signing secret has changed. */
  private open(sealed: string): ExcerptMessage[] | null {
    const text = this.sealer.open(sealed);
    return text === null ? null : (JSON.parse(text) as ExcerptMessage[]);
  }
}
