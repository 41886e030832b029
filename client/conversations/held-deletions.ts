/** For how long a deletion can be taken back. */
export const UNDO_MS = 6_000;

interface Timers {
  set(work: () => void, delayMs: number): unknown;
  clear(timer: unknown): void;
}

/** Carries a deletion out. `isLast` where the page is closing, so that the request must outlive it. */
type CarryOut = (ids: readonly string[], isLast: boolean) => void;

/**
 * Deletions that a person has asked for and may still take back. They are hidden from every list meanwhile, and are
 * carried out when their time is over or the page closes, whichever comes first.
 */
export class HeldDeletions {
  private readonly held = new Map<symbol, { ids: readonly string[]; timer: unknown; carryOut: CarryOut }>();
  private readonly listeners = new Set<() => void>();
  private hidden: ReadonlySet<string> = new Set();

  constructor(
    private readonly timers: Timers = {
      set: (work, delayMs) => setTimeout(work, delayMs),
      clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    },
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The ids that no list shows. */
  readonly getSnapshot = (): ReadonlySet<string> => this.hidden;

  /** Hides these, and carries the deletion out after `UNDO_MS`. The answer takes it back. */
  hold(ids: readonly string[], carryOut: CarryOut): () => void {
    const key = Symbol('deletion');
    const timer = this.timers.set(() => this.finish(key, false), UNDO_MS);
    this.held.set(key, { ids, timer, carryOut });
    this.changed();
    return () => {
      this.timers.clear(timer);
      this.held.delete(key);
      this.changed();
    };
  }

  /** Carries out at once what is held: the page closes, or another user is coming. */
  flush(): void {
    for (const key of [...this.held.keys()]) this.finish(key, true);
  }

  private finish(key: symbol, isLast: boolean): void {
    const deletion = this.held.get(key);
    if (!deletion) return;
    this.timers.clear(deletion.timer);
    this.held.delete(key);
    // First carried out, then shown no longer as held: the caller takes the rows out of the cache meanwhile.
    deletion.carryOut(deletion.ids, isLast);
    this.changed();
  }

  private changed(): void {
    this.hidden = new Set([...this.held.values()].flatMap(({ ids }) => ids));
    for (const listener of this.listeners) listener();
  }
}

/** The deletions of this page. */
export const heldDeletions = new HeldDeletions();

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => heldDeletions.flush());
