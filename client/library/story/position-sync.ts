import type { Clock } from '../../chat/store/clock';
import type { Place } from './story-session';

interface SyncOptions {
  /** Keeps a place on the server. Resolves with the server's time of it. */
  save(place: Place): Promise<number>;
  /** The reader has come to this place on another device. */
  follow(place: Place): void;
  clock: Pick<Clock, 'now'>;
}

/** For so long after a page was turned here, the place of another device changes nothing. */
const HOLD_MS = 10_000;

/** Keeps one reader's place the same on the server and on all its devices. */
export class PositionSync {
  private next: Place | null = null;
  private isSaving = false;
  /** The server's time of the newest place that is known here. */
  private newest = 0;
  private turnedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private own: Place,
    private readonly options: SyncOptions,
  ) {}

  /** The reader has come to another place here. One call at a time keeps the newest, so that none overtakes another. */
  turned(place: Place): void {
    this.turnedAt = this.options.clock.now();
    this.own = place;
    this.next = place;
    if (!this.isSaving) void this.saveAll();
  }

  /** The server says where the reader is, as of `at` by its clock. */
  heard(place: Place, at: number): void {
    if (at <= this.newest) return;
    this.newest = at;
    // What is on its way will be later by the server's clock.
    if (this.isSaving || isSame(place, this.own)) return;
    const isBack = place.page < this.own.page || (place.page === this.own.page && place.sentence < this.own.sentence);
    if (isBack && this.options.clock.now() - this.turnedAt < HOLD_MS) return;
    this.own = place;
    this.options.follow(place);
  }

  private async saveAll(): Promise<void> {
    this.isSaving = true;
    while (this.next) {
      const place = this.next;
      this.next = null;
      // Without a network the place is kept with the next page; a refusal closes the screen by itself.
      const at = await this.options.save(place).catch(() => 0);
      this.newest = Math.max(this.newest, at);
    }
    this.isSaving = false;
  }
}

function isSame(one: Place, other: Place): boolean {
  return one.page === other.page && one.sentence === other.sentence;
}
