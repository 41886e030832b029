import { Injectable } from '@nestjs/common';
import type { MinuteKind } from '../../contract/controls.js';
import type { LocalDate } from '../recurrence/zone.js';
import { ControlsRepository } from './controls.repository.js';

export interface DayOfUse {
  readonly date: LocalDate;
  readonly minutes: Readonly<Record<MinuteKind, number>>;
}

/** What the ledger of minutes says about a span of days. Limits read the same rows, so both always agree. */
@Injectable()
export class UsageReports {
  constructor(private readonly repository: ControlsRepository) {}

  /** Days with at least one minute, oldest first. `to` is outside. */
  async days(childId: string, from: LocalDate, to: LocalDate): Promise<DayOfUse[]> {
    const days = new Map<LocalDate, Record<MinuteKind, number>>();
    for (const { date, kind, minutes } of await this.repository.minutesByDay(childId, from, to)) {
      const day = days.get(date) ?? { chat: 0, story: 0, game: 0 };
      days.set(date, day);
      day[kind] = minutes;
    }
    return [...days].map(([date, minutes]) => ({ date, minutes }));
  }

  /** Days on which the child did all that its goal of today asks for, or was let off. */
  goalDays(
    childId: string,
    from: LocalDate,
    to: LocalDate,
    goal: { stories: number; questions: number } | null,
  ): Promise<number> {
    return goal ? this.repository.goalDays(childId, from, to, goal) : Promise.resolve(0);
  }
}
