import type { AgeBand, Avatar, ChildColour, ReadingLevel, Transcript } from '../../contract/children.js';
import type { HouseholdRole } from '../../contract/households.js';

/** What a guardian enters. */
export interface ChildProfile {
  readonly nickname: string;
  readonly avatar: Avatar;
  readonly colour: ChildColour;
  readonly ageBand: AgeBand;
  readonly readingLevel: ReadingLevel;
  readonly languages: string[];
  readonly interests: string[];
  /** What the companion may know. */
  readonly note: string | null;
  /** IANA. The zone on whose clock the child lives now. */
  readonly timeZone: string;
  readonly transcript: Transcript;
}

export interface ChildRow extends ChildProfile {
  readonly id: string;
  /** The child's own account. */
  readonly userId: string;
  readonly bandConfirmedAt: Date;
  readonly pausedAt: Date | null;
  /** The zone at home, which guardians enter. During a journey, `timeZone` is another one. */
  readonly homeZone: string;
  readonly devices: number;
  /** The version of the text that a guardian has agreed to and not withdrawn; null: none. */
  readonly consentVersion: string | null;
  readonly erasesAt: Date | null;
  readonly conversationsEraseAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A child as one of its adults sees it. */
export interface Child extends ChildRow {
  /** The role of the adult who asks. */
  readonly role: HouseholdRole;
  /** The child's homes in which that adult is a member. */
  readonly householdIds: string[];
}

/** A child as the product itself sees it, with all its homes. */
export type AnyChild = Omit<Child, 'role'>;
