import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { AppError } from '../platform/errors/app-error.js';
import { type LocalDate, localDateOf } from '../recurrence/zone.js';
import { ChildChanges } from './child-changes.js';
import { controlsOf, toFacts } from './child-facts.js';
import { ControlsRepository } from './controls.repository.js';
import { type ChildAction, type Decision, decide, KIND_OF_AREA, MINUTE_MS } from './decide.js';
import { GoalsRepository } from './goals.repository.js';

/**
 * Decides whether a child may act, and counts the minute in which it did. One call at a time decides for a child, on all
 * nodes, so that two devices cannot use the last minute twice.
 */
@Injectable()
export class UsageMeter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ControlsRepository,
    private readonly goals: GoalsRepository,
    private readonly changes: ChildChanges,
  ) {}

  /**
   * Lets a child act now. Adults pass at once.
   * @throws AppError with the code of the rule that refuses it, and `until` in its detail
   */
  async admit(actor: Pick<Actor, 'userId' | 'role'>, action: ChildAction): Promise<void> {
    if (actor.role === 'device') requireAllowed(await this.decideAndCount(actor.userId, action));
  }

  /** As `admit`, without counting a minute: looking at a shelf is not reading. @throws as `admit` */
  async require(actor: Pick<Actor, 'userId' | 'role'>, action: ChildAction): Promise<void> {
    if (actor.role !== 'device') return;
    const stored = await this.repository.factsOfAccount(actor.userId);
    // Fails closed: a device without a child may do nothing.
    if (!stored) throw new AppError('child_not_found');
    const now = stored.now.getTime();
    requireAllowed(decide(toFacts(stored.facts, localDateOf(now, stored.facts.zone)), now, action));
  }

  /** Counts the minute in which a child is answered. `false`: its rules allow no answer in this minute. */
  async countAnswer(userId: string): Promise<boolean> {
    return (await this.decideAndCount(userId, { area: 'chat' })).isAllowed;
  }

  /**
   * Counts a story that the child has read to its end today, as the end of the activity does: once a day, and only if the
   * child opened it on that day, the server saw its pages read, and the child may read now. It works within the caller's transaction.
   */
  async finishStory(userId: string, slug: string, date: LocalDate, manager: EntityManager): Promise<void> {
    await this.repository.lock(userId, manager);
    const stored = await this.repository.factsOfAccount(userId, manager);
    if (!stored) throw new AppError('child_not_found');
    const now = stored.now.getTime();
    const today = localDateOf(now, stored.facts.zone);
    if (date !== today || !decide(toFacts(stored.facts, today), now, { area: 'stories' }).isAllowed) return;
    const isNew = await this.goals.finishStory(stored.facts.childId, today, slug, manager);
    if (isNew && controlsOf(stored.facts).learn_first) {
      afterCommit(manager, () => this.changes.announce(userId, { what: 'goal' }));
    }
  }

  private decideAndCount(userId: string, action: ChildAction): Promise<Decision> {
    return this.dataSource.transaction((manager) => this.decideWithin(manager, userId, action));
  }

  private async decideWithin(manager: EntityManager, userId: string, action: ChildAction): Promise<Decision> {
    await this.repository.lock(userId, manager);
    const stored = await this.repository.factsOfAccount(userId, manager);
    if (!stored) throw new AppError('child_not_found');
    const now = stored.now.getTime();
    const today = localDateOf(now, stored.facts.zone);
    const decision = decide(toFacts(stored.facts, today), now, action);
    const isCounted = decision.isAllowed || decision.code === 'topic_blocked' || decision.code === 'needs_parent';
    const kind = KIND_OF_AREA[action.area];
    if (!isCounted || !kind) return decision;
    const minute = Math.floor(now / MINUTE_MS);
    const { childId } = stored.facts;
    const { exempt } = controlsOf(stored.facts);
    const isNewMinute = await this.repository.countMinute(childId, minute, kind, today, exempt, manager);
    const isStep = (await this.goals.note(childId, today, action, manager)) && controlsOf(stored.facts).learn_first;
    if (isNewMinute || isStep) {
      afterCommit(manager, () => this.changes.announce(userId, { what: isStep ? 'goal' : 'minute' }));
    }
    return decision;
  }
}

function requireAllowed(decision: Decision): void {
  if (decision.isAllowed) return;
  const { code, until } = decision;
  // A message about such a topic gets an answer in its conversation instead of a refusal.
  if (code === 'topic_blocked' || code === 'needs_parent') return;
  throw new AppError(code, until === null ? {} : { until: new Date(until).toISOString() });
}
