import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReminderAudience } from '../../contract/reminders.js';
import type { PlanState } from '../../contract/schedules.js';
import type { Actor } from '../access/actor.js';
import { ChildrenService } from '../children/children.service.js';
import { ChildChanges } from '../controls/child-changes.js';
import { FamilyChanges } from '../households/family-changes.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { existingId } from '../platform/validation/text.js';
import { occurrencesBetween } from '../recurrence/occurrences.js';
import { addDays, type LocalDate, localDateOf, startOfDay } from '../recurrence/zone.js';
import { PlannedReminders } from '../reminders/planned-reminders.js';
import type { PlanEntry, ScheduleItem } from './schedule-item.js';
import { SchedulesRepository, WHOLE_ITEM } from './schedules.repository.js';

const MINUTE_MS = 60_000;

interface Planned {
  readonly id: string;
  readonly timeZone: string;
}

/** What children, and those who look after them, see of reminders. */
const CHILD_AUDIENCES: readonly ReminderAudience[] = ['child', 'everyone'];
const GUARDIAN_AUDIENCES: readonly ReminderAudience[] = [...CHILD_AUDIENCES, 'guardians'];

/** The plan of one day on the child's calendar: its items and reminders in order, and what is done. */
@Injectable()
export class PlansService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly items: SchedulesRepository,
    private readonly reminders: PlannedReminders,
    private readonly children: ChildrenService,
    private readonly changes: ChildChanges,
    private readonly families: FamilyChanges,
    private readonly clock: DatabaseClock,
  ) {}

  /** @throws AppError `child_not_found` */
  async requireChild(actor: Actor, childId: unknown): Promise<void> {
    await this.children.require(actor, childId, 'view_plan');
  }

  /** Helpers see today's plan alone. @throws AppError `child_not_found`, `forbidden` for another day of a helper */
  async ofChild(actor: Actor, childId: unknown, date: LocalDate | undefined): Promise<PlanEntry[]> {
    const child = await this.children.require(actor, childId, 'view_plan');
    const isHelper = child.role === 'helper';
    if (isHelper && date !== undefined && date !== this.today(child)) throw new AppError('forbidden');
    return this.on(child, date ?? this.today(child), isHelper ? CHILD_AUDIENCES : GUARDIAN_AUDIENCES);
  }

  /** The plan of the child whose device asks. */
  async ofDevice(actor: Actor, date: LocalDate | undefined): Promise<PlanEntry[]> {
    const child = await this.requireOwn(actor);
    return this.on(child, date ?? this.today(child), CHILD_AUDIENCES);
  }

  /** @throws AppError `child_not_found` for an account that is no child's */
  async requireOwn(actor: Actor): Promise<Planned & { householdIds: string[] }> {
    const child = await this.children.withHomes(actor.userId);
    if (!child) throw new AppError('child_not_found');
    return child;
  }

  /**
   * A child marks an item, a step of it, or a reminder as done. A repeated mark changes nothing.
   * @throws AppError `plan_entry_not_found` if the plan of the date has no such entry, `validation_failed` for an unknown step
   */
  async markDone(
    actor: Actor,
    entryId: unknown,
    { date: given, step }: { date?: LocalDate | undefined; step?: number | null | undefined },
  ): Promise<PlanEntry> {
    const child = await this.requireOwn(actor);
    const date = given ?? this.today(child);
    const id = existingId(entryId);
    const entry = (await this.on(child, date, CHILD_AUDIENCES)).find((one) => one.id === id);
    if (!entry) throw new AppError('plan_entry_not_found');
    if (entry.kind === 'reminder') {
      await this.reminders.markDone({ id: entry.id, at: entry.startsAt.getTime() }, actor.userId);
    } else {
      if (step != null && step >= entry.steps.length) throw fieldError('step', 'noSuchStep');
      await this.dataSource.transaction(async (manager) => {
        await this.items.mark(entry.id, date, step ?? WHOLE_ITEM, manager);
        afterCommit(manager, () => this.announce(actor.userId, child));
      });
    }
    const marked = (await this.on(child, date, CHILD_AUDIENCES)).find((one) => one.id === id);
    if (!marked) throw new AppError('plan_entry_not_found');
    return marked;
  }

  private async announce(userId: string, { id: childId, householdIds }: { id: string; householdIds: string[] }) {
    await this.changes.announce(userId, { what: 'plan' });
    for (const householdId of householdIds) {
      await this.families.announce({ householdId, part: 'schedules', childId });
    }
  }

  private async on(child: Planned, date: LocalDate, audiences: readonly ReminderAudience[]): Promise<PlanEntry[]> {
    const day = { from: startOfDay(date, child.timeZone), to: startOfDay(addDays(date, 1), child.timeZone) };
    const now = this.clock.now().getTime();
    const items = await this.items.ofChildren([child.id]);
    const [marks, reminders] = await Promise.all([
      this.items.marksOn(
        items.map(({ id }) => id),
        date,
      ),
      this.reminders.between(child.id, day, audiences),
    ]);
    const entries: PlanEntry[] = [
      ...items.flatMap((item) =>
        occurrencesBetween(item.recurrence, day.from, day.to).map(({ at }) =>
          entryOf(item, at, marks.get(item.id) ?? new Set(), now),
        ),
      ),
      ...reminders.map(({ id, title, at, state }) => {
        const shown: PlanState = state ?? (at > now ? 'planned' : 'over');
        const nothing = { endsAt: null, picture: null, steps: [] };
        return { kind: 'reminder' as const, id, title, startsAt: new Date(at), ...nothing, state: shown };
      }),
    ];
    return entries.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  }

  private today({ timeZone }: Planned): LocalDate {
    return localDateOf(this.clock.now().getTime(), timeZone);
  }
}

function entryOf(item: ScheduleItem, at: number, marks: ReadonlySet<number>, now: number): PlanEntry {
  const isWhole = marks.has(WHOLE_ITEM);
  const steps = item.steps.map((text, index) => ({ text, done: isWhole || marks.has(index) }));
  const isDone = isWhole || (steps.length > 0 && steps.every(({ done }) => done));
  const end = at + item.minutes * MINUTE_MS;
  return {
    kind: 'item',
    id: item.id,
    title: item.title,
    startsAt: new Date(at),
    endsAt: new Date(end),
    picture: item.picture,
    steps,
    state: isDone ? 'done' : stateAt(now, at, end),
  };
}

function stateAt(now: number, start: number, end: number): PlanState {
  if (now < start) return 'planned';
  return now < end ? 'now' : 'over';
}
