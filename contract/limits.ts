/** Numbers that server and client share. Times are in the unit that the name tells. */

/** A message is trimmed, then 1 to this many UTF-16 units long (contract §4). */
export const MESSAGE_MAX_LENGTH = 8_000;
export const CLIENT_MESSAGE_ID_MAX_LENGTH = 64;
/** A reply is cut at this length or after this time. */
export const REPLY_MAX_LENGTH = 32_000;
export const REPLY_MAX_SECONDS = 300;
export const FRAME_MAX_BYTES = 64 * 1024;
/** A frame may come in this many pieces (quality C13). */
export const FRAME_MAX_FRAGMENTS = 64;
export const BODY_MAX_BYTES = 256 * 1024;
/** What a request to the provider may weigh. */
export const PROVIDER_REQUEST_MAX_BYTES = 256 * 1024;
export const BAD_FRAMES_PER_MINUTE = 20;
export const SOCKETS_PER_ACCOUNT = 20;
/** Replies that run at once in all conversations of an account; others wait their turn. */
export const REPLIES_PER_ACCOUNT = 5;
/** Of all kinds, open at one node (quality C13). */
export const SOCKETS_PER_ADDRESS = 100;
export const SUBSCRIPTIONS_PER_SOCKET = 50;
export const UNSENT_MAX_BYTES = 1024 * 1024;
export const SLOW_READER_SECONDS = 30;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;
export const SEARCH_MIN_LENGTH = 4;
export const SEARCH_MAX_LENGTH = 200;
export const TITLE_MAX_LENGTH = 60;
export const SUMMARY_MAX_LENGTH = 200;
export const TAGS_MAX = 6;
/** Messages that a coming-back reader gets where its `after` cannot be placed. */
export const CATCH_UP_MESSAGES = 200;
/** The log is read in pages of so many entries. */
export const LOG_PAGE_ENTRIES = 200;
/** Readers of one account that are sent what they missed at the same time, on one node; others wait. */
export const CATCH_UPS_PER_ACCOUNT = 4;

/** Requests per window and key: an account, or an address where nobody is signed in. */
export const RATE_LIMITS = {
  login_account_address: { points: 10, seconds: 900 },
  login_address: { points: 20, seconds: 900 },
  register: { points: 10, seconds: 60 },
  waitlist: { points: 10, seconds: 60 },
  login_initiation: { points: 10, seconds: 60 },
  /** Room for 50 tries of one code at once (quality A4), yet an end to what they write into the audit log. */
  code_exchange: { points: 100, seconds: 60 },
  refresh: { points: 30, seconds: 60 },
  messages: { points: 20, seconds: 60 },
  graphql: { points: 300, seconds: 60 },
  frames: { points: 100, seconds: 60 },
  export: { points: 2, seconds: 86_400 },
  conversation_export: { points: 20, seconds: 3_600 },
  /** Every REST call of a signed-in account. */
  rest: { points: 300, seconds: 60 },
  /** Of these, the ones that change something. */
  rest_changes: { points: 60, seconds: 60 },
  /** Root fields of GraphQL mutations: aliases count, and a bulk mutation costs one for each ten ids. */
  graphql_changes: { points: 300, seconds: 60 },
  reports: { points: 10, seconds: 60 },
  /** Over all transports. */
  new_conversations: { points: 30, seconds: 60 },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;

/** What the web client waits for (spec §9). Milliseconds. */
export const CLIENT_TIMES = {
  requestTimeoutMs: 10_000,
  tokenCheckMs: 300_000,
  refreshMarginMs: 300_000,
  wakeRefreshMarginMs: 180_000,
  idleLimitMs: 1_800_000,
  welcomeTimeoutMs: 10_000,
  sendCoolDownMs: 15_000,
  streamIdleMs: 30_000,
  busyMs: 30_000,
  thinkingPhraseMs: 20_000,
  searchDebounceMs: 300,
  successFailureRedirectMs: 3_000,
  errorRedirectMs: 1_000,
  reconnectDelaysMs: [1_000, 2_000, 4_000, 8_000, 16_000],
} as const;
