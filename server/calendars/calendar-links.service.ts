import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CALENDAR_LINKS_MAX } from '../../contract/calendars.js';
import type { Actor } from '../access/actor.js';
import { Audit } from '../audit/audit.service.js';
import { ChildrenService } from '../children/children.service.js';
import { HouseholdActivity } from '../households/household-activity.js';
import { HouseholdsService } from '../households/households.service.js';
import { MembershipEndings } from '../households/membership-endings.js';
import { Config } from '../platform/config/config.js';
import { randomToken, sha256Hex } from '../platform/crypto.js';
import { AppError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { existingId } from '../platform/validation/text.js';
import { PersonalData } from '../privacy/personal-data.js';
import { toRest } from './calendar-links.presenter.js';
import { type CalendarLink, CalendarLinksRepository } from './calendar-links.repository.js';

/** The links of guardians. Each ends with the membership of the guardian. */
@Injectable()
export class CalendarLinksService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: CalendarLinksRepository,
    private readonly households: HouseholdsService,
    private readonly children: ChildrenService,
    private readonly activity: HouseholdActivity,
    private readonly endings: MembershipEndings,
    private readonly personalData: PersonalData,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.endings.register('calendarLinks', ({ userId, householdId }, manager) =>
      this.links.deleteOfMember(userId, householdId, manager),
    );
    this.personalData.register({
      name: 'calendar_links',
      export: async ({ userId }, manager) => (await this.links.listOf(userId, manager)).map(toRest),
      erase: async ({ userId }, manager) => {
        const child = await this.children.ofAccount(userId, manager);
        if (child) await this.links.forgetChild(child.id, manager);
      },
    });
  }

  list({ userId }: Actor): Promise<CalendarLink[]> {
    return this.links.listOf(userId);
  }

  /** @throws AppError `household_not_found`, `forbidden` for a helper */
  async requireHousehold(actor: Actor, householdId: unknown): Promise<{ id: string; childIds: readonly string[] }> {
    return this.households.require(actor, householdId, 'link_calendar');
  }

  /**
   * The token is shown once, in the address.
   * @throws AppError `child_not_found` for a child of another household, `too_many_calendar_links`
   */
  async create(
    { userId }: Actor,
    household: { id: string; childIds: readonly string[] },
    { childIds, names }: { childIds: string[]; names: boolean },
  ): Promise<{ link: CalendarLink; url: string }> {
    if (!childIds.every((id) => household.childIds.includes(id))) throw new AppError('child_not_found');
    const token = randomToken();
    const link = await this.dataSource.transaction(async (manager) => {
      if ((await this.links.countOf(userId, household.id, manager)) >= CALENDAR_LINKS_MAX) {
        throw new AppError('too_many_calendar_links');
      }
      const given = { id: newId(), householdId: household.id, userId, childIds, names, tokenHash: sha256Hex(token) };
      const created = await this.links.insert(given, manager);
      const line = { action: 'calendar_link_created', actorId: userId, detail: { names } };
      await this.activity.append(manager, household.id, line);
      await this.audit.append(manager, { action: 'calendar_link_created', actor: userId, target: created.id });
      return created;
    });
    return { link, url: `${this.config.publicOrigin}/api/v1/calendars/${token}.ics` };
  }

  /** @throws AppError `calendar_link_not_found` */
  async delete({ userId }: Actor, linkId: unknown): Promise<void> {
    const id = existingId(linkId);
    await this.dataSource.transaction(async (manager) => {
      const link = id ? await this.links.delete(id, userId, manager) : null;
      if (!link) throw new AppError('calendar_link_not_found');
      await this.activity.append(manager, link.householdId, { action: 'calendar_link_deleted', actorId: userId });
      await this.audit.append(manager, { action: 'calendar_link_deleted', actor: userId, target: link.id });
    });
  }
}
