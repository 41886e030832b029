/** The three waitlist settings, with their GraphQL names. */
export interface WaitlistRules {
  waitlistEnabled: boolean;
  waitlistMode: 'DISABLED' | 'ENABLED' | 'APPROVED_ONLY';
  waitlistAutoApprove: boolean;
}

/** What the settings mean together, in the order of the table. */
export const CASES = ['off', 'shown', 'auto', 'blocked'] as const;
export type CaseKey = (typeof CASES)[number];

/** The case that these settings lead to. */
export function caseOf({ waitlistEnabled, waitlistMode, waitlistAutoApprove }: WaitlistRules): CaseKey {
  if (!waitlistEnabled || waitlistMode === 'DISABLED') return 'off';
  if (waitlistMode === 'ENABLED') return 'shown';
  return waitlistAutoApprove ? 'auto' : 'blocked';
}
