import { type Clock, NamedTimers } from '../../chat/store/clock';
import type { OwnState } from './own-state';
import type { ServerClock } from './server-clock';
import { type TimeView, timeView } from './time-view';

export interface OwnStateSource {
  load(): Promise<OwnState>;
  /** Reports each change while it can. It connects again by itself. Returns how to stop. */
  listen(onChange: (state: OwnState, what: string) => void): () => void;
}

/** What keeps the child out, as refused calls and closed sockets report it. */
export interface Refusals {
  /** Calls `listener` when it changes. */
  subscribe(listener: () => void): () => void;
  note(code: string, until: number | null): void;
  forget(): void;
}

export interface OwnTime {
  state: OwnState;
  view: TimeView;
}

/**
 * What pages of the child read again: its requests once one was made or decided, today's plan and its marks, its shelf, or
 * its voice once a guardian has changed it.
 */
type OwnChange = 'request' | 'plan' | 'shelf' | 'voice';

/** How often the state is asked for although nothing was reported, because the live connection may be down. */
const LOOK_EVERY_MS = { open: 60_000, shutOut: 30_000 };
/** The pause after a look that failed, or that came too early for the clock of the server. */
const LOOK_AGAIN_MS = 3_000;
/** Added to each edge, so that the server has passed it, too. */
const MARGIN_MS = 50;

/**
 * Keeps what the child may do up to date: by reports of the server, by refusals, at the instants that the state itself
 * names, and by asking now and then.
 */
export class OwnStateWatch {
  private current: OwnTime | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly changeListeners = new Map<OwnChange, Set<() => void>>();
  private readonly timers: NamedTimers<'edge' | 'look'>;
  /** Counts refusals that others noted. An answer that was asked for before one of them may be older than it. */
  private refusals = 0;
  private isNoting = false;
  private isLooking = false;
  private isRunning = false;

  constructor(
    private readonly source: OwnStateSource,
    private readonly rules: Refusals,
    private readonly serverClock: ServerClock,
    clock: Clock,
  ) {
    this.timers = new NamedTimers(clock);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): OwnTime | null => this.current;

  /** Calls `listener` at each change of this kind. Returns how to stop. */
  readonly on = (change: OwnChange, listener: () => void): (() => void) => {
    const listeners = this.changeListeners.get(change) ?? new Set();
    this.changeListeners.set(change, listeners.add(listener));
    return () => listeners.delete(listener);
  };

  /** Returns how to stop. */
  start(): () => void {
    this.isRunning = true;
    const stops = [
      this.source.listen((state, what) => {
        this.accept(state);
        for (const listener of this.changeListeners.get(what as OwnChange) ?? []) listener();
      }),
      this.rules.subscribe(() => {
        if (this.isNoting) return;
        this.refusals += 1;
        this.look();
      }),
    ];
    this.look();
    return () => {
      this.isRunning = false;
      this.timers.cancelAll();
      for (const stop of stops) stop();
    };
  }

  /** Asks the server now, unless an answer is on its way. */
  look(): void {
    if (this.isLooking) return;
    this.isLooking = true;
    const { refusals } = this;
    this.source.load().then(
      (state) => {
        this.isLooking = false;
        if (!this.isRunning) return;
        if (refusals !== this.refusals && state.isAllowed) this.look();
        else this.accept(state);
      },
      // The call itself has noted a refusal. Anything else passes, and the next look is near.
      () => {
        this.isLooking = false;
        if (!this.isRunning) return;
        this.closeAtBedtime();
        this.lookAfter(LOOK_AGAIN_MS);
      },
    );
  }

  /** Takes what the server has just said. */
  accept(state: OwnState): void {
    if (!this.isRunning) return;
    this.serverClock.set(state.now);
    this.isNoting = true;
    if (state.isAllowed || state.code === null) this.rules.forget();
    else this.rules.note(state.code, state.until);
    this.isNoting = false;
    this.show(state);
    const isTooEarly = this.current?.view.isOver === true;
    this.lookAfter(isTooEarly ? LOOK_AGAIN_MS : state.isAllowed ? LOOK_EVERY_MS.open : LOOK_EVERY_MS.shutOut);
  }

  private show(state: OwnState): void {
    const now = this.serverClock.now();
    const view = timeView(state, now);
    this.current = { state, view };
    this.timers.cancel('edge');
    if (view.changesAt !== null) {
      this.timers.start('edge', view.changesAt - now + MARGIN_MS, () => this.passEdge(state));
    }
    for (const listener of this.listeners) listener();
  }

  private passEdge(state: OwnState): void {
    this.show(state);
    if (this.current?.view.isOver) this.look();
  }

  private lookAfter(milliseconds: number): void {
    this.timers.start('look', milliseconds, () => this.look());
  }

  /** The quiet time is known beforehand, so it begins without a network, too. */
  private closeAtBedtime(): void {
    const { state, view } = this.current ?? {};
    if (!state?.isAllowed || !view || state.next?.code !== 'quiet_hours' || state.next.at > this.serverClock.now())
      return;
    this.isNoting = true;
    this.rules.note('quiet_hours', null);
    this.isNoting = false;
  }
}
