/**
 * Every way in which a live connection ends: what the server sends, what it asks of the client, and what the user reads.
 * Server and client take close codes and reasons from here.
 */
import type { ErrorCode } from './errors.js';

/**
 * - `never`: another attempt would end the same way.
 * - `soon`: within 250 ms, because the node restarts and others serve.
 * - `backoff`: after 1, 2, 4, 8, 16 seconds.
 * - `fresh_token`: at once with a new access token; after a second refusal never.
 * - `fresh_token_backoff`: the same, but not before the back-off delay.
 */
export type Reconnect = 'never' | 'soon' | 'backoff' | 'fresh_token' | 'fresh_token_backoff';

/** The texts about a connection that closes, by their keys in `languages/<language>/refusals.json`. */
export type ClosingKey =
  | 'closing.too_many_bad_frames'
  | 'closing.internal'
  | 'closing.restart'
  | 'closing.unavailable'
  | 'closing.too_many_connections';

/** The last `error` frame of a socket: a text of a catalogue, by its key or by the code of an error. */
export interface ClosingFrame {
  readonly text: ClosingKey | ErrorCode;
  /** Replaces the text, in every language. */
  readonly message?: string;
  readonly shouldReconnect?: true;
  readonly until?: string;
}

export interface Disconnect {
  /** WebSocket close code. */
  readonly code: number;
  /** Close code over graphql-ws, where its protocol has one of its own. */
  readonly graphqlCode?: number;
  /** The machine-readable reason in the close frame. */
  readonly reason: string;
  /** The `error` frame that the frame socket sends before it closes; its code is the reason. */
  readonly errorFrame?: ClosingFrame;
  readonly reconnect: Reconnect;
  /** What the user reads: a key of `connection` in `chat.json`; `null` if the state of the connection says enough. */
  readonly text: 'failed' | 'notCreated' | 'silent' | null;
}

/** The two fields of a close frame. */
export type CloseFrame = Pick<Disconnect, 'code' | 'reason'>;

const NORMAL = 1000;
const LOST = 1006;
const POLICY = 1008;
const INTERNAL = 1011;
const RESTART = 1012;
const TRY_LATER = 1013;
const GRAPHQL_BAD_REQUEST = 4400;
const GRAPHQL_FORBIDDEN = 4403;

const refusal = (reason: string, reconnect: Reconnect) =>
  ({ code: POLICY, graphqlCode: GRAPHQL_FORBIDDEN, reason, reconnect, text: 'failed' }) as const;

const graphqlProtocol = (code: number, reason: string) => ({ code, reason, reconnect: 'backoff', text: null }) as const;

/** The first entry of a code also stands for reasons of that code which are not listed. */
export const DISCONNECTS = {
  completed: { code: NORMAL, reason: '', reconnect: 'backoff', text: null },
  conversation_deleted: { code: NORMAL, reason: 'conversation_deleted', reconnect: 'never', text: null },
  /** The connection broke without a close frame. */
  lost: { code: LOST, reason: '', reconnect: 'backoff', text: null },

  // The WebSocket library sends these for frames that break the protocol or the size limit.
  protocol_error: { code: 1002, reason: '', reconnect: 'backoff', text: null },
  invalid_text: { code: 1007, reason: '', reconnect: 'backoff', text: null },
  frame_too_big: { code: 1009, reason: '', reconnect: 'backoff', text: null },

  // The account or its token. Each reason is the error's code.
  /** The library uses this code for too many fragments, without a reason. */
  refused: refusal('', 'fresh_token_backoff'),
  unauthorized: refusal('unauthorized', 'fresh_token'),
  invalid_token: refusal('invalid_token', 'fresh_token'),
  token_expired: {
    ...refusal('token_expired', 'fresh_token'),
    errorFrame: { text: 'token_expired' },
  },
  logged_out: refusal('logged_out', 'never'),
  forbidden: refusal('forbidden', 'never'),
  waitlisted: refusal('waitlisted', 'never'),
  account_disabled: refusal('account_disabled', 'never'),
  second_step_required: refusal('second_step_required', 'never'),
  // The rules that guardians set for a child. The client comes back by itself when they allow it.
  paused: refusal('paused', 'never'),
  quiet_hours: refusal('quiet_hours', 'never'),
  budget_used: refusal('budget_used', 'never'),
  break: refusal('break', 'never'),
  conversation_not_found: refusal('conversation_not_found', 'never'),
  too_many_bad_frames: {
    ...refusal('too_many_bad_frames', 'never'),
    errorFrame: { text: 'closing.too_many_bad_frames' },
  },

  // Faults of the server.
  internal: {
    code: INTERNAL,
    reason: 'internal',
    errorFrame: { text: 'closing.internal', shouldReconnect: true },
    reconnect: 'backoff',
    text: 'notCreated',
  },
  /** Set by the client, not sent: the server accepted the socket and stayed silent. */
  welcome_timeout: {
    code: INTERNAL,
    reason: 'welcome_timeout',
    reconnect: 'backoff',
    text: 'silent',
  },
  restart: {
    code: RESTART,
    reason: 'restart',
    errorFrame: { text: 'closing.restart', shouldReconnect: true },
    reconnect: 'soon',
    text: null,
  },
  unavailable: {
    code: RESTART,
    graphqlCode: TRY_LATER,
    reason: 'unavailable',
    errorFrame: { text: 'closing.unavailable', shouldReconnect: true },
    reconnect: 'backoff',
    text: null,
  },

  // Too much at once.
  rate_limited: { code: TRY_LATER, reason: 'rate_limited', reconnect: 'backoff', text: null },
  too_many_connections: {
    code: TRY_LATER,
    reason: 'too_many_connections',
    errorFrame: { text: 'closing.too_many_connections' },
    reconnect: 'backoff',
    text: null,
  },
  /** Without an error frame: it would wait behind everything that the client has not read. */
  slow_reader: { code: TRY_LATER, reason: 'slow_reader', reconnect: 'backoff', text: null },

  // The graphql-transport-ws protocol. The reasons are those of the library.
  graphql_invalid_message: {
    code: GRAPHQL_BAD_REQUEST,
    reason: 'Invalid message received',
    reconnect: 'backoff',
    text: 'notCreated',
  },
  graphql_unauthorized: {
    code: 4401,
    reason: 'Unauthorized',
    reconnect: 'fresh_token_backoff',
    text: 'failed',
  },
  graphql_forbidden: {
    code: GRAPHQL_FORBIDDEN,
    reason: 'Forbidden',
    reconnect: 'fresh_token_backoff',
    text: 'failed',
  },
  graphql_wrong_protocol: graphqlProtocol(4406, 'Subprotocol not acceptable'),
  graphql_init_timeout: graphqlProtocol(4408, 'Connection initialisation timeout'),
  /** The library's reason also names the id. */
  graphql_duplicate_id: graphqlProtocol(4409, 'Subscriber already exists'),
  graphql_init_repeated: graphqlProtocol(4429, 'Too many initialisation requests'),
  graphql_failed: { code: 4500, reason: '', reconnect: 'backoff', text: 'notCreated' },
} as const satisfies Record<string, Disconnect>;

const CATALOGUE: readonly Disconnect[] = Object.values(DISCONNECTS);

/** The entry of a close frame, whichever transport sent it. Codes that are not listed mean `lost`. */
export function disconnectOf({ code, reason }: CloseFrame): Disconnect {
  const ofCode = CATALOGUE.filter((entry) => entry.code === code || entry.graphqlCode === code);
  const known = ofCode.find((entry) => entry.reason === reason) ?? ofCode[0] ?? DISCONNECTS.lost;
  return { ...known, reason };
}

const BY_REASON = new Map(CATALOGUE.map((entry) => [entry.reason, entry]));

interface RefusingError {
  readonly code: ErrorCode;
  /** `message` are words of this case alone. */
  readonly detail?: { readonly message?: string; readonly [key: string]: unknown };
}

/** How a connection ends that the server refuses with an error of the catalogue in `errors.ts`. */
export function disconnectOfError({ code, detail }: RefusingError): Disconnect {
  const entry = BY_REASON.get(code) ?? { ...DISCONNECTS.refused, reason: code };
  const until = typeof detail?.until === 'string' ? { until: detail.until } : {};
  const message = detail?.message === undefined ? {} : { message: detail.message };
  return { ...entry, errorFrame: { text: code, ...message, ...until } };
}
