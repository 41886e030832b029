/**
 * Every stable error code: the HTTP status, the GraphQL code and the text for people (contract §3, §5).
 * A code is part of the API: it may be added, never renamed.
 */

export const ERRORS = {
  // 400
  bad_request: { status: 400, graphql: 'BAD_USER_INPUT', message: 'The request could not be read' },
  invalid_json: { status: 400, graphql: 'BAD_USER_INPUT', message: 'The body is not valid JSON' },
  invalid_grant: {
    status: 400,
    graphql: 'BAD_USER_INPUT',
    message: 'The authorization code is invalid or has expired',
  },
  oauth_failed: {
    status: 400,
    graphql: 'BAD_USER_INPUT',
    message: 'Authentication failed. Please try signing in again.',
  },
  bad_frame: { status: 400, graphql: 'BAD_USER_INPUT', message: 'This frame could not be read' },
  // 401
  unauthorized: { status: 401, graphql: 'UNAUTHENTICATED', message: 'Please sign in' },
  invalid_token: { status: 401, graphql: 'UNAUTHENTICATED', message: 'The access token is not valid' },
  token_expired: { status: 401, graphql: 'UNAUTHENTICATED', message: 'The access token has expired' },
  logged_out: { status: 401, graphql: 'UNAUTHENTICATED', message: 'This session has ended' },
  invalid_credentials: { status: 401, graphql: 'UNAUTHENTICATED', message: 'Username or password is wrong' },
  invalid_refresh_token: { status: 401, graphql: 'UNAUTHENTICATED', message: 'The refresh token is not valid' },
  authentication_failed: {
    status: 401,
    graphql: 'UNAUTHENTICATED',
    message: 'Authentication failed. Please try signing in again.',
  },
  // 403
  forbidden: { status: 403, graphql: 'FORBIDDEN', message: "You don't have permission to do this" },
  waitlisted: { status: 403, graphql: 'FORBIDDEN', message: 'This account is on the waitlist' },
  account_disabled: { status: 403, graphql: 'FORBIDDEN', message: 'This account has been disabled' },
  not_own_message: { status: 403, graphql: 'FORBIDDEN', message: 'Only your own messages can be changed' },
  password_login_disabled: { status: 403, graphql: 'FORBIDDEN', message: 'Signing in with a password is switched off' },
  reauthentication_required: {
    status: 403,
    graphql: 'FORBIDDEN',
    message: 'Please sign in again to confirm that it is you',
  },
  own_report: {
    status: 403,
    graphql: 'FORBIDDEN',
    message: 'This report is about you or was filed by you. Another moderator has to take it',
  },
  origin_refused: { status: 403, graphql: 'FORBIDDEN', message: 'This origin is not allowed' },
  // 404
  not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Not found' },
  conversation_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Conversation not found' },
  message_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Message not found' },
  user_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'User not found' },
  session_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Session not found' },
  report_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Report not found' },
  notification_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Notification not found' },
  not_on_waitlist: { status: 404, graphql: 'NOT_FOUND', message: 'This address is not on the waitlist' },
  // 405
  method_not_allowed: { status: 405, graphql: 'BAD_USER_INPUT', message: 'This method is not allowed here' },
  // 409
  email_taken: { status: 409, graphql: 'CONFLICT', message: 'An account with this email exists already' },
  username_taken: { status: 409, graphql: 'CONFLICT', message: 'This username is taken' },
  google_account_in_use: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'This Google account is linked to another account',
  },
  google_already_linked: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Another Google account is linked already. Unlink it first',
  },
  google_not_linked: { status: 409, graphql: 'CONFLICT', message: 'No Google account is linked' },
  google_reauthentication_required: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Please sign in with Google again, then repeat this',
  },
  last_sign_in_method: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Set a password first: this is your only way to sign in',
  },
  report_not_claimed: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Please claim this report before you decide it',
  },
  report_not_viewed: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Please open this report and read its excerpt before you decide it',
  },
  conflict: { status: 409, graphql: 'CONFLICT', message: 'Somebody else changed this. Please reload and try again' },
  // 413, 415, 422, 429
  payload_too_large: { status: 413, graphql: 'BAD_USER_INPUT', message: 'The body is too large' },
  unsupported_media_type: { status: 415, graphql: 'BAD_USER_INPUT', message: 'Please send application/json' },
  validation_failed: { status: 422, graphql: 'BAD_USER_INPUT', message: 'Please check the marked fields' },
  last_admin: { status: 422, graphql: 'BAD_USER_INPUT', message: 'The last admin cannot be changed or removed' },
  rate_limited: { status: 429, graphql: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment' },
  // 500, 503
  internal: { status: 500, graphql: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side' },
  unavailable: {
    status: 503,
    graphql: 'UNAVAILABLE',
    message: 'Starling cannot be reached right now. Please try again',
  },
} as const satisfies Record<string, { status: number; graphql: string; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Messages by field, as `detail.fields` of a 422. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The one error body of REST. */
export interface ErrorBody {
  status: number;
  error: string;
  message: string;
  detail: { message: string; fields?: FieldErrors; [key: string]: unknown };
  request_id: string;
  /** Of the token exchange alone, as OAuth names it (RFC 6749 §5.2). */
  error_description?: string;
}

/** What an assistant message says where a reply failed before any text came (spec §4). */
export const AI_ERROR_TEXT = 'I encountered an error processing your request.';
