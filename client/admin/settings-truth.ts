/** The three settings of the waitlist, as GraphQL spells them. */
export interface WaitlistRules {
  waitlistEnabled: boolean;
  waitlistMode: 'DISABLED' | 'ENABLED' | 'APPROVED_ONLY';
  waitlistAutoApprove: boolean;
}

/** The cases of the truth table, in the order in which they are shown (requirements B26). */
export const CASES = [
  {
    key: 'off',
    settings: 'Waitlist off, or mode Disabled',
    list: 'Not shown',
    access: 'Everyone may sign up and use Starling.',
  },
  {
    key: 'shown',
    settings: 'On, mode Enabled',
    list: 'Shown',
    access: 'No one is blocked. People may join the list and use Starling meanwhile.',
  },
  {
    key: 'auto',
    settings: 'On, mode Approved only, auto-approve on',
    list: 'Shown',
    access: 'Everyone who joins is approved at once. No one is blocked.',
  },
  {
    key: 'blocked',
    settings: 'On, mode Approved only, auto-approve off',
    list: 'Shown',
    access: 'Only approved people may use Starling. All others wait.',
  },
] as const;
export type CaseKey = (typeof CASES)[number]['key'];

/** The case that some settings make. */
export function caseOf({ waitlistEnabled, waitlistMode, waitlistAutoApprove }: WaitlistRules): CaseKey {
  if (!waitlistEnabled || waitlistMode === 'DISABLED') return 'off';
  if (waitlistMode === 'ENABLED') return 'shown';
  return waitlistAutoApprove ? 'auto' : 'blocked';
}
