import { Injectable } from '@nestjs/common';
import { STATE_MAX_DAYS, TIMELINE_MAX_DAYS } from '../../contract/controls.js';
import type { Actor } from '../access/actor.js';
import type { Child } from '../children/child.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { localDateOf } from '../recurrence/zone.js';
import { type StoredFacts, toFacts } from './child-facts.js';
import { type ChildState, stateOf } from './child-state.js';
import { ControlsRepository } from './controls.repository.js';
import { type ChildFacts, MINUTE_MS, quietRules } from './decide.js';
import { quietFrom } from './next-block.js';
import { type TimelinePart, timelineOf } from './timeline.js';

const DAY_MS = 86_400_000;

/** What a child may do now, at another instant, and over days. */
@Injectable()
export class ChildStates {
  constructor(
    private readonly repository: ControlsRepository,
    private readonly clock: DatabaseClock,
  ) {}

  /** The state now, as a call of the child would meet it. */
  async now(child: Pick<Child, 'userId'>, isShutOut = false): Promise<ChildState> {
    const { facts, now } = await this.read(child);
    return stateOf({ ...factsAt(facts, now.getTime()), isShutOut }, now.getTime());
  }

  /** How many minutes are left until a quiet time shuts the child out; `null`: none does. For adults there are none. */
  async minutesUntilQuiet({ userId, role }: Pick<Actor, 'userId' | 'role'>): Promise<number | null> {
    if (role !== 'device') return null;
    const { facts, now } = await this.read({ userId });
    const from = quietFrom(factsAt(facts, now.getTime()), now.getTime());
    return from === null ? null : (from - now.getTime()) / MINUTE_MS;
  }

  /**
   * The state at another instant, from the rules alone: without pauses, grants and used minutes.
   * @throws AppError `validation_failed` if it is further away than 400 days
   */
  async at(child: Pick<Child, 'userId'>, at: Date): Promise<ChildState> {
    if (Math.abs(at.getTime() - this.clock.now().getTime()) > STATE_MAX_DAYS * DAY_MS) {
      throw fieldError('at', 'withinDays', { max: STATE_MAX_DAYS });
    }
    const { facts } = await this.read(child);
    return stateOf(byRulesAlone(factsAt(facts, at.getTime())), at.getTime());
  }

  /**
   * The parts of a span of time in which quiet times and grants allow or refuse, without gaps.
   * @throws AppError `validation_failed` if it is empty or longer than 14 days
   */
  async timeline(child: Child, from: Date, to: Date): Promise<TimelinePart[]> {
    const length = to.getTime() - from.getTime();
    if (length <= 0) throw fieldError('to', 'afterFrom');
    if (length > TIMELINE_MAX_DAYS * DAY_MS) throw fieldError('to', 'maxDaysAfter', { max: TIMELINE_MAX_DAYS });
    const [{ facts }, grants] = await Promise.all([
      this.read(child),
      this.repository.grantsBetween(child.id, from, to),
    ]);
    const there = factsAt(facts, from.getTime());
    const lifted = grants.map((grant) => ({ from: grant.from.getTime(), to: grant.to.getTime() }));
    return timelineOf(quietRules(there), there.zone, lifted, { from: from.getTime(), to: to.getTime() });
  }

  private async read({ userId }: Pick<Child, 'userId'>): Promise<{ facts: StoredFacts; now: Date }> {
    const stored = await this.repository.factsOfAccount(userId);
    if (!stored) throw new AppError('child_not_found');
    return stored;
  }
}

function factsAt(stored: StoredFacts, instant: number): ChildFacts {
  return toFacts(stored, localDateOf(instant, stored.zone));
}

function byRulesAlone(facts: ChildFacts): ChildFacts {
  return { ...facts, isPaused: false, grantedUntil: null, grantedMinutes: {}, minutes: [] };
}
