/**
 * The catalogue of errors: HTTP status and GraphQL code. Codes are part of the API: never rename one. The texts for people
 * are in `languages/<language>/errors.json`, by code.
 */

export const ERRORS = {
  // 400
  bad_request: { status: 400, graphql: 'BAD_USER_INPUT' },
  invalid_json: { status: 400, graphql: 'BAD_USER_INPUT' },
  invalid_grant: { status: 400, graphql: 'BAD_USER_INPUT' },
  oauth_failed: { status: 400, graphql: 'BAD_USER_INPUT' },
  authorization_pending: { status: 400, graphql: 'BAD_USER_INPUT' },
  slow_down: { status: 400, graphql: 'BAD_USER_INPUT' },
  expired_token: { status: 400, graphql: 'BAD_USER_INPUT' },
  access_denied: { status: 400, graphql: 'BAD_USER_INPUT' },
  bad_frame: { status: 400, graphql: 'BAD_USER_INPUT' },
  // 401
  unauthorized: { status: 401, graphql: 'UNAUTHENTICATED' },
  invalid_token: { status: 401, graphql: 'UNAUTHENTICATED' },
  token_expired: { status: 401, graphql: 'UNAUTHENTICATED' },
  logged_out: { status: 401, graphql: 'UNAUTHENTICATED' },
  invalid_credentials: { status: 401, graphql: 'UNAUTHENTICATED' },
  invalid_refresh_token: { status: 401, graphql: 'UNAUTHENTICATED' },
  authentication_failed: { status: 401, graphql: 'UNAUTHENTICATED' },
  passkey_refused: { status: 401, graphql: 'UNAUTHENTICATED' },
  // 403
  second_step_needed: { status: 403, graphql: 'FORBIDDEN' },
  second_step_required: { status: 403, graphql: 'FORBIDDEN' },
  wrong_code: { status: 403, graphql: 'FORBIDDEN' },
  forbidden: { status: 403, graphql: 'FORBIDDEN' },
  waitlisted: { status: 403, graphql: 'FORBIDDEN' },
  account_disabled: { status: 403, graphql: 'FORBIDDEN' },
  not_own_message: { status: 403, graphql: 'FORBIDDEN' },
  password_login_disabled: { status: 403, graphql: 'FORBIDDEN' },
  reauthentication_required: { status: 403, graphql: 'FORBIDDEN' },
  own_report: { status: 403, graphql: 'FORBIDDEN' },
  wrong_pin: { status: 403, graphql: 'FORBIDDEN' },
  transcript_topics: { status: 403, graphql: 'FORBIDDEN' },
  origin_refused: { status: 403, graphql: 'FORBIDDEN' },
  paused: { status: 403, graphql: 'FORBIDDEN' },
  quiet_hours: { status: 403, graphql: 'FORBIDDEN' },
  budget_used: { status: 403, graphql: 'FORBIDDEN' },
  break: { status: 403, graphql: 'FORBIDDEN' },
  area_off: { status: 403, graphql: 'FORBIDDEN' },
  goal_first: { status: 403, graphql: 'FORBIDDEN' },
  own_words_off: { status: 403, graphql: 'FORBIDDEN' },
  file_link_ended: { status: 403, graphql: 'FORBIDDEN' },
  helper_limit: { status: 403, graphql: 'FORBIDDEN' },
  // 404
  not_found: { status: 404, graphql: 'NOT_FOUND' },
  child_not_found: { status: 404, graphql: 'NOT_FOUND' },
  request_not_found: { status: 404, graphql: 'NOT_FOUND' },
  household_not_found: { status: 404, graphql: 'NOT_FOUND' },
  member_not_found: { status: 404, graphql: 'NOT_FOUND' },
  invitation_not_found: { status: 404, graphql: 'NOT_FOUND' },
  receipt_not_found: { status: 404, graphql: 'NOT_FOUND' },
  erasure_not_found: { status: 404, graphql: 'NOT_FOUND' },
  device_not_found: { status: 404, graphql: 'NOT_FOUND' },
  pairing_not_found: { status: 404, graphql: 'NOT_FOUND' },
  conversation_not_found: { status: 404, graphql: 'NOT_FOUND' },
  message_not_found: { status: 404, graphql: 'NOT_FOUND' },
  user_not_found: { status: 404, graphql: 'NOT_FOUND' },
  passkey_not_found: { status: 404, graphql: 'NOT_FOUND' },
  session_not_found: { status: 404, graphql: 'NOT_FOUND' },
  upload_not_found: { status: 404, graphql: 'NOT_FOUND' },
  reminder_not_found: { status: 404, graphql: 'NOT_FOUND' },
  firing_not_found: { status: 404, graphql: 'NOT_FOUND' },
  schedule_item_not_found: { status: 404, graphql: 'NOT_FOUND' },
  plan_entry_not_found: { status: 404, graphql: 'NOT_FOUND' },
  calendar_link_not_found: { status: 404, graphql: 'NOT_FOUND' },
  push_subscription_not_found: { status: 404, graphql: 'NOT_FOUND' },
  content_not_found: { status: 404, graphql: 'NOT_FOUND' },
  safety_alert_not_found: { status: 404, graphql: 'NOT_FOUND' },
  report_not_found: { status: 404, graphql: 'NOT_FOUND' },
  notification_not_found: { status: 404, graphql: 'NOT_FOUND' },
  not_on_waitlist: { status: 404, graphql: 'NOT_FOUND' },
  // 405
  method_not_allowed: { status: 405, graphql: 'BAD_USER_INPUT' },
  // 409
  email_taken: { status: 409, graphql: 'CONFLICT' },
  username_taken: { status: 409, graphql: 'CONFLICT' },
  google_account_in_use: { status: 409, graphql: 'CONFLICT' },
  google_already_linked: { status: 409, graphql: 'CONFLICT' },
  google_not_linked: { status: 409, graphql: 'CONFLICT' },
  google_reauthentication_required: { status: 409, graphql: 'CONFLICT' },
  last_sign_in_method: { status: 409, graphql: 'CONFLICT' },
  last_way_in: { status: 409, graphql: 'CONFLICT' },
  too_many_passkeys: { status: 409, graphql: 'CONFLICT' },
  second_step_on: { status: 409, graphql: 'CONFLICT' },
  second_step_off: { status: 409, graphql: 'CONFLICT' },
  second_step_not_begun: { status: 409, graphql: 'CONFLICT' },
  report_not_claimed: { status: 409, graphql: 'CONFLICT' },
  report_not_viewed: { status: 409, graphql: 'CONFLICT' },
  already_asked: { status: 409, graphql: 'CONFLICT' },
  already_decided: { status: 409, graphql: 'CONFLICT' },
  too_many_households: { status: 409, graphql: 'CONFLICT' },
  household_not_empty: { status: 409, graphql: 'CONFLICT' },
  too_many_reminders: { status: 409, graphql: 'CONFLICT' },
  too_many_schedule_items: { status: 409, graphql: 'CONFLICT' },
  too_many_calendar_links: { status: 409, graphql: 'CONFLICT' },
  firing_settled: { status: 409, graphql: 'CONFLICT' },
  household_full: { status: 409, graphql: 'CONFLICT' },
  too_many_invitations: { status: 409, graphql: 'CONFLICT' },
  too_many_children: { status: 409, graphql: 'CONFLICT' },
  last_guardian: { status: 409, graphql: 'CONFLICT' },
  hand_over_first: { status: 409, graphql: 'CONFLICT' },
  picture_mismatch: { status: 409, graphql: 'CONFLICT' },
  pin_not_set: { status: 409, graphql: 'CONFLICT' },
  address_proved: { status: 409, graphql: 'CONFLICT' },
  mail_off: { status: 409, graphql: 'CONFLICT' },
  conflict: { status: 409, graphql: 'CONFLICT' },
  upload_offset: { status: 409, graphql: 'CONFLICT' },
  // 410
  sign_in_expired: { status: 410, graphql: 'NOT_FOUND' },
  reset_link_invalid: { status: 410, graphql: 'NOT_FOUND' },
  verification_link_invalid: { status: 410, graphql: 'NOT_FOUND' },
  // 412, 413, 415, 422, 429
  tus_version: { status: 412, graphql: 'BAD_USER_INPUT' },
  payload_too_large: { status: 413, graphql: 'BAD_USER_INPUT' },
  storage_full: { status: 413, graphql: 'BAD_USER_INPUT' },
  file_too_large: { status: 413, graphql: 'BAD_USER_INPUT' },
  unsupported_media_type: { status: 415, graphql: 'BAD_USER_INPUT' },
  validation_failed: { status: 422, graphql: 'BAD_USER_INPUT' },
  unsafe_text: { status: 422, graphql: 'BAD_USER_INPUT' },
  type_not_allowed: { status: 422, graphql: 'BAD_USER_INPUT' },
  type_mismatch: { status: 422, graphql: 'BAD_USER_INPUT' },
  unreadable_file: { status: 422, graphql: 'BAD_USER_INPUT' },
  too_many_pixels: { status: 422, graphql: 'BAD_USER_INPUT' },
  virus_found: { status: 422, graphql: 'BAD_USER_INPUT' },
  scan_unavailable: { status: 422, graphql: 'BAD_USER_INPUT' },
  never_happens: { status: 422, graphql: 'BAD_USER_INPUT' },
  last_admin: { status: 422, graphql: 'BAD_USER_INPUT' },
  device_role: { status: 422, graphql: 'BAD_USER_INPUT' },
  rate_limited: { status: 429, graphql: 'RATE_LIMITED' },
  pin_locked: { status: 429, graphql: 'RATE_LIMITED' },
  // 500, 503
  internal: { status: 500, graphql: 'INTERNAL_SERVER_ERROR' },
  speech_unavailable: { status: 503, graphql: 'UNAVAILABLE' },
  storage_not_shared: { status: 503, graphql: 'UNAVAILABLE' },
  unavailable: { status: 503, graphql: 'UNAVAILABLE' },
} as const satisfies Record<string, { status: number; graphql: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Messages by field: `detail.fields` of a 422. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The body of every REST error. */
export interface ErrorBody {
  status: number;
  error: string;
  message: string;
  detail: { message: string; fields?: FieldErrors; [key: string]: unknown };
  request_id: string;
  /** Only in the answer of the token exchange, where OAuth requires it (RFC 6749, section 5.2). */
  error_description?: string;
}

/** The text of a reply that failed before it had any. */
export const AI_ERROR_TEXT = 'I encountered an error processing your request.';
