import type { HealthStatus } from '../../../contract/admin.js';
import type { ProviderErrorKind } from './provider.js';

const PROBE_INTERVAL_MS = 2_000;
/** A failure that no probe can clear counts for so long if no later request succeeds or fails. */
const FAILURE_COUNTS_MS = 10_000;
/** The companion is down, and not just degraded, after so long without a success. */
const DOWN_AFTER_MS = 300_000;
/** The breaker opens after so many failures in a row. */
const BREAKER_FAILURES = 5;

export interface CompanionHealthOptions {
  /** Called every `probeIntervalMs` while the provider cannot be reached. */
  probe?: (signal: AbortSignal) => Promise<boolean>;
  probeIntervalMs?: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

/** The health of the provider, from the outcomes of the replies and, while it is out of reach, from a small probe. */
export class CompanionHealth {
  private readonly now: () => number;
  private failure: { kind: ProviderErrorKind; since: number; latest: number; count: number } | null = null;
  private probeTimer: NodeJS.Timeout | undefined;
  private readonly closing = new AbortController();

  constructor(private readonly options: CompanionHealthOptions = {}) {
    this.now = options.now ?? (() => performance.now());
  }

  /** OK; DEGRADED from the first failed reply until the next success; DOWN after five minutes of failures. */
  status(): HealthStatus {
    const { failure } = this;
    if (!failure) return 'OK';
    const now = this.now();
    if (failure.kind !== 'unreachable' && now - failure.latest > FAILURE_COUNTS_MS) return 'OK';
    return now - failure.since >= DOWN_AFTER_MS ? 'DOWN' : 'DEGRADED';
  }

  get isBreakerOpen(): boolean {
    return (this.failure?.count ?? 0) >= BREAKER_FAILURES;
  }

  succeeded(): void {
    this.failure = null;
    clearTimeout(this.probeTimer);
    this.probeTimer = undefined;
  }

  failed(kind: ProviderErrorKind): void {
    const now = this.now();
    const { failure } = this;
    const goesOn = failure && (failure.kind === 'unreachable' || now - failure.latest <= FAILURE_COUNTS_MS);
    this.failure = {
      kind,
      since: goesOn ? failure.since : now,
      latest: now,
      count: goesOn ? failure.count + 1 : 1,
    };
    if (kind === 'unreachable') this.probeSoon();
  }

  close(): void {
    this.closing.abort();
    clearTimeout(this.probeTimer);
    this.probeTimer = undefined;
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
