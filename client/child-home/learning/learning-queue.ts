import { LEARNING_EVENT_DAYS, LEARNING_EVENTS_MAX } from '../../../contract/progress';
import { type Clock, NamedTimers } from '../../chat/store/clock';
import { LEARNING_KEY_PREFIX } from '../../chat/store/unsent-keys';
import { isQueuedEvent, type LearningEvent, type QueuedEvent } from './learning-event';

const DAY_MS = 86_400_000;
/** Events that come close together share a call. */
const GATHER_MS = 3_000;
/** The pause after the first failed call. Each further failure doubles it. */
const RETRY_MS = { first: 5_000, most: 300_000 } as const;
/** More than a day of play. The oldest go first. */
const KEPT_MAX = 500;

/** The server has read the events and refuses them: sending them again would not help. */
export class EventsRefused extends Error {
  override readonly name = 'EventsRefused';
}

/** Stores the events on the server. Rejects with `EventsRefused` if it refuses what they say. */
export type SendEvents = (events: readonly QueuedEvent[]) => Promise<void>;

interface QueueDeps {
  /** Kept over a reload, gone with the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  send: SendEvents;
  /** The time of the server. */
  serverNow: () => number;
  clock: Clock;
  newId: () => string;
}

/** Sends what one child did, in batches, until the server has it. */
export class LearningQueue {
  private readonly key: string;
  private readonly timers: NamedTimers<'send'>;
  private events: readonly QueuedEvent[];
  private batchSize = LEARNING_EVENTS_MAX;
  private failures = 0;
  private isRunning = false;
  private isSending = false;

  constructor(
    childId: string,
    private readonly deps: QueueDeps,
  ) {
    this.key = `${LEARNING_KEY_PREFIX}${childId}`;
    this.timers = new NamedTimers(deps.clock);
    this.events = readEvents(deps.storage.getItem(this.key));
  }

  add(event: LearningEvent): void {
    const queued = { ...event, id: this.deps.newId(), at: this.deps.serverNow() };
    this.write([...this.events, queued].slice(-KEPT_MAX));
    // After a failure the pause goes on.
    if (this.failures === 0) this.sendAfter(GATHER_MS);
  }

  /** Begins to send. Returns how to stop; what is left stays in the storage. */
  start(): () => void {
    this.isRunning = true;
    this.failures = 0;
    this.sendAfter(GATHER_MS);
    return () => {
      this.isRunning = false;
      this.timers.cancelAll();
    };
  }

  /** Sends now, because the page may go away. */
  flush(): void {
    if (!this.isRunning || this.isSending) return;
    this.timers.cancel('send');
    this.dropOld();
    const batch = this.events.slice(0, this.batchSize);
    if (batch.length === 0) return;
    this.isSending = true;
    this.deps.send(batch).then(
      () => this.settle(batch),
      (error: unknown) => this.fail(batch, error),
    );
  }

  private settle(sent: readonly QueuedEvent[]): void {
    this.isSending = false;
    this.failures = 0;
    this.batchSize = LEARNING_EVENTS_MAX;
    this.remove(sent);
    if (this.events.length > 0) this.sendAfter(GATHER_MS);
  }

  private fail(batch: readonly QueuedEvent[], error: unknown): void {
    this.isSending = false;
    if (!(error instanceof EventsRefused)) {
      this.sendAfter(Math.min(RETRY_MS.first * 2 ** this.failures, RETRY_MS.most));
      this.failures += 1;
      return;
    }
    // One bad event refuses its whole batch, so smaller batches find it.
    this.failures = 0;
    this.batchSize = batch.length > 1 ? Math.floor(batch.length / 2) : LEARNING_EVENTS_MAX;
    if (batch.length === 1) this.remove(batch);
    this.sendAfter(GATHER_MS);
  }

  private sendAfter(milliseconds: number): void {
    if (this.isRunning) this.timers.start('send', milliseconds, () => this.flush());
  }

  /** The server takes no older ones. */
  private dropOld(): void {
    const oldest = this.deps.serverNow() - LEARNING_EVENT_DAYS * DAY_MS;
    if (this.events.some(({ at }) => at <= oldest)) this.write(this.events.filter(({ at }) => at > oldest));
  }

  private remove(events: readonly QueuedEvent[]): void {
    const ids = new Set(events.map(({ id }) => id));
    this.write(this.events.filter(({ id }) => !ids.has(id)));
  }

  private write(events: readonly QueuedEvent[]): void {
    this.events = events;
    if (events.length > 0) this.deps.storage.setItem(this.key, JSON.stringify(events));
    else this.deps.storage.removeItem(this.key);
  }
}

function readEvents(text: string | null): QueuedEvent[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isQueuedEvent) : [];
  } catch {
    // Not written by the queue.
    return [];
  }
}
