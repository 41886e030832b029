import { Injectable } from '@nestjs/common';
import { roleHas } from '../../contract/permissions.js';
import { AccessStates, NO_SESSION } from '../access/access-states.js';
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
import { withoutNames } from './without-names.js';

const DAY_MS = 86_400_000;

/** What other calendars read. */
@Injectable()
export class CalendarFeed {
  constructor(
    private readonly links: CalendarLinksRepository,
    private readonly access: AccessStates,
    private readonly guardianships: Guardianships,
    private readonly children: ChildrenService,
    private readonly reminders: PlannedReminders,
    private readonly schedules: SchedulesService,
    private readonly clock: DatabaseClock,
  ) {}

  /** @throws AppError `calendar_link_not_found`, also once its guardian is none any more or the account is disabled */
  async read(token: string): Promise<string> {
    const link = await this.links.ofToken(sha256Hex(token));
    if (!link || !(await this.mayRead(link))) throw new AppError('calendar_link_not_found');
    const family = (await this.children.list({ userId: link.userId })).filter((child) => isOf(child, link));
    const children = family.filter((child) => isMeant(child, link));
    // A title may name a sibling.
    const hidden = link.names ? [] : family.map(({ nickname }) => nickname);
    const events = (await Promise.all(children.map((child) => this.eventsOf(child, link.names, hidden)))).flat();
    const today = Math.floor(this.clock.now().getTime() / DAY_MS) * DAY_MS;
    return calendarText('Starling', events, today);
  }

  private async mayRead({ userId, householdId }: CalendarLink): Promise<boolean> {
    const account = await this.access.load(userId, NO_SESSION);
    if (!account || account.isDisabled || !roleHas(account.role, 'view_family_settings')) return false;
    const role = await this.guardianships.roleIn(userId, householdId);
    return role !== null && isGuardian(role);
  }

  private async eventsOf(child: Child, hasNames: boolean, hidden: readonly string[]): Promise<CalendarEvent[]> {
    const [reminders, items] = await Promise.all([this.reminders.ofChild(child.id), this.schedules.ofChild(child.id)]);
    return [...reminders.map((one) => ({ ...one, minutes: null })), ...items].map((one) => {
      const { id, recurrence, minutes, revision, updatedAt } = one;
      const summary = hasNames ? `${child.nickname}: ${one.title}` : withoutNames(one.title, hidden);
      return { id, recurrence, minutes, revision, changedAt: updatedAt, summary };
    });
  }
}

const isOf = ({ householdIds }: Child, link: CalendarLink) => householdIds.includes(link.householdId);
const isMeant = ({ id }: Child, link: CalendarLink) => link.childIds.length === 0 || link.childIds.includes(id);
