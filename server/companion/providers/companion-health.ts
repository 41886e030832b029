import type { HealthStatus } from '../../../contract/admin.js';
import { ProviderError, type ProviderErrorKind } from './provider.js';

const PROBE_INTERVAL_MS = 2_000;
/** A failure that no probe can clear counts for so long, where nobody has asked the provider since. */
const FAILURE_COUNTS_MS = 10_000;
/** Nothing but failures for so long: the companion is not just ailing. */
const DOWN_AFTER_MS = 300_000;
/** From here on one request at a time finds out whether the provider is back; the others share its outcome. */
const BREAKER_FAILURES = 5;
const CONVERSATION_PAUSE_MS = 1_000;
const REMEMBERED_CONVERSATIONS = 1_000;

export interface CompanionHealthOptions {
  /** Asked every two seconds (`probeIntervalMs`) while the provider cannot be reached. */
  probe?: (signal: AbortSignal) => Promise<boolean>;
  probeIntervalMs?: number;
  /** A clock that never jumps, in milliseconds. */
  now?: () => number;
}

/**
 * Knows how the provider is, from the replies themselves and, while it is out of reach, from a small probe.
 * Also the breaker: keeps a failing provider from being stormed (quality P8).
 */
export class CompanionHealth {
  private readonly now: () => number;
  private failure: { kind: ProviderErrorKind; since: number; latest: number; count: number } | null = null;
  /** Resolves with true where the trial failed. */
  private trial: Promise<boolean> | null = null;
  private readonly failedAt = new Map<string, number>();
  private probeTimer: NodeJS.Timeout | undefined;
  private readonly closing = new AbortController();

  constructor(private readonly options: CompanionHealthOptions = {}) {
    this.now = options.now ?? (() => performance.now());
  }

  /** OK; DEGRADED from the first failed reply until one succeeds again; DOWN after five minutes of failures. */
  status(): HealthStatus {
    const { failure } = this;
    if (!failure) return 'OK';
    const now = this.now();
    if (failure.kind !== 'unreachable' && now - failure.latest > FAILURE_COUNTS_MS) return 'OK';
    return now - failure.since >= DOWN_AFTER_MS ? 'DOWN' : 'DEGRADED';
  }

  /** True where requests go one at a time. */
  get isOpen(): boolean {
    return (this.failure?.count ?? 0) >= BREAKER_FAILURES;
  }

  /** How long this conversation has to wait before it may ask again. */
  pauseMs(conversationId: string | undefined): number {
    if (conversationId === undefined) return 0;
    const failedAt = this.failedAt.get(conversationId);
    return failedAt === undefined ? 0 : Math.max(0, failedAt + CONVERSATION_PAUSE_MS - this.now());
  }

  /**
   * Lets a request through. While the breaker is open, waits for the one that is trying, and fails if that failed.
   *
   * @returns to be called once the request has its outcome, or its first text
   * @throws ProviderError `unreachable` where the trial failed; the signal's reason
   */
  async enter(signal: AbortSignal): Promise<(hasFailed: boolean) => void> {
    while (this.isOpen && this.trial) {
      const hasFailed = await untilAborted(this.trial, signal);
      if (hasFailed) throw new ProviderError('unreachable', true, 'The provider is out of reach');
    }
    if (!this.isOpen) return () => undefined;
    let settle: (hasFailed: boolean) => void = () => undefined;
    const trial = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    this.trial = trial;
    return (hasFailed) => {
      settle(hasFailed);
      if (this.trial === trial) this.trial = null;
    };
  }

  succeeded(conversationId?: string): void {
    this.failure = null;
    clearTimeout(this.probeTimer);
    this.probeTimer = undefined;
    if (conversationId !== undefined) this.failedAt.delete(conversationId);
  }

  failed(kind: ProviderErrorKind, conversationId?: string): void {
    const now = this.now();
    const { failure } = this;
    const isFresh = failure && (failure.kind === 'unreachable' || now - failure.latest <= FAILURE_COUNTS_MS);
    this.failure = {
      kind,
      since: isFresh ? failure.since : now,
      latest: now,
      count: isFresh ? failure.count + 1 : 1,
    };
    if (conversationId !== undefined) this.remember(conversationId, now);
    if (kind === 'unreachable') this.probeSoon();
  }

  close(): void {
    this.closing.abort();
    clearTimeout(this.probeTimer);
    this.probeTimer = undefined;
  }

  private remember(conversationId: string, now: number): void {
    this.failedAt.delete(conversationId);
    this.failedAt.set(conversationId, now);
    for (const [id, failedAt] of this.failedAt) {
      // In the order of their failures: the first one that still counts ends the sweep.
      if (now - failedAt < CONVERSATION_PAUSE_MS && this.failedAt.size <= REMEMBERED_CONVERSATIONS) break;
      this.failedAt.delete(id);
    }
  }

  private probeSoon(): void {
    const { probe } = this.options;
    if (!probe || this.probeTimer || this.closing.signal.aborted) return;
    this.probeTimer = setTimeout(() => {
      this.probeTimer = undefined;
      void probe(this.closing.signal).then((isReachable) => {
        if (this.closing.signal.aborted || this.failure?.kind !== 'unreachable') return;
        if (isReachable) this.succeeded();
        else this.probeSoon();
      });
    }, this.options.probeIntervalMs ?? PROBE_INTERVAL_MS).unref();
  }
}

async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let onAbort = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason);
  });
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
