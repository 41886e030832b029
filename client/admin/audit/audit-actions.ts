/** The actions of the filter. Other actions can be found with the search. */
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
  'password_reset',
  'password_reset_link_created',
  'passkey_added',
  'passkey_removed',
  'second_step_turned_on',
  'second_step_turned_off',
  'google_linked',
  'google_unlinked',
  'role_changed',
  'access_refused',
  'users_viewed',
  'waitlist_viewed',
  'waitlist_approved',
  'waitlist_approval_undone',
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
  'report_decision_undone',
  'safety_alert',
  'audit_exported',
] as const;

/** The detail of an entry as text: `role: moderator, reason: …`. */
export function detailText(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');
}
