import { Injectable } from '@nestjs/common';
import type { AgeBand, ReadingLevel } from '../../contract/children.js';
import { type Language, languageAmong } from '../../contract/languages.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';

/** The facts that the companion may know about the child it writes to. Never a nickname or an id. */
export interface ChildAudience {
  readonly ageBand: AgeBand;
  readonly readingLevel: ReadingLevel;
  readonly languages: readonly string[];
  readonly interests: readonly string[];
  /** What a guardian wants the companion to know. */
  readonly note: string | null;
}

/** The language of texts to a child: the first of its languages that the product speaks, or else English. */
export function languageOfChild(child: Pick<ChildAudience, 'languages'> | null | undefined): Language {
  return languageAmong(child?.languages ?? []) ?? 'en';
}

/** So many accounts of adults are remembered, so that their messages cost no question. */
const REMEMBERED_ADULTS = 10_000;

/**
 * Finds out whether a reply is for a child, and in which language its reader gets the texts of the service. An account is a
 * child's from its beginning to its end, or never.
 */
@Injectable()
export class ChildAudiences {
  private readonly adults = new Set<string>();

  constructor(private readonly statements: PreparedStatements) {}

  /** `null`: the account is an adult's. */
  async of(userId: string): Promise<ChildAudience | null> {
    if (this.adults.has(userId)) return null;
    const [child] = await this.statements.query<ChildAudience>(
      'read-child-audience',
      `SELECT age_band AS "ageBand", reading_level AS "readingLevel", languages, interests, note
       FROM children WHERE user_id = $1`,
      [userId],
    );
    if (child) return child;
    if (this.adults.size >= REMEMBERED_ADULTS) this.adults.clear();
    this.adults.add(userId);
    return null;
  }

  /** The language of texts to an account: a child's own; an adult's chosen one, else its browser's; else English. */
  async languageOf(userId: string): Promise<Language> {
    const [row] = await this.statements.query<{ chosen: string | null; languages: string[] | null }>(
      'read-language-of-account',
      `SELECT coalesce(u.settings ->> 'language', u.browser_language) AS chosen, c.languages
       FROM users u LEFT JOIN children c ON c.user_id = u.id WHERE u.id = $1`,
      [userId],
    );
    return languageAmong(row?.languages ?? [row?.chosen ?? '']) ?? 'en';
  }
}
