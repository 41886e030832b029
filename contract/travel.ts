/** Travel: a device is on another clock than the child, and a guardian decides whether the child's times follow it. */

/** A device is on another clock for so long before guardians are asked. */
export const ZONE_ASKED_AFTER_HOURS = 2;
/** The same zone is asked about once in so many days. */
export const ZONE_ASKED_EVERY_DAYS = 7;
/** What the question suggests, and the latest date that a guardian can choose. */
export const TRAVEL_DAYS = { suggested: 14, max: 90 } as const;

export const ZONE_QUESTION_STATES = ['pending', 'accepted', 'declined'] as const;
export type ZoneQuestionState = (typeof ZONE_QUESTION_STATES)[number];
export const ZONE_DECISIONS = ['accept', 'decline'] as const;
export type ZoneDecision = (typeof ZONE_DECISIONS)[number];

/** "Mia's tablet is on Lisbon time. Use it until 3 August?" */
export interface ZoneQuestionBody {
  id: string;
  child_id: string;
  /** Null: the device was removed. */
  device_name: string | null;
  time_zone: string;
  /** The place in the name of the zone. */
  place: string;
  /** The zone on whose clock the child lives now. */
  current_time_zone: string;
  /** A date there. */
  suggested_until: string;
  state: ZoneQuestionState;
  /** The last date on which the zone holds. */
  until: string | null;
  asked_at: string;
  decided_by: string | null;
}
