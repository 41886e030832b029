/** What the log can be narrowed to; others are found by searching. */
export const AUDIT_ACTIONS = [
  'signed_in',
  'sign_in_failed',
  'sign_in_refused',
  'signed_out',
  'session_ended',
  'refresh_token_reused',
  'account_registered',
  'account_disabled',
  'sessions_ended',
  'account_enabled',
  'account_exported',
  'account_erased',
  'account_erasure_begun',
  'password_changed',
  'google_linked',
  'google_unlinked',
  'role_changed',
  'access_refused',
  'users_viewed',
  'waitlist_viewed',
  'waitlist_approved',
  'waitlist_invited',
  'invitation_used',
  'staff_admitted',
  'waitlist_removed',
  'waitlist_rules_changed',
  'message_reported',
  'report_viewed',
  'report_claimed',
  'report_released',
  'report_decided',
  'safety_alert',
  'audit_exported',
] as const;

/** `role_changed` as `Role changed`. */
export function actionText(action: string): string {
  const words = action.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The detail of a line in a few words: `role: moderator, reason: …`. */
export function detailText(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');
}
