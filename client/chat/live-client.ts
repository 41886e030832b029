/**
 * Keeps one conversation connected: opens it, says how it stands, and comes back by itself from the last stored
 * message (contract §4, spec §4). It knows nothing of React; transport, clock and chance are handed in.
 */
import { CLOSE, REFRESHABLE_CLOSE_REASONS } from '../../contract/frames';
import { CLIENT_TIMES } from '../../contract/limits';
import { browserClock, type Clock } from './clock';
import type { LiveFrame } from './live-frame';

type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'reconnecting' | 'error';

export const CONNECTION_TEXTS = {
  conversationNotCreated: 'Failed to create conversation',
  newChatFailed: 'Failed to start new chat',
  connectionFailed: 'Connection failed',
  retriesSpent: 'Connection failed after maximum retry attempts',
  welcomeTimeout: 'Timeout waiting for welcome message',
} as const;

export interface ConnectionStatus {
  state: ConnectionState;
  /** For people; `null` where there is nothing to say. */
  message: string | null;
  /** Attempts made since the connection broke. */
  attempt: number;
  /** When the next attempt is due, in milliseconds of the clock; `null` where none is planned. */
  nextAttemptAt: number | null;
  /** Whether only the user can go on, by Retry. */
  canRetry: boolean;
}

/** How a connection ended. `code` is that of the socket's close, or the one that an error over it stands for. */
export interface Closure {
  code: number;
  reason: string;
}

export interface LiveConnection {
  close(): void;
}

export interface LiveSink {
  frame(frame: LiveFrame): void;
  /** At most once, never after `close()`. */
  closed(closure: Closure): void;
}

export interface LiveTransport {
  /** Starts a conversation; the answer is its welcome frame. */
  start(signal: AbortSignal): Promise<LiveFrame>;
  /** Listens to a conversation, behind the given stored message. */
  open(conversationId: string, after: string | null, sink: LiveSink): LiveConnection;
  /** Asks for a fresh access token; rejects where the session is over. */
  refreshToken(): Promise<void>;
}

export interface LiveClientEvents {
  frame(frame: LiveFrame): void;
  status(status: ConnectionStatus): void;
  /** The connection is over for a reason that trying again cannot mend (`logged_out`, `conversation_not_found`, …). */
  ended(reason: string): void;
  /** The message from which to catch up. */
  lastStoredId(): string | null;
}

/** On these the client stays away (contract §4, requirements B13). */
const FINAL_REASONS: ReadonlySet<string> = new Set([
  'logged_out',
  'forbidden',
  'waitlisted',
  'conversation_not_found',
  'conversation_deleted',
  'too_many_bad_frames',
  'quiet_hours',
  'account_disabled',
]);

/** A socket that broke without a word. */
const LOST = 1006;
const JITTER = 0.2;
/** The first attempt after a drain (contract §6). */
const DRAIN_DELAY_MS = 250;
/** A connection that holds for so long has earned a fresh set of attempts. */
const STABLE_MS = 5_000;
/** Between two requests for the text so far. */
const RESYNC_PAUSE_MS = 2_000;

export class LiveClient {
  private conversationId: string | null = null;
  private connection: LiveConnection | null = null;
  private starting: AbortController | null = null;
  private timer: unknown = null;
  private welcomeTimer: unknown = null;
  private attempt = 0;
  private connectedAt: number | null = null;
  private hasRefreshed = false;
  private isDraining = false;
  private resyncedAt = Number.NEGATIVE_INFINITY;
  /** What belongs to an earlier connection is told apart by its number. */
  private turn = 0;
  private status: ConnectionStatus = {
    state: 'disconnected',
    message: null,
    attempt: 0,
    nextAttemptAt: null,
    canRetry: false,
  };

  constructor(
    private readonly transport: LiveTransport,
    private readonly events: LiveClientEvents,
    private readonly clock: Clock = browserClock,
  ) {}

  /** Connects to a conversation, or starts one where `conversationId` is `null`. Whatever was open is left. */
  connect(conversationId: string | null): void {
    this.leave();
    this.conversationId = conversationId;
    this.attempt = 0;
    this.hasRefreshed = false;
    this.tell({ state: 'connecting' });
    this.begin();
  }

  /** The user's Retry, or the network that came back: all attempts are free again. */
  retry(): void {
    if (this.status.state !== 'reconnecting' && !this.status.canRetry) return;
    this.leave();
    this.attempt = 0;
    this.hasRefreshed = false;
    this.tell({ state: 'reconnecting' });
    this.begin();
  }

  /** Asks for the text so far, without anybody noticing: a piece was lost. */
  resync(): void {
    if (this.status.state !== 'connected' || !this.conversationId) return;
    if (this.clock.now() - this.resyncedAt < RESYNC_PAUSE_MS) return;
    this.resyncedAt = this.clock.now();
    this.attempt = 0;
    this.leave();
    this.begin();
  }

  /** The browser says that the network is gone: no need to wait until the socket notices. */
  lost(): void {
    if (this.status.state === 'connected') this.onClosed({ code: LOST, reason: '' });
  }

  disconnect(): void {
    this.leave();
    this.tell({ state: 'disconnected' });
  }

  private leave(): void {
    this.turn += 1;
    this.clock.clearTimeout(this.timer);
    this.clock.clearTimeout(this.welcomeTimer);
    this.starting?.abort();
    this.starting = null;
    this.connection?.close();
    this.connection = null;
    this.connectedAt = null;
    this.isDraining = false;
  }

  private begin(): void {
    const turn = this.turn;
    this.welcomeTimer = this.clock.setTimeout(() => {
      if (turn === this.turn) this.onClosed({ code: CLOSE.internal, reason: 'welcome_timeout' });
    }, CLIENT_TIMES.welcomeTimeoutMs);
    if (this.conversationId) this.listen(this.conversationId);
    else this.start();
  }

  private start(): void {
    const turn = this.turn;
    const starting = new AbortController();
    this.starting = starting;
    this.transport.start(starting.signal).then(
      (welcome) => {
        if (turn !== this.turn) return;
        this.starting = null;
        this.conversationId = welcome.conversationId;
        this.events.frame(welcome);
        this.listen(welcome.conversationId);
      },
      (error: unknown) => {
        if (turn !== this.turn) return;
        const closure = isClosure(error) ? error : { code: CLOSE.internal, reason: '' };
        this.onClosed(closure, CONNECTION_TEXTS.newChatFailed);
      },
    );
  }

  private listen(conversationId: string): void {
    const turn = this.turn;
    this.connection = this.transport.open(conversationId, this.events.lastStoredId(), {
      frame: (frame) => {
        if (turn === this.turn) this.onFrame(frame);
      },
      closed: (closure) => {
        if (turn === this.turn) this.onClosed(closure);
      },
    });
  }

  private onFrame(frame: LiveFrame): void {
    if (frame.type === 'welcome') {
      this.clock.clearTimeout(this.welcomeTimer);
      this.connectedAt = this.clock.now();
      this.hasRefreshed = false;
      this.events.frame(frame);
      this.tell({ state: 'connected' });
      return;
    }
    this.events.frame(frame);
    if (frame.type !== 'error' || !frame.metadata.shouldReconnect) return;
    this.isDraining = true;
    this.onClosed({ code: CLOSE.restart, reason: frame.metadata.error?.code ?? '' });
  }

  /** `otherwise` is said where the end of the connection has no words of its own. */
  private onClosed(closure: Closure, otherwise: string | null = null): void {
    const wasStable = this.connectedAt !== null && this.clock.now() - this.connectedAt >= STABLE_MS;
    const wasConnected = this.connectedAt !== null;
    const isDraining = this.isDraining || closure.code === CLOSE.restart;
    this.leave();
    if (wasStable) this.attempt = 0;
    const message = textOf(closure) ?? otherwise;
    const isPolicy = closure.code === CLOSE.policy;
    if (FINAL_REASONS.has(closure.reason)) this.end(closure.reason);
    else if (isPolicy && this.hasRefreshed) this.end(closure.reason || 'unauthorized');
    else if (isPolicy) this.refreshAndReturn(message, REFRESHABLE_CLOSE_REASONS.has(closure.reason));
    else this.plan(message, isDraining && wasConnected);
  }

  /** Once: a second refusal means that the session, not the token, is at fault (requirements B13). */
  private refreshAndReturn(message: string | null, atOnce: boolean): void {
    const turn = this.turn;
    this.hasRefreshed = true;
    this.tell({ state: 'reconnecting', message });
    this.transport.refreshToken().then(
      () => {
        if (turn !== this.turn) return;
        if (atOnce) this.begin();
        else this.plan(message, false);
      },
      (error: unknown) => {
        if (turn !== this.turn) return;
        // Without a network nothing is known about the session.
        if (isClosure(error) && error.code !== CLOSE.policy) {
          this.hasRefreshed = false;
          this.plan(message, false);
        } else this.end('unauthorized');
      },
    );
  }

  private plan(message: string | null, isDraining: boolean): void {
    const delays = CLIENT_TIMES.reconnectDelaysMs;
    const base = delays[this.attempt];
    if (base === undefined) {
      this.tell({ state: 'error', message: CONNECTION_TEXTS.retriesSpent, canRetry: true });
      return;
    }
    const delay =
      isDraining && this.attempt === 0
        ? DRAIN_DELAY_MS * this.clock.random()
        : base * (1 - JITTER + 2 * JITTER * this.clock.random());
    this.attempt += 1;
    const turn = this.turn;
    this.timer = this.clock.setTimeout(() => {
      if (turn === this.turn) this.begin();
    }, delay);
    this.tell({ state: 'reconnecting', message, nextAttemptAt: this.clock.now() + delay });
  }

  private end(reason: string): void {
    if (reason === 'conversation_deleted') this.tell({ state: 'disconnected' });
    else this.tell({ state: 'error', message: CONNECTION_TEXTS.connectionFailed });
    this.events.ended(reason);
  }

  private tell(change: Partial<ConnectionStatus> & Pick<ConnectionStatus, 'state'>): void {
    this.status = { message: null, nextAttemptAt: null, canRetry: false, attempt: this.attempt, ...change };
    this.events.status(this.status);
  }
}

function textOf(closure: Closure): string | null {
  if (closure.reason === 'welcome_timeout') return CONNECTION_TEXTS.welcomeTimeout;
  if (closure.code === CLOSE.internal) return CONNECTION_TEXTS.conversationNotCreated;
  if (closure.code === CLOSE.policy) return CONNECTION_TEXTS.connectionFailed;
  return null;
}

export function isClosure(value: unknown): value is Closure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof (value as Closure).code === 'number' &&
    'reason' in value
  );
}
