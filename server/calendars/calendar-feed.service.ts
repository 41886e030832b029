import { Injectable } from '@nestjs/common';
import type { Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { Guardianships } from '../households/guardianships.js';
import { isGuardian } from '../households/household.policy.js';
import { sha256Hex } from '../platform/crypto.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError } from '../platform/errors/app-error.js';
import { PlannedReminders } from '../reminders/planned-reminders.js';
import { SchedulesService } from '../schedules/schedules.service.js';
import { type CalendarLink, CalendarLinksRepository } from './calendar-links.repository.js';
import { type CalendarEvent, calendarText } from './calendar-text.js';
import { withoutName } from './without-name.js';

const DAY_MS = 86_400_000;

/** What other calendars read. */
@Injectable()
export class CalendarFeed {
  constructor(
    private readonly links: CalendarLinksRepository,
    private readonly guardianships: Guardianships,
    private readonly children: ChildrenService,
    private readonly reminders: PlannedReminders,
    private readonly schedules: SchedulesService,
    private readonly clock: DatabaseClock,
  ) {}

  /** @throws AppError `calendar_link_not_found`, also once the membership of its guardian has ended */
  async read(token: string): Promise<string> {
    const link = await this.links.ofToken(sha256Hex(token));
    const role = link && (await this.guardianships.roleIn(link.userId, link.householdId));
    if (!link || !role || !isGuardian(role)) throw new AppError('calendar_link_not_found');
    const children = (await this.children.list({ userId: link.userId })).filter((child) => isMeant(child, link));
    const events = (await Promise.all(children.map((child) => this.eventsOf(child, link.names)))).flat();
    const today = Math.floor(this.clock.now().getTime() / DAY_MS) * DAY_MS;
    return calendarText('Starling', events, today);
  }

  private async eventsOf(child: Child, hasNames: boolean): Promise<CalendarEvent[]> {
    const [reminders, items] = await Promise.all([this.reminders.ofChild(child.id), this.schedules.ofChild(child.id)]);
    return [...reminders.map((one) => ({ ...one, minutes: null })), ...items].map((one) => {
      const { id, recurrence, minutes, revision, updatedAt } = one;
      return { id, recurrence, minutes, revision, changedAt: updatedAt, summary: titleFor(one.title, child, hasNames) };
    });
  }
}

function isMeant({ id, householdIds }: Child, link: CalendarLink): boolean {
  return householdIds.includes(link.householdId) && (link.childIds.length === 0 || link.childIds.includes(id));
}

function titleFor(title: string, { nickname }: Child, hasNames: boolean): string {
  return hasNames ? `${nickname}: ${title}` : withoutName(title, nickname);
}
