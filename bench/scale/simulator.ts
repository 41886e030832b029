/** A small discrete-event simulator: work waits in line at stations, and time jumps from one event to the next. */

/** The same numbers for the same seed, in [0, 1). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs events in the order of their times. */
export class Timeline {
  now = 0;
  private readonly heap: { at: number; run: () => void }[] = [];

  at(time: number, run: () => void): void {
    const { heap } = this;
    let place = heap.push({ at: time, run }) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (heap[parent]!.at <= heap[place]!.at) break;
      [heap[parent], heap[place]] = [heap[place]!, heap[parent]!];
      place = parent;
    }
  }

  runUntil(end: number): void {
    for (let next = this.heap[0]; next && next.at <= end; next = this.heap[0]) {
      this.takeFirst();
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }

  private takeFirst(): void {
    const { heap } = this;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    heap[0] = last;
    for (let place = 0; ; ) {
      const left = 2 * place + 1;
      const right = left + 1;
      let least = place;
      if (left < heap.length && heap[left]!.at < heap[least]!.at) least = left;
      if (right < heap.length && heap[right]!.at < heap[least]!.at) least = right;
      if (least === place) return;
      [heap[least], heap[place]] = [heap[place]!, heap[least]!];
      place = least;
    }
  }
}

/** The kernel gives a bounded process a new share in every period. */
const PERIOD_S = 0.02;

/** A processor that works first come, first served. */
export class Station {
  /** CPU seconds used. */
  busy = 0;
  private readonly freeAt: number[];
  private period = -1;
  private used = 0;

  private readonly timeline: Timeline;
  private readonly share: number;

  /** `share`: of one core, for a process that is bounded; otherwise it has whole `cores`. */
  constructor(timeline: Timeline, { cores = 1, share = 1 }: { cores?: number; share?: number } = {}) {
    this.timeline = timeline;
    this.share = share;
    this.freeAt = new Array<number>(cores).fill(0);
  }

  /** Works for `cost` CPU seconds once it is free, then continues with `done`. */
  serve(cost: number, done: () => void): void {
    let core = 0;
    for (let other = 1; other < this.freeAt.length; other += 1) {
      if (this.freeAt[other]! < this.freeAt[core]!) core = other;
    }
    const start = Math.max(this.timeline.now, this.freeAt[core]!);
    const end = this.share < 1 ? this.endWithinShare(start, cost) : start + cost;
    this.freeAt[core] = end;
    this.busy += cost;
    this.timeline.at(end, done);
  }

  private endWithinShare(start: number, cost: number): number {
    const quota = PERIOD_S * this.share;
    let at = start;
    for (let left = cost; ; ) {
      const period = Math.floor(at / PERIOD_S + 1e-9);
      if (period !== this.period) {
        this.period = period;
        this.used = 0;
      }
      const slice = Math.min(left, quota - this.used, (period + 1) * PERIOD_S - at);
      this.used += slice;
      at += slice;
      left -= slice;
      if (left <= 1e-12) return at;
      if (quota - this.used <= 1e-12) at = (period + 1) * PERIOD_S;
    }
  }
}
