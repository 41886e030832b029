/**
 * Keeps one conversation connected: opens it, reports the state of the connection, and reconnects from the last stored
 * message. It knows nothing of React; transport, clock and random numbers are passed in.
 */
import { type CloseFrame, DISCONNECTS, type Disconnect, disconnectOf } from '../../../contract/disconnects';
import { reconnectDelayMs } from '../../platform/reconnect-delay';
import { CLIENT_TIMES } from '../../platform/times';
import { browserClock, type Clock } from '../store/clock';
import { t } from '../texts';
import type { LiveFrame } from './live-frame';

type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'reconnecting' | 'error';

export interface ConnectionStatus {
  state: ConnectionState;
  /** What the user reads; `null` if the state says enough. */
  message: string | null;
  /** Attempts since the connection broke. */
  attempt: number;
  /** When the next attempt is due, in milliseconds of the clock; `null` if none is planned. */
  nextAttemptAt: number | null;
  /** Whether the client waits for the user's Retry. */
  canRetry: boolean;
}

export interface LiveConnection {
  close(): void;
}

export interface LiveSink {
  frame(frame: LiveFrame): void;
  /** At most once, and never after `close()`. */
  closed(closeFrame: CloseFrame): void;
}

export interface LiveTransport {
  /** Starts a conversation. Resolves with its welcome frame; rejects with a `CloseFrame` if the server refuses. */
  start(signal: AbortSignal): Promise<LiveFrame>;
  /** Listens to a conversation, from the message after the given stored one. */
  open(conversationId: string, after: string | null, sink: LiveSink): LiveConnection;
  /** Gets a fresh access token. Rejects with `DISCONNECTS.lost` without a network, else if the session is over. */
  refreshToken(): Promise<void>;
}

export interface LiveClientEvents {
  frame(frame: LiveFrame): void;
  status(status: ConnectionStatus): void;
  /** The connection is over for a reason that another attempt cannot mend (`logged_out`, `conversation_not_found`, …). */
  ended(reason: string): void;
  /** The message from which to catch up. */
  lastStoredId(): string | null;
}

/** A connection that lasts this long has earned a fresh set of attempts. */
const STABLE_MS = 5_000;
/** The least time between two requests for the running reply. */
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
  private resyncedAt = Number.NEGATIVE_INFINITY;
  /** Counts connections, so that callbacks of an earlier one can be ignored. */
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

  /** Leaves the open conversation and connects to another one; `null` starts a new one. */
  connect(conversationId: string | null): void {
    this.leave();
    this.conversationId = conversationId;
    this.attempt = 0;
    this.hasRefreshed = false;
    this.tell({ state: 'connecting' });
    this.begin();
  }

  /** Starts over with all attempts, after the user's Retry or when the network is back. */
  retry(): void {
    if (this.status.state !== 'reconnecting' && !this.status.canRetry) return;
    this.leave();
    this.attempt = 0;
    this.hasRefreshed = false;
    this.tell({ state: 'reconnecting' });
    this.begin();
  }

  /** Gets the running reply again after a lost chunk, without a change of the state. */
  resync(): void {
    if (this.status.state !== 'connected' || !this.conversationId) return;
    if (this.clock.now() - this.resyncedAt < RESYNC_PAUSE_MS) return;
    this.resyncedAt = this.clock.now();
    this.attempt = 0;
    this.leave();
    this.begin();
  }

  /** Called when the browser has lost the network, which it notices before the socket does. */
  lost(): void {
    if (this.status.state === 'connected') this.onClosed(DISCONNECTS.lost);
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
  }

  private begin(): void {
    const turn = this.turn;
    this.welcomeTimer = this.clock.setTimeout(() => {
      if (turn === this.turn) this.onClosed(DISCONNECTS.welcome_timeout);
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
        this.onClosed(isCloseFrame(error) ? error : DISCONNECTS.internal, t('connection.newChatFailed'));
      },
    );
  }

  private listen(conversationId: string): void {
    const turn = this.turn;
    this.connection = this.transport.open(conversationId, this.events.lastStoredId(), {
      frame: (frame) => {
        if (turn === this.turn) this.onFrame(frame);
      },
      closed: (closeFrame) => {
        if (turn === this.turn) this.onClosed(closeFrame);
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
    this.onClosed({ code: DISCONNECTS.restart.code, reason: frame.metadata.error?.code ?? '' });
  }

  /** @param fallbackText what the user reads if the disconnect has no text */
  private onClosed(closeFrame: CloseFrame, fallbackText: string | null = null): void {
    const wasStable = this.connectedAt !== null && this.clock.now() - this.connectedAt >= STABLE_MS;
    const wasConnected = this.connectedAt !== null;
    this.leave();
    if (wasStable) this.attempt = 0;
    const disconnect = disconnectOf(closeFrame);
    const message = textOf(disconnect) ?? fallbackText;
    switch (disconnect.reconnect) {
      case 'never':
        this.end(disconnect);
        break;
      case 'fresh_token':
      case 'fresh_token_backoff':
        if (this.hasRefreshed) this.end(disconnect);
        else this.refreshAndReconnect(message, disconnect.reconnect === 'fresh_token');
        break;
      case 'soon':
        this.plan(message, wasConnected ? 'soon' : 'backoff');
        break;
      case 'backoff':
        this.plan(message, 'backoff');
        break;
    }
  }

  /** Done once: after a second refusal the session is at fault, not the token. */
  private refreshAndReconnect(message: string | null, atOnce: boolean): void {
    const turn = this.turn;
    this.hasRefreshed = true;
    this.tell({ state: 'reconnecting', message });
    this.transport.refreshToken().then(
      () => {
        if (turn !== this.turn) return;
        if (atOnce) this.begin();
        else this.plan(message, 'backoff');
      },
      (error: unknown) => {
        if (turn !== this.turn) return;
        // Without a network the session may still be good.
        if (isCloseFrame(error) && disconnectOf(error).reconnect === 'backoff') {
          this.hasRefreshed = false;
          this.plan(message, 'backoff');
        } else this.end(DISCONNECTS.unauthorized);
      },
    );
  }

  private plan(message: string | null, reconnect: 'soon' | 'backoff'): void {
    if (this.attempt >= CLIENT_TIMES.reconnectDelaysMs.length) {
      this.tell({ state: 'error', message: t('connection.retriesSpent'), canRetry: true });
      return;
    }
    const delay = reconnectDelayMs(this.attempt, reconnect, this.clock.random());
    this.attempt += 1;
    const turn = this.turn;
    this.timer = this.clock.setTimeout(() => {
      if (turn === this.turn) this.begin();
    }, delay);
    this.tell({ state: 'reconnecting', message, nextAttemptAt: this.clock.now() + delay });
  }

  private end(disconnect: Disconnect): void {
    const text = textOf(disconnect);
    this.tell(text === null ? { state: 'disconnected' } : { state: 'error', message: text });
    this.events.ended(disconnect.reason || DISCONNECTS.unauthorized.reason);
  }

  private tell(change: Partial<ConnectionStatus> & Pick<ConnectionStatus, 'state'>): void {
    this.status = { message: null, nextAttemptAt: null, canRetry: false, attempt: this.attempt, ...change };
    this.events.status(this.status);
  }
}

/** What the user reads of a disconnect; `null` if the state of the connection says enough. */
const textOf = ({ text }: Disconnect): string | null => text && t(`connection.${text}`);

export function isCloseFrame(value: unknown): value is CloseFrame {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof (value as CloseFrame).code === 'number' &&
    'reason' in value
  );
}
