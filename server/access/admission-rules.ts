import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';

/** Why an account is kept out. It is also the error code that a blocked call answers. */
export type BlockReason = Extract<
  ErrorCode,
  'waitlisted' | 'logged_out' | 'second_step_required' | 'paused' | 'quiet_hours' | 'budget_used' | 'break'
>;

export interface Block {
  readonly reason: BlockReason;
  /** When the block ends by itself. Absent: only a change of the account ends it. */
  readonly until?: Date;
}

/** A block that time alone will bring. */
export interface ComingBlock {
  readonly reason: BlockReason;
  readonly at: Date;
}

/** Blocks that guardians' rules bring and lift again. The child stays signed in and may ask for help, its state and a grown-up. */
export const SHUT_OUT_REASONS: readonly BlockReason[] = ['paused', 'quiet_hours', 'budget_used', 'break'];

/** How one feature decides whether an account may use the product. `Facts` are the columns that it selects. */
export interface AdmissionRule<Facts extends object> {
  readonly name: string;
  /** SQL: what `decide` reads of an account `u` (a row of `users`) and of `join`. Prefix each name with the feature's. */
  readonly columns: string;
  /** SQL: a left join of at most one row for each account. */
  readonly join: string;
  /** What blocks the account at `now`; `null`: nothing does. */
  decide(facts: Facts, now: Date): Block | null;
  /** When the answer may change by time alone, so that open connections are checked again then. `null`: not by time. */
  changesAt?(facts: Facts, now: Date): Date | null;
  /** The language of texts to the account, if not the one of its settings. */
  languageOf?(facts: Facts): Language | null;
  /** The block that comes next if nothing changes, for a warning; `null`: none is known. */
  nextBlock?(facts: Facts, now: Date): ComingBlock | null;
}

/**
 * The rules by which features keep accounts out. Register in `onModuleInit`.
 *
 * A rule brings SQL instead of an answer of its own, because every call asks: all rules are columns of the one query that
 * loads an account (`AccessStates`), so that another rule costs a join and no round trip. The row is used for a second at
 * most, and each use asks the rules at that instant. A feature whose answer changes sooner announces it (`AccessChanges`),
 * which also re-checks open connections.
 */
@Injectable()
export class AdmissionRules {
  private readonly rules = new Map<string, AdmissionRule<object>>();

  register<Facts extends object>(rule: AdmissionRule<Facts>): void {
    if (this.rules.has(rule.name)) throw new Error(`The admission rule ${rule.name} is registered twice`);
    this.rules.set(rule.name, rule);
  }

  /** For a query over accounts `u` that selects at least one column before these. */
  sql(): { columns: string; joins: string } {
    const rules = [...this.rules.values()];
    return {
      columns: rules.map(({ columns }) => `, ${columns}`).join(''),
      joins: rules.map(({ join }) => join).join(' '),
    };
  }

  /** What blocks an account at `now`, given its row of such a query. Empty: the account is admitted. */
  blocksOf(row: object, now: Date): Block[] {
    return [...this.rules.values()].flatMap((rule) => rule.decide(row, now) ?? []);
  }

  /** The first instant at which the blocks may change by time alone; `null`: none. */
  changesAt(row: object, now: Date): Date | null {
    const instants = [...this.rules.values()].flatMap((rule) => rule.changesAt?.(row, now) ?? []);
    return instants.length === 0 ? null : new Date(Math.min(...instants.map((instant) => instant.getTime())));
  }

  /** `null`: the language of its settings. */
  languageOf(row: object): Language | null {
    for (const rule of this.rules.values()) {
      const language = rule.languageOf?.(row);
      if (language) return language;
    }
    return null;
  }

  /** The first block that time alone will bring; `null`: none is known. */
  nextBlock(row: object, now: Date): ComingBlock | null {
    const blocks = [...this.rules.values()].flatMap((rule) => rule.nextBlock?.(row, now) ?? []);
    return blocks.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null;
  }
}
