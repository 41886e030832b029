import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import { newId } from '../platform/ids.js';
import type { ConsentText } from './consent-text.js';

/** `use`: Starling itself. Features add purposes of their own. */
export const USE = 'use';

export interface Consent {
  readonly purpose: string;
  readonly version: string;
  /** In which the text was read. */
  readonly language: Language;
  readonly sha256: string;
  /** Null once that account is erased. */
  readonly givenBy: string | null;
  readonly givenAt: Date;
  readonly withdrawnAt: Date | null;
}

/** SQL of the ledger of consents. A line is added, and withdrawn once; it is never deleted while the child exists. */
@Injectable()
export class ConsentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first; of one purpose, or of all. */
  listOf(childId: string, purposes: readonly string[] | null = [USE]): Promise<Consent[]> {
    return this.dataSource.query<Consent[]>(
      `SELECT purpose, text_version AS version, text_language AS language, text_sha256 AS sha256, given_by AS "givenBy",
         given_at AS "givenAt", withdrawn_at AS "withdrawnAt"
       FROM child_consents WHERE child_id = $1 AND ($2::text[] IS NULL OR purpose = ANY($2))
       ORDER BY given_at DESC, id DESC`,
      [childId, purposes],
    );
  }

  async add(childId: string, text: ConsentText, givenBy: string, manager: EntityManager, purpose = USE): Promise<void> {
    await manager.query(
      `INSERT INTO child_consents (id, child_id, purpose, text_version, text_language, text_sha256, given_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(), childId, purpose, text.version, text.language, text.sha256, givenBy],
    );
  }

  /** Withdraws the consents of one purpose, or of all. Returns how many lines were withdrawn. */
  async withdraw(
    childId: string,
    withdrawnBy: string,
    manager: EntityManager,
    purpose: string | null = null,
  ): Promise<number> {
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE child_consents SET withdrawn_at = now(), withdrawn_by = $2
       WHERE child_id = $1 AND withdrawn_at IS NULL AND ($3::text IS NULL OR purpose = $3)`,
      [childId, withdrawnBy, purpose],
    );
    return count;
  }
}
