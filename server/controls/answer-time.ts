import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AccessChanges } from '../access/access-changes.js';
import { AccessStates, NO_SESSION } from '../access/access-states.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { localDateOf } from '../recurrence/zone.js';
import { type StoredFacts, toFacts } from './child-facts.js';
import { ControlsRepository } from './controls.repository.js';
import { type ChildFacts, decide, minuteOf } from './decide.js';
import { UsageMeter } from './usage-meter.js';

/** Facts may be used this long without asking the database again. An announced change drops them at once. */
const FRESH_MS = 1_000;
const CACHE_LIMIT = 10_000;
const CHAT = { area: 'chat' } as const;

interface CachedFacts {
  readonly facts: Promise<StoredFacts | null>;
  readonly loadedAt: number;
}

/**
 * Decides whether an answer may go on to reach a child, and counts the minute in which it does. Each sentence asks, so the
 * facts are kept for a second; the first sentence of a minute is decided and counted by the one meter of all nodes.
 */
@Injectable()
export class AnswerTime implements OnApplicationShutdown {
  private readonly cache = new Map<string, CachedFacts>();
  private readonly stopListening: () => void;

  constructor(
    private readonly repository: ControlsRepository,
    private readonly meter: UsageMeter,
    private readonly states: AccessStates,
    private readonly clock: DatabaseClock,
    changes: AccessChanges,
  ) {
    this.stopListening = changes.on(({ userId }) => {
      if (userId === null) this.cache.clear();
      else this.cache.delete(userId);
    });
  }

  onApplicationShutdown(): void {
    this.stopListening();
  }

  /**
   * Whether the next part of an answer may reach the child now; counts the minute. Fails closed: without the child or its
   * account there is no answer. @throws AppError `unavailable`
   */
  async mayGoOn(userId: string): Promise<boolean> {
    const open = await this.factsIfOpen(userId);
    if (!open) return false;
    const { exempt } = open.facts.controls;
    const isCounted = open.facts.minutes.some(
      ({ minute, kind }) => minute === minuteOf(open.now) && (kind === 'chat' || !exempt.includes(kind)),
    );
    return isCounted || (await this.meter.countAnswer(userId));
  }

  /** Whether the child may wait on for an answer. Waiting costs no minutes. @throws AppError `unavailable` */
  async mayWait(userId: string): Promise<boolean> {
    return (await this.factsIfOpen(userId)) !== null;
  }

  /** `null`: the child may not talk now. */
  private async factsIfOpen(userId: string): Promise<{ facts: ChildFacts; now: number } | null> {
    const [stored, state] = await Promise.all([this.load(userId), this.states.load(userId, NO_SESSION)]);
    if (!stored || !state || state.isDisabled) return null;
    const now = this.clock.now();
    // Limits of time are decided below, where minutes that cost nothing are known.
    if (state.blocksAt(now).some(({ reason }) => !SHUT_OUT_REASONS.includes(reason))) return null;
    const facts = toFacts(stored, localDateOf(now.getTime(), stored.zone));
    return decide(facts, now.getTime(), CHAT).isAllowed ? { facts, now: now.getTime() } : null;
  }

  private load(userId: string): Promise<StoredFacts | null> {
    const cached = this.cache.get(userId);
    if (cached && performance.now() - cached.loadedAt < FRESH_MS) return cached.facts;
    if (this.cache.size >= CACHE_LIMIT) this.cache.clear();
    const facts = this.repository.factsOfAccount(userId).then((row) => row?.facts ?? null);
    const entry = { facts, loadedAt: performance.now() };
    // Kept before the answer arrives: a change that is announced meanwhile drops it.
    this.cache.set(userId, entry);
    facts.catch(() => {
      if (this.cache.get(userId) === entry) this.cache.delete(userId);
    });
    return facts;
  }
}
