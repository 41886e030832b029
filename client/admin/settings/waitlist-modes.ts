/** The three waitlist settings, with their GraphQL names. */
export interface WaitlistRules {
  waitlistEnabled: boolean;
  waitlistMode: 'DISABLED' | 'ENABLED' | 'APPROVED_ONLY';
  waitlistAutoApprove: boolean;
}

/** What the settings mean together, in the order of the table. */
export const CASES = [
  {
    key: 'off',
    settings: 'Waitlist off, or mode Disabled',
    list: 'Not shown',
    access: 'Everyone can sign up and use Starling.',
  },
  {
    key: 'shown',
    settings: 'On, mode Enabled',
    list: 'Shown',
    access: 'No one is blocked. People can join the list and use Starling in the meantime.',
  },
  {
    key: 'auto',
    settings: 'On, mode Approved only, auto-approve on',
    list: 'Shown',
    access: 'Everyone who joins is approved immediately. No one is blocked.',
  },
  {
    key: 'blocked',
    settings: 'On, mode Approved only, auto-approve off',
    list: 'Shown',
    access: 'Only approved people can use Starling. Everyone else waits.',
  },
] as const;
export type CaseKey = (typeof CASES)[number]['key'];

/** The case that these settings lead to. */
export function caseOf({ waitlistEnabled, waitlistMode, waitlistAutoApprove }: WaitlistRules): CaseKey {
  if (!waitlistEnabled || waitlistMode === 'DISABLED') return 'off';
  if (waitlistMode === 'ENABLED') return 'shown';
  return waitlistAutoApprove ? 'auto' : 'blocked';
}
