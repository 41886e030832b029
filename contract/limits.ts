/** Limits of transports and calls. The limits of a feature's own texts and lists are in the feature's file. */

export const FRAME_MAX_BYTES = 64 * 1024;
/** Fragments that one WebSocket message may arrive in. */
export const FRAME_MAX_FRAGMENTS = 64;
export const BODY_MAX_BYTES = 256 * 1024;
/** The size of a request to the provider. */
export const PROVIDER_REQUEST_MAX_BYTES = 256 * 1024;
export const BAD_FRAMES_PER_MINUTE = 20;
export const SOCKETS_PER_ACCOUNT = 20;
/** Sockets of all kinds that one network address may hold open at one node. */
export const SOCKETS_PER_ADDRESS = 100;
export const SUBSCRIPTIONS_PER_SOCKET = 50;
export const UNSENT_MAX_BYTES = 1024 * 1024;
export const SLOW_READER_SECONDS = 30;
/** Replies of one account that run at the same time. Others wait for their turn. */
export const REPLIES_PER_ACCOUNT = 5;
/** Messages that a reconnecting client gets where its `after` is unknown. */
export const CATCH_UP_MESSAGES = 200;
/** Entries of the log that are read at once. */
export const LOG_PAGE_ENTRIES = 200;
/** Catch-ups of one account that run at the same time on one node. Others wait. */
export const CATCH_UPS_PER_ACCOUNT = 4;
/** The length of search words, in every search. */
export const SEARCH_MAX_LENGTH = 200;

/** Calls in a window of time. The key is an account, or a network address where the caller is not signed in. */
export const RATE_LIMITS = {
  login_account_address: { points: 10, seconds: 900 },
  login_address: { points: 20, seconds: 900 },
  register: { points: 10, seconds: 60 },
  waitlist: { points: 10, seconds: 60 },
  login_initiation: { points: 10, seconds: 60 },
  /** Links that an admin creates for people who forgot their password. */
  password_reset_links: { points: 20, seconds: 3_600 },
  /** Passwords that are set with such a link, by address. */
  password_reset: { points: 10, seconds: 60 },
  /** Mails with such a link that somebody asks for, by address of the network. */
  password_forgot: { points: 10, seconds: 60 },
  /** Mails with a link that one mailbox gets, whoever asks: one for a new password, one to prove the address. */
  link_mails: { points: 4, seconds: 3_600 },
  /** Codes of the second step, by account and network address; by account where the caller is signed in. */
  second_step: { points: 10, seconds: 900 },
  /** Codes of authenticator apps, by account: guesses from many addresses. Recovery codes and passkeys do not count. */
  second_step_account: { points: 100, seconds: 86_400 },
  /** Second steps of sign-ins, by address. */
  second_step_tickets: { points: 60, seconds: 60 },
  /** Challenges for passkeys, by address. The login page asks for one when it opens. */
  passkey_options: { points: 60, seconds: 60 },
  /** Sign-ins with a passkey, by address. */
  passkey_sign_ins: { points: 30, seconds: 60 },
  /** Enough for 50 tries of one code at the same moment, and yet a limit to the entries that they add to the audit log. */
  code_exchange: { points: 100, seconds: 60 },
  refresh: { points: 30, seconds: 60 },
  /** Devices that begin to wait for an approval, by address. */
  device_pairings: { points: 5, seconds: 60 },
  /** Questions of waiting devices, by address: enough for a whole family behind one. */
  device_tokens: { points: 120, seconds: 60 },
  messages: { points: 20, seconds: 60 },
  graphql: { points: 300, seconds: 60 },
  frames: { points: 100, seconds: 60 },
  export: { points: 2, seconds: 86_400 },
  conversation_export: { points: 20, seconds: 3_600 },
  /** Every REST call of a signed-in account. */
  rest: { points: 300, seconds: 60 },
  /** REST calls that change something, which also count as `rest`. */
  rest_changes: { points: 60, seconds: 60 },
  /** Parts of files, and questions how far a file has come. They also count as `rest`. */
  upload_parts: { points: 300, seconds: 60 },
  /** Root fields of GraphQL mutations. Each alias counts, and a bulk mutation costs one point for every ten ids. */
  graphql_changes: { points: 300, seconds: 60 },
  reports: { points: 10, seconds: 60 },
  /** The OpenAPI document, by address. */
  api_document: { points: 60, seconds: 60 },
  /** Calendars that read feeds, by address. */
  calendars: { points: 120, seconds: 60 },
  /** Files that signed links open, by address: pages full of pictures, for a whole family behind one. */
  files: { points: 1_200, seconds: 60 },
  /** Over all transports. */
  new_conversations: { points: 30, seconds: 60 },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;
