/** The alerts that guardians get about the safety of a child. */

/** From this severity on, guardians get an alert, and staff a case. */
export const ALERT_SEVERITY = 4;
/** Guardians are told each time and at once, whatever their quiet hours. */
export const URGENT_SEVERITY = 5;
/** From this severity on, an event is kept for the digest. */
export const DIGEST_SEVERITY = 3;

export const SAFETY_ALERT_STATES = ['open', 'helpful', 'not_helpful'] as const;
export type SafetyAlertState = (typeof SAFETY_ALERT_STATES)[number];

/** Events of one kind about one child, for its guardians. It quotes nothing. */
export interface SafetyAlertBody {
  id: string;
  child_id: string;
  category: string;
  /** 4 or 5. */
  severity: number;
  /** How many messages it stands for. */
  count: number;
  first_at: string;
  last_at: string;
  /** `open`, or what a guardian said about it. */
  state: SafetyAlertState;
}
