import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import { TRAVEL_DAYS } from '../../contract/travel.js';
import type { Actor } from '../access/actor.js';
import type { AnyChild, Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { ChildChanges } from '../controls/child-changes.js';
import type { Device } from '../devices/device.js';
import { DevicesService } from '../devices/devices.service.js';
import { Guardianships } from '../households/guardianships.js';
import { HouseholdActivity } from '../households/household-activity.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { noticeText, type Wording } from '../notifications/wording.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { localeOf, textsIn } from '../platform/languages/texts.js';
import { existingId } from '../platform/validation/text.js';
import { addDays, type LocalDate, localDateOf, placeOf, showSameTime, startOfDay } from '../recurrence/zone.js';
import { type ZoneQuestionRow, ZoneQuestionsRepository } from './zone-questions.repository.js';

/** A question as a guardian reads it. */
export interface ZoneQuestion extends ZoneQuestionRow {
  readonly deviceName: string | null;
  readonly place: string;
  /** The zone that counts now. */
  readonly currentZone: string;
  readonly suggestedUntil: LocalDate;
}

export type ZoneChoice = { decision: 'accept'; until?: LocalDate | undefined } | { decision: 'decline' };

/**
 * Children who travel. The clock of a device is never believed: it only makes us ask the guardians whether the times of the
 * child should follow it until a date.
 */
@Injectable()
export class TravelService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly questions: ZoneQuestionsRepository,
    private readonly children: ChildrenService,
    private readonly devices: DevicesService,
    private readonly guardianships: Guardianships,
    private readonly activity: HouseholdActivity,
    private readonly notifications: NotificationsService,
    private readonly changes: ChildChanges,
    private readonly clock: DatabaseClock,
  ) {}

  /** A device says where it is. After two hours on another clock, the guardians are asked once. */
  async report(actor: Actor, zone: string): Promise<void> {
    const device = await this.devices.requireOwn(actor);
    const child = await this.children.withHomes(actor.userId);
    if (!child) throw new AppError('child_not_found');
    if (showSameTime(zone, child.timeZone, this.clock.now().getTime())) {
      await this.questions.forget(device.id, child.id);
      return;
    }
    await this.dataSource.transaction(async (manager) => {
      const isDue = await this.questions.note(device.id, child.id, zone, manager);
      if (isDue && (await this.questions.ask(newId(), device.id, child.id, zone, manager))) {
        await this.tellGuardians(device, child, zone, manager);
      }
    });
  }

  /** The open questions about the children that the actor is a guardian of, and the journeys that run. */
  async list(actor: Actor): Promise<ZoneQuestion[]> {
    const children = (await this.children.list(actor)).filter(({ role }) => role !== 'helper');
    const rows = await this.questions.currentOf(children.map(({ id }) => id));
    return this.toQuestions(actor, rows, children);
  }

  /**
   * The first decision wins. Accepted, the zone counts until the end of the date there; a later no ends the journey.
   * @throws AppError `request_not_found`, `forbidden` for a helper, `already_decided`, `validation_failed`
   */
  async decide(actor: Actor, questionId: unknown, choice: ZoneChoice): Promise<ZoneQuestion> {
    const { question, child } = await this.require(actor, questionId);
    const { zone } = question;
    const until = choice.decision === 'accept' ? (choice.until ?? this.suggestedUntil(zone)) : null;
    if (until !== null) this.requireSoon(until, zone);
    const decided = await this.dataSource.transaction(async (manager) => {
      const state = until === null ? 'declined' : 'accepted';
      const before = await this.questions.lock(question.id, manager);
      const isEnded = before === 'accepted' && until === null;
      if (before !== 'pending' && !isEnded) throw new AppError('already_decided');
      if (until !== null || isEnded) {
        const journey = until === null ? null : { zone, until: new Date(startOfDay(addDays(until, 1), zone)) };
        await this.children.travel(child, journey, manager);
        afterCommit(manager, () => this.changes.announce(child.userId, { what: 'rules' }));
      }
      const line = { action: `controls_zone_${state}`, actorId: actor.userId, detail: { time_zone: zone, until } };
      await this.children.log(manager, child, line);
      return this.questions.decide(question.id, { state, until, decidedBy: actor.userId }, manager);
    });
    const now = await this.children.require(actor, child.id, 'manage');
    const [answered] = await this.toQuestions(actor, [decided], [now]);
    return answered!;
  }

  private async require(actor: Actor, questionId: unknown): Promise<{ question: ZoneQuestionRow; child: Child }> {
    const id = existingId(questionId);
    const question = id ? await this.questions.find(id) : null;
    const child = question && (await this.children.list(actor)).find((one) => one.id === question.childId);
    if (!question || !child) throw new AppError('request_not_found');
    return { question, child: await this.children.require(actor, child.id, 'manage') };
  }

  private async tellGuardians(device: Device, child: AnyChild, zone: string, manager: EntityManager): Promise<void> {
    const guardians = await this.guardianships.guardiansOfAccount(child.userId, manager);
    const until = this.suggestedUntil(zone);
    const title = noticeText('deviceAbroad.title', { nickname: child.nickname, place: placeOf(zone) });
    const message: Wording = (language) =>
      textsIn(language, 'notices')('deviceAbroad.message', { date: readable(until, language), device: device.name });
    const notice = { kind: 'system', title, message, link: '/parental', childId: child.id } as const;
    const notices = await this.notifications.storeNotifications(guardians, notice, manager);
    afterCommit(manager, () => this.notifications.publishNotifications(notices));
    const detail = { device_id: device.id, time_zone: zone };
    const line = { action: 'controls_zone_asked', actorId: null, childId: child.id, detail };
    await this.activity.append(manager, device.householdId, line);
  }

  private async toQuestions(
    actor: Actor,
    rows: readonly ZoneQuestionRow[],
    children: readonly Child[],
  ): Promise<ZoneQuestion[]> {
    const devices = rows.length === 0 ? [] : await this.devices.list(actor);
    return rows.map((row) => ({
      ...row,
      deviceName: devices.find(({ id }) => id === row.deviceId)?.name ?? null,
      place: placeOf(row.zone),
      currentZone: children.find(({ id }) => id === row.childId)!.timeZone,
      suggestedUntil: this.suggestedUntil(row.zone),
    }));
  }

  private suggestedUntil(zone: string): LocalDate {
    return addDays(this.todayIn(zone), TRAVEL_DAYS.suggested);
  }

  private requireSoon(until: LocalDate, zone: string): void {
    const today = this.todayIn(zone);
    if (until < today) throw fieldError('until', 'todayOrLater');
    if (until > addDays(today, TRAVEL_DAYS.max)) throw fieldError('until', 'maxDaysAhead', { max: TRAVEL_DAYS.max });
  }

  private todayIn(zone: string): LocalDate {
    return localDateOf(this.clock.now().getTime(), zone);
  }
}

/** `3 August` */
function readable(date: LocalDate, language: Language): string {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(localeOf(language), options);
}
