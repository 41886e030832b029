/** The catalogue of errors: HTTP status, GraphQL code and the text for people. Codes are part of the API: never rename one. */

export const ERRORS = {
  // 400
  bad_request: {
    status: 400,
    graphql: 'BAD_USER_INPUT',
    message: 'The request could not be read. Please reload the page and try again',
  },
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
  authorization_pending: {
    status: 400,
    graphql: 'BAD_USER_INPUT',
    message: 'A grown-up has not approved this device yet',
  },
  slow_down: { status: 400, graphql: 'BAD_USER_INPUT', message: 'Please ask less often' },
  expired_token: {
    status: 400,
    graphql: 'BAD_USER_INPUT',
    message: 'This code no longer works. Please show a new one',
  },
  access_denied: { status: 400, graphql: 'BAD_USER_INPUT', message: 'This device was not approved' },
  bad_frame: { status: 400, graphql: 'BAD_USER_INPUT', message: 'The frame could not be read' },
  // 401
  unauthorized: { status: 401, graphql: 'UNAUTHENTICATED', message: 'Please sign in' },
  invalid_token: { status: 401, graphql: 'UNAUTHENTICATED', message: 'The access token is not valid' },
  token_expired: { status: 401, graphql: 'UNAUTHENTICATED', message: 'The access token has expired' },
  logged_out: { status: 401, graphql: 'UNAUTHENTICATED', message: 'This session has ended. Please sign in again' },
  invalid_credentials: { status: 401, graphql: 'UNAUTHENTICATED', message: 'Username or password is wrong' },
  invalid_refresh_token: { status: 401, graphql: 'UNAUTHENTICATED', message: 'The refresh token is not valid' },
  authentication_failed: {
    status: 401,
    graphql: 'UNAUTHENTICATED',
    message: 'Authentication failed. Please try signing in again.',
  },
  passkey_refused: {
    status: 401,
    graphql: 'UNAUTHENTICATED',
    message: 'This passkey could not be used. Please try again, or sign in another way',
  },
  // 403
  second_step_needed: {
    status: 403,
    graphql: 'FORBIDDEN',
    message: 'Please enter the code of your authenticator app',
  },
  second_step_required: {
    status: 403,
    graphql: 'FORBIDDEN',
    message: 'This service requires a second step of its staff. Please set one up in your settings',
  },
  wrong_code: {
    status: 403,
    graphql: 'FORBIDDEN',
    message: 'That code is not right, or it was used already. Please try the next one',
  },
  forbidden: { status: 403, graphql: 'FORBIDDEN', message: "You don't have permission to do this" },
  waitlisted: { status: 403, graphql: 'FORBIDDEN', message: 'This account is on the waitlist' },
  account_disabled: { status: 403, graphql: 'FORBIDDEN', message: 'This account has been disabled' },
  not_own_message: { status: 403, graphql: 'FORBIDDEN', message: 'You can change only your own messages' },
  password_login_disabled: {
    status: 403,
    graphql: 'FORBIDDEN',
    message: 'Password sign-in is turned off here. Please sign in another way',
  },
  reauthentication_required: {
    status: 403,
    graphql: 'FORBIDDEN',
    message: "Please sign in again to confirm it's you",
  },
  own_report: {
    status: 403,
    graphql: 'FORBIDDEN',
    message: 'This is about you or your household, or you reported it, so another moderator must decide',
  },
  wrong_pin: { status: 403, graphql: 'FORBIDDEN', message: 'That PIN is not right' },
  transcript_topics: {
    status: 403,
    graphql: 'FORBIDDEN',
    message: 'For this child you can see topics and counts, but not the words',
  },
  origin_refused: { status: 403, graphql: 'FORBIDDEN', message: 'Requests from this origin are not allowed' },
  paused: { status: 403, graphql: 'FORBIDDEN', message: 'Starling is paused. Ask a grown-up' },
  quiet_hours: { status: 403, graphql: 'FORBIDDEN', message: 'It is quiet time now. Starling will be here later' },
  budget_used: { status: 403, graphql: 'FORBIDDEN', message: "Today's time is used. Ask a grown-up for more" },
  break: { status: 403, graphql: 'FORBIDDEN', message: 'Time for a short break' },
  area_off: { status: 403, graphql: 'FORBIDDEN', message: 'Your grown-ups have switched this off' },
  goal_first: { status: 403, graphql: 'FORBIDDEN', message: "Games open after today's goal" },
  own_words_off: { status: 403, graphql: 'FORBIDDEN', message: 'Choose one of the pictures to start' },
  file_link_ended: {
    status: 403,
    graphql: 'FORBIDDEN',
    message: 'This link to a file no longer works. Please open the page again',
  },
  helper_limit: {
    status: 403,
    graphql: 'FORBIDDEN',
    message: 'A helper can give up to 15 minutes a day. Please ask a guardian for more',
  },
  // 404
  not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Not found' },
  child_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Child profile not found' },
  request_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Request not found' },
  household_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Household not found' },
  member_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'This person is not in the household' },
  invitation_not_found: {
    status: 404,
    graphql: 'NOT_FOUND',
    message: 'This invitation no longer works. It was used, taken back or has expired. Please ask for a new one',
  },
  receipt_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Receipt not found' },
  erasure_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'No deletion is waiting' },
  device_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Device not found' },
  pairing_not_found: {
    status: 404,
    graphql: 'NOT_FOUND',
    message: 'No device is waiting with this code. Please check the letters',
  },
  conversation_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Conversation not found' },
  message_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Message not found' },
  user_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'User not found' },
  passkey_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Passkey not found' },
  session_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Session not found' },
  upload_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'This upload no longer exists' },
  reminder_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Reminder not found' },
  firing_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Reminder not found' },
  schedule_item_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'This is not in the schedule' },
  plan_entry_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'This is not in the plan of the day' },
  calendar_link_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'This calendar link no longer works' },
  push_subscription_not_found: {
    status: 404,
    graphql: 'NOT_FOUND',
    message: 'This browser gets no notifications',
  },
  content_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'This is not on the shelf' },
  safety_alert_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Alert not found' },
  report_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Report not found' },
  notification_not_found: { status: 404, graphql: 'NOT_FOUND', message: 'Notification not found' },
  not_on_waitlist: { status: 404, graphql: 'NOT_FOUND', message: 'This address is not on the waitlist' },
  // 405
  method_not_allowed: { status: 405, graphql: 'BAD_USER_INPUT', message: 'This method is not allowed here' },
  // 409
  email_taken: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'An account with this email already exists. Please sign in instead',
  },
  username_taken: { status: 409, graphql: 'CONFLICT', message: 'This username is taken. Please choose another' },
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
    message: 'Please sign in with Google again, then try once more',
  },
  last_sign_in_method: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Please set a password first. Google is your only way to sign in',
  },
  last_way_in: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'This passkey is your only way to sign in. Set a password or add another passkey first',
  },
  too_many_passkeys: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'You have 20 passkeys already. Please remove one first',
  },
  second_step_on: { status: 409, graphql: 'CONFLICT', message: 'The second step is on already' },
  second_step_off: { status: 409, graphql: 'CONFLICT', message: 'The second step is off' },
  second_step_not_begun: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'This took too long, or was started again in another tab. Please start again',
  },
  report_not_claimed: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Please claim this report before you decide on it',
  },
  report_not_viewed: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Please open this report and read the excerpt before you decide on it',
  },
  already_asked: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'You have asked this already. Your grown-ups will see it',
  },
  already_decided: { status: 409, graphql: 'CONFLICT', message: 'This request has been answered already' },
  too_many_households: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'You can have up to 3 households. Please delete one first',
  },
  household_not_empty: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Children or other members are still in this household. Remove them first',
  },
  too_many_reminders: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'You have 500 reminders already. Please delete one first',
  },
  too_many_schedule_items: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'The schedule has 100 items already. Please delete one first',
  },
  too_many_calendar_links: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'You have 10 calendar links here already. Please delete one first',
  },
  firing_settled: { status: 409, graphql: 'CONFLICT', message: 'Someone has settled this reminder already' },
  household_full: { status: 409, graphql: 'CONFLICT', message: 'A household has up to 8 members' },
  too_many_invitations: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Five invitations are open already. Take one back first',
  },
  too_many_children: { status: 409, graphql: 'CONFLICT', message: 'A household has up to 12 children' },
  last_guardian: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'You are the only guardian. Invite another one first, or erase the children',
  },
  hand_over_first: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'You lead this household. Hand it over to another guardian before you leave',
  },
  picture_mismatch: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'That is not the picture on the device, so it was not connected. Start again on the device',
  },
  pin_not_set: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Your household has no PIN yet. A guardian can set one under Parental Controls',
  },
  address_proved: { status: 409, graphql: 'CONFLICT', message: 'This address is confirmed already' },
  mail_off: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'This service sends no mail. Sign in with Google to confirm your address',
  },
  conflict: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'Someone else has just changed this. Please reload and try again',
  },
  upload_offset: {
    status: 409,
    graphql: 'CONFLICT',
    message: 'The upload is at another place. Ask for its offset and go on from there',
  },
  // 410
  sign_in_expired: {
    status: 410,
    graphql: 'NOT_FOUND',
    message: 'This sign-in took too long, or had too many wrong codes. Please sign in again',
  },
  reset_link_invalid: {
    status: 410,
    graphql: 'NOT_FOUND',
    message: 'This link no longer works. It was used already or has expired',
  },
  verification_link_invalid: {
    status: 410,
    graphql: 'NOT_FOUND',
    message: 'This link no longer works. Please ask for a new one in your profile',
  },
  // 412, 413, 415, 422, 429
  tus_version: { status: 412, graphql: 'BAD_USER_INPUT', message: 'Uploads speak tus 1.0.0' },
  payload_too_large: { status: 413, graphql: 'BAD_USER_INPUT', message: 'The body is too large' },
  storage_full: {
    status: 413,
    graphql: 'BAD_USER_INPUT',
    message: 'Your shelf is full: 500 files and 1 GB. Please delete something first',
  },
  file_too_large: {
    status: 413,
    graphql: 'BAD_USER_INPUT',
    message: 'This file is too large. Pictures may have 15 MB, PDF files 25 MB and texts 1 MB',
  },
  unsupported_media_type: {
    status: 415,
    graphql: 'BAD_USER_INPUT',
    message: 'Please send the body as application/json',
  },
  validation_failed: { status: 422, graphql: 'BAD_USER_INPUT', message: 'Please check the marked fields' },
  unsafe_text: {
    status: 422,
    graphql: 'BAD_USER_INPUT',
    message: 'Some words here are not right for children, so this was not saved',
  },
  type_not_allowed: {
    status: 422,
    graphql: 'BAD_USER_INPUT',
    message: 'Please choose a JPEG, PNG, WebP or GIF picture, a PDF, or a text (.txt or .md)',
  },
  type_mismatch: {
    status: 422,
    graphql: 'BAD_USER_INPUT',
    message: 'This file is not what its name says. Please save it again and try once more',
  },
  unreadable_file: {
    status: 422,
    graphql: 'BAD_USER_INPUT',
    message: 'This file is damaged or empty. Please save it again and try once more',
  },
  too_many_pixels: {
    status: 422,
    graphql: 'BAD_USER_INPUT',
    message: 'This picture is too large. It may have up to 40 megapixels',
  },
  virus_found: {
    status: 422,
    graphql: 'BAD_USER_INPUT',
    message: 'The virus scanner found something in this file, so it was not saved',
  },
  scan_unavailable: {
    status: 422,
    graphql: 'BAD_USER_INPUT',
    message: 'This file could not be checked for viruses, so it was not saved. Please try again later',
  },
  never_happens: {
    status: 422,
    graphql: 'BAD_USER_INPUT',
    message: 'This never happens. Please check the days and the end',
  },
  last_admin: {
    status: 422,
    graphql: 'BAD_USER_INPUT',
    message: 'At least one admin must be able to sign in. Please appoint another admin first',
  },
  device_role: {
    status: 422,
    graphql: 'BAD_USER_INPUT',
    message: "A child's account begins and ends with the child's profile. Its role cannot be changed",
  },
  rate_limited: { status: 429, graphql: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment' },
  pin_locked: { status: 429, graphql: 'RATE_LIMITED', message: 'Too many wrong PINs. Please wait 15 minutes' },
  // 500, 503
  internal: {
    status: 500,
    graphql: 'INTERNAL_SERVER_ERROR',
    message: 'Something went wrong on our side. Please try again',
  },
  speech_unavailable: {
    status: 503,
    graphql: 'UNAVAILABLE',
    message: 'Starling cannot speak or listen through this service right now. The text is still there to read',
  },
  storage_not_shared: {
    status: 503,
    graphql: 'UNAVAILABLE',
    message: 'Files cannot be added here: this service has no storage that all of its parts share',
  },
  unavailable: {
    status: 503,
    graphql: 'UNAVAILABLE',
    message: 'Starling is unavailable right now. Please try again in a moment',
  },
} as const satisfies Record<string, { status: number; graphql: string; message: string }>;

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
