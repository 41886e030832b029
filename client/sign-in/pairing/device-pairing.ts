/** The waiting side of pairing (RFC 8628): shows a code, asks for the tokens until a guardian has decided. */
import { type DeviceTokensBody, SLOW_DOWN_SECONDS, type StartedPairingBody } from '../../../contract/devices';
import { ApiError, isPassing, messageOf } from '../../platform/api-error';

export interface PairingApi {
  start(): Promise<StartedPairingBody>;
  redeem(deviceCode: string): Promise<DeviceTokensBody>;
  /** Signs the child's account in with the tokens, which the server hands out once. */
  signIn(tokens: DeviceTokensBody): Promise<unknown>;
}

interface PairingClock {
  now(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export type PairingState =
  | { step: 'starting' }
  /** `expiresAt` is a time of the device's own clock. */
  | { step: 'waiting'; pairing: StartedPairingBody; expiresAt: number; isOffline: boolean }
  | { step: 'expired' }
  | { step: 'denied' }
  | { step: 'paired' }
  | { step: 'failed'; text: string };

const browserClock: PairingClock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** The answers that end a pairing for good. */
function endOf(code: string | null): PairingState | null {
  if (code === 'expired_token') return { step: 'expired' };
  return code === 'access_denied' ? { step: 'denied' } : null;
}

/** One device that waits. React reads it with `useSyncExternalStore`. */
export class DevicePairing {
  private state: PairingState = { step: 'starting' };
  private readonly listeners = new Set<() => void>();
  private timer: unknown = null;
  private intervalMs = 0;
  private tokens: DeviceTokensBody | null = null;
  /** Counts starts, so that answers to an earlier one can be ignored. */
  private turn = 0;

  constructor(
    private readonly api: PairingApi,
    private readonly clock: PairingClock = browserClock,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): PairingState => this.state;

  /** Asks for a new code. After a failed sign-in it signs in again, because the tokens come only once. */
  async start(): Promise<void> {
    this.stop();
    const turn = this.turn;
    this.set({ step: 'starting' });
    if (this.tokens) return this.finish(this.tokens);
    try {
      const pairing = await this.api.start();
      if (turn !== this.turn) return;
      this.intervalMs = pairing.interval * 1000;
      const expiresAt = this.clock.now() + pairing.expires_in * 1000;
      this.set({ step: 'waiting', pairing, expiresAt, isOffline: false });
      this.plan();
    } catch (error) {
      if (turn === this.turn) this.set({ step: 'failed', text: messageOf(error) });
    }
  }

  /** Stops to wait. Answers that are on their way change nothing. */
  stop(): void {
    this.turn += 1;
    this.clock.clearTimeout(this.timer);
  }

  private plan(): void {
    const turn = this.turn;
    this.timer = this.clock.setTimeout(() => {
      if (turn === this.turn) void this.ask(turn);
    }, this.intervalMs);
  }

  private async ask(turn: number): Promise<void> {
    const { state } = this;
    if (state.step !== 'waiting') return;
    if (this.clock.now() >= state.expiresAt) return this.set({ step: 'expired' });
    try {
      const tokens = await this.api.redeem(state.pairing.device_code);
      if (turn === this.turn) await this.finish(tokens);
    } catch (error) {
      if (turn === this.turn) this.onRefusal(error, state);
    }
  }

  private onRefusal(error: unknown, state: PairingState & { step: 'waiting' }): void {
    const code = error instanceof ApiError ? error.code : null;
    const isPending = code === 'authorization_pending' || code === 'slow_down';
    if (!isPending && !isPassing(error)) {
      this.set(endOf(code) ?? { step: 'failed', text: messageOf(error) });
      return;
    }
    if (code !== 'authorization_pending') this.intervalMs += SLOW_DOWN_SECONDS * 1000;
    const isOffline = !isPending;
    if (isOffline !== state.isOffline) this.set({ ...state, isOffline });
    this.plan();
  }

  private async finish(tokens: DeviceTokensBody): Promise<void> {
    this.tokens = tokens;
    try {
      await this.api.signIn(tokens);
      this.tokens = null;
      this.set({ step: 'paired' });
    } catch (error) {
      if (!isPassing(error)) this.tokens = null;
      this.set({ step: 'failed', text: messageOf(error) });
    }
  }

  private set(state: PairingState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
