import type { AgeBand } from '../../contract/children.ts';
import type { ReviewDirection, SafetyCategory, SafetySeverity } from '../../contract/safety.ts';
import { FIXED_TEXT_SEVERITY } from '../../contract/safety.ts';

/** The decision about an unsafe text, as it is stored with its case. */
export interface UnsafeVerdict {
  readonly category: SafetyCategory;
  readonly severity: SafetySeverity;
  /** The harm may come from the child's home, so nothing about the text reaches a guardian. */
  readonly isHome: boolean;
  readonly ruleId: string;
  readonly packVersion: string;
}

/** `unchecked`: the text could not be reviewed in time, so it gets the cautious answer. `null`: it is harmless. */
export type SafetyVerdict = UnsafeVerdict | 'unchecked' | null;

export interface ReviewContext {
  /** `in`: the person writes. `out`: the companion writes; any verdict then blocks the text. */
  readonly direction: ReviewDirection;
  /** `null`: the account is an adult's. */
  readonly band: AgeBand | null;
  /** BCP 47. Rules of every language are tried; this one is told apart in figures. */
  readonly language?: string;
  /** `in`: up to six earlier messages of the person. `out`: the 200 characters before the text. Ascending. */
  readonly recent?: readonly string[];
  /** It is a part of a story that a grown-up gives to children, so nobody speaks of themselves. */
  readonly isStory?: boolean;
}

/** The verdict, if a fixed text answers in place of the model. */
export function fixedTextVerdict(verdict: SafetyVerdict): UnsafeVerdict | 'unchecked' | null {
  return verdict === null || verdict === 'unchecked' || verdict.severity >= FIXED_TEXT_SEVERITY ? verdict : null;
}

/**
 * What two readers found together. Where the rules could not read a text of a child, it stays unread: they alone know of harm
 * at home.
 */
export function moreSevere(
  first: SafetyVerdict,
  second: UnsafeVerdict | null,
  direction: ReviewContext['direction'],
): SafetyVerdict {
  if (second === null) return first;
  if (first === 'unchecked') return direction === 'in' ? first : second;
  if (first === null) return second;
  return first.severity >= second.severity ? first : { ...second, isHome: first.isHome };
}

/** The name of a verdict in cases, logs and the audit log. */
export function reasonOf(verdict: UnsafeVerdict | 'unchecked'): string {
  return verdict === 'unchecked' ? verdict : verdict.category;
}
