import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LEARNING_EVENT_DAYS, type LearningEventsBody } from '../../contract/progress.js';
import type { Actor } from '../access/actor.js';
import { ChildrenService } from '../children/children.service.js';
import { UsageMeter } from '../controls/usage-meter.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { AppError } from '../platform/errors/app-error.js';
import { refusal } from '../platform/languages/refusals.js';
import { PersonalData } from '../privacy/personal-data.js';
import { localDateOf } from '../recurrence/zone.js';
import type { LearningEventInput } from './learning-events.dto.js';
import { type LearningEvent, LearningEventsRepository } from './learning-events.repository.js';
import { ProgressChanges } from './progress-changes.js';
import { toStatement } from './xapi.js';

const DAY_MS = 86_400_000;
/** A clock may be a little ahead. */
const AHEAD_MS = 5 * 60_000;

interface Learner {
  readonly childId: string;
  readonly zone: string;
}

/** Takes in what children did, each event once, however often a device sends it. */
@Injectable()
export class LearningEventsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LearningEventsRepository,
    private readonly children: ChildrenService,
    private readonly changes: ProgressChanges,
    private readonly personalData: PersonalData,
    private readonly meter: UsageMeter,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'learning_events',
      export: async ({ userId }, manager) => {
        const child = await this.children.ofAccount(userId, manager);
        return child ? (await this.repository.all(child.id, manager)).map(toStatement) : [];
      },
    });
  }

  /**
   * Stores the events of the child whose device asks, or of the named children of a guardian. One bad event refuses all.
   * @throws AppError `child_not_found`, `forbidden`, `validation_failed` for another child or a wrong time
   */
  async record(
    actor: Pick<Actor, 'userId' | 'role'>,
    events: readonly LearningEventInput[],
  ): Promise<LearningEventsBody> {
    const now = Date.now();
    const byChild = new Map<string, LearningEvent[]>();
    const learners = new Map<string, Learner>();
    for (const [index, event] of events.entries()) {
      const key = event.child_id ?? '';
      const learner = learners.get(key) ?? (await this.learnerOf(actor, event.child_id, index));
      learners.set(key, learner);
      const at = timeOf(event, now, index);
      const list = byChild.get(learner.childId) ?? [];
      byChild.set(learner.childId, list);
      list.push({
        childId: learner.childId,
        clientEventId: event.client_event_id,
        verb: event.verb,
        objectKind: event.object_kind,
        objectId: event.object_id,
        result: event.result ?? {},
        at,
        localDate: localDateOf(at.getTime(), learner.zone),
      });
    }
    const stored = await this.store(actor, byChild);
    return { stored, repeated: events.length - stored };
  }

  private store(
    actor: Pick<Actor, 'userId' | 'role'>,
    byChild: ReadonlyMap<string, readonly LearningEvent[]>,
  ): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      let stored = 0;
      for (const [childId, events] of byChild) {
        const added = await this.repository.add(onceEach(events), manager);
        stored += added.length;
        // What a guardian sends does not open games.
        if (actor.role === 'device') await this.countFinished(actor.userId, added, manager);
        if (added.length > 0) afterCommit(manager, () => this.changes.announce(childId));
      }
      return stored;
    });
  }

  private async countFinished(userId: string, events: readonly LearningEvent[], manager: EntityManager): Promise<void> {
    for (const { verb, objectKind, objectId, localDate } of events) {
      if (verb !== 'completed' || objectKind !== 'story') continue;
      await this.meter.finishStory(userId, objectId, localDate, manager);
    }
  }

  private async learnerOf(
    actor: Pick<Actor, 'userId' | 'role'>,
    childId: string | undefined,
    index: number,
  ): Promise<Learner> {
    if (actor.role !== 'device') {
      if (childId === undefined) throw wrong(index, 'child_id', 'nameTheChild');
      const { id, timeZone } = await this.children.require(actor, childId, 'manage');
      return { childId: id, zone: timeZone };
    }
    const child = await this.children.ofAccount(actor.userId);
    if (!child || (childId !== undefined && childId !== child.id)) throw new AppError('child_not_found');
    return { childId: child.id, zone: child.timeZone };
  }
}

/** One statement stores a client id once; the first of equal ids counts. */
function onceEach(events: readonly LearningEvent[]): LearningEvent[] {
  return [...new Map(events.toReversed().map((event) => [event.clientEventId, event])).values()].reverse();
}

function timeOf({ at }: LearningEventInput, now: number, index: number): Date {
  if (!at) return new Date(now);
  const age = now - at.getTime();
  if (age > LEARNING_EVENT_DAYS * DAY_MS) throw wrong(index, 'at', 'maxDaysAgo', { max: LEARNING_EVENT_DAYS });
  if (age < -AHEAD_MS) throw wrong(index, 'at', 'notFuture');
  return at;
}

function wrong(index: number, field: string, ...[key, values]: Parameters<typeof refusal>): AppError {
  return new AppError('validation_failed', { fields: { [`${index}.${field}`]: [refusal(key, values)] } });
}
