import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ExcerptMessage } from '../../contract/moderation.js';
import { Sealer } from '../platform/crypto.js';
import { newId } from '../platform/ids.js';
import type { UnsafeVerdict } from '../safety/safety-verdict.js';

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

  /** Empty where no text was kept, or its time is over. */
  async readExcerpt(id: string): Promise<ExcerptMessage[]> {
    const [row] = await this.dataSource.query<{ sealed: string | null }[]>(
      'SELECT sealed_excerpt AS sealed FROM reports WHERE id = $1 AND is_home',
      [id],
    );
    const text = row?.sealed ? this.sealer.open(row.sealed) : null;
    return text === null ? [] : (JSON.parse(text) as ExcerptMessage[]);
  }
}
