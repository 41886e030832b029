/** Tables that refer to accounts and never to a child's: a child has no address, password or household of its own. */
export const ADULT_TABLES: readonly string[] = [
  'calendar_links',
  'content_variants',
  'contents',
  'erasure_receipts',
  'former_usernames',
  'held_reminders',
  'household_invitations',
  'household_members',
  'households',
  'identities',
  'one_time_codes',
  'pairing_guesses',
  'passkey_challenges',
  'passkeys',
  'password_reset_links',
  'push_subscriptions',
  'email_verification_links',
  'removed_from_waitlist',
  'recovery_codes',
  'report_openings',
  'report_views',
  'second_step_tickets',
  'second_steps',
  'upload_parts',
  'uploads',
  'waitlist_entries',
];

/**
 * Tables that guardians do not see counted: the traces of messages about harm that may come from home. They hold ids and
 * times, no text.
 */
export const SEALED_TABLES: readonly string[] = ['sealed_exchanges'];
