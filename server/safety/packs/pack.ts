import type { ReviewDirection, SafetyCategory, SafetySeverity } from '../../../contract/safety.ts';

type AtLeastOne<T> = readonly [T, ...T[]];

/** Sentences that show what an entry is for. `packs.spec.ts` checks each of them. */
interface Examples {
  /** Unique. Stored with each decision, and names the entry in reviews. */
  readonly id: string;
  readonly matches: AtLeastOne<string>;
  /** Similar sentences that the entry must leave alone. */
  readonly passes: AtLeastOne<string>;
}

/** A sign of danger, written as phrases: see phrase.ts. */
export interface PackRule extends Examples {
  readonly category: SafetyCategory;
  /** That of the category if absent. */
  readonly severity?: SafetySeverity;
  /** The harm may come from the child's home. */
  readonly isHome?: boolean;
  /** Each of them suffices. */
  readonly any?: AtLeastOne<string>;
  /** All of them, spread over the messages of a child, the last of them in the newest. */
  readonly spread?: readonly [string, string, ...string[]];
  /** Phrases nearby that make it harmless. */
  readonly unless?: readonly string[];
}

/** A phrase that sounds dangerous and is not. The rules do not see it. */
export interface HarmlessPhrase extends Examples {
  readonly any: AtLeastOne<string>;
}

/** Groups of words by a name in capitals. A group may hold others. */
export type Concepts = Readonly<Record<string, string>>;

export interface Pack {
  readonly language: string;
  readonly direction: ReviewDirection;
  readonly concepts: Concepts;
  readonly rules: readonly PackRule[];
  readonly harmless: readonly HarmlessPhrase[];
}
