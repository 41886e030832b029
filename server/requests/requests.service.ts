import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PENDING_REQUESTS_MAX, REQUESTS_A_DAY, type RequestState } from '../../contract/controls.js';
import type { Actor } from '../access/actor.js';
import type { AnyChild } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { ChildHelp } from '../escalation/child-help.js';
import { mayForChild } from '../households/household.policy.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { refusal } from '../platform/languages/refusals.js';
import { PersonalData } from '../privacy/personal-data.js';
import { HeldTexts, readInFull } from './held-texts.js';
import { beginOfDay, endOfDay } from './local-day.js';
import type { ChildRequest, CreatedRequest, NewRequest } from './request.js';
import { actionToSee } from './request.policy.js';
import { RequestNotices } from './request-notices.js';
import { toRest } from './requests.presenter.js';
import { RequestsRepository } from './requests.repository.js';

/** What children ask, as their devices and their grown-ups see it. */
@Injectable()
export class RequestsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: RequestsRepository,
    private readonly children: ChildrenService,
    private readonly notices: RequestNotices,
    private readonly texts: HeldTexts,
    private readonly help: ChildHelp,
    private readonly personalData: PersonalData,
    private readonly clock: DatabaseClock,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'requests',
      export: async ({ userId }, manager) => {
        const child = await this.children.ofAccount(userId, manager);
        return child ? (await this.repository.all(child.id, manager)).map(toRest) : [];
      },
    });
  }

  /**
   * The newest first.
   * @throws AppError `child_not_found`
   */
  async list(
    actor: Pick<Actor, 'userId' | 'role'>,
    { state, childId }: { state: RequestState | null; childId: string | null },
  ): Promise<ChildRequest[]> {
    if (actor.role === 'device') {
      const child = await this.requireChild(actor);
      if (childId !== null && childId !== child.id) throw new AppError('child_not_found');
      // A child sees its own words, whatever its guardians may read.
      return this.texts.fill(await this.repository.list({ whole: [child.id], onlyTime: [] }, state), [child.id]);
    }
    const children =
      childId === null
        ? await this.children.list(actor)
        : [await this.children.require(actor, childId, actionToSee('time'))];
    const [whole, onlyTime] = [true, false].map((isGuardian) =>
      children.filter(({ role }) => mayForChild(role, 'manage') === isGuardian).map(({ id }) => id),
    );
    const requests = await this.repository.list({ whole: whole!, onlyTime: onlyTime! }, state);
    return this.texts.fill(requests, readInFull(children));
  }

  /** The child whose device asks. @throws AppError `forbidden` for an account that is no child's */
  async requireChild(actor: Pick<Actor, 'userId'>): Promise<AnyChild> {
    const child = await this.children.withHomes(actor.userId);
    if (!child) throw new AppError('forbidden');
    return child;
  }

  /**
   * Asks the grown-ups; all guardians hear of it at once. Unsafe words get help, and are not stored; where the harm may come
   * from home, no request is stored either. No limit keeps help from a child: beyond it, only the request is not stored.
   * @throws AppError `already_asked` while an equal request is pending; `rate_limited` beside three pending ones, and after
   *   ten in a day
   */
  async create(child: AnyChild, given: NewRequest): Promise<CreatedRequest> {
    const words = [given.subject, given.message].filter((text) => text !== null).join('\n');
    const { help, isHome } = await this.help.review(child.userId, words);
    const request = help ? { ...given, subject: null, message: null } : given;
    if (isHome) return { ...this.unstored(child, request), help };
    return this.dataSource.transaction(async (manager) => {
      await this.repository.lock(child.id, manager);
      const now = this.clock.now();
      const expiresAt = endOfDay(now, child.timeZone);
      const refused = await this.refusalOf(child, request, { now, expiresAt }, manager);
      if (refused) {
        if (help) return { ...this.unstored(child, request), help };
        throw refused;
      }
      const asked = await this.repository.insert(child.id, { ...request, expiresAt }, null, manager);
      await this.notices.asked(manager, child, asked);
      return { ...asked, help };
    });
  }

  private unstored({ id: childId, timeZone }: AnyChild, request: NewRequest): ChildRequest {
    const askedAt = this.clock.now();
    const undecided = { decidedBy: null, decidedAt: null, minutes: null, note: null };
    const expiresAt = endOfDay(askedAt, timeZone);
    return { id: newId(), childId, ...request, state: 'pending', askedAt, expiresAt, ...undecided };
  }

  private async refusalOf(
    child: AnyChild,
    request: NewRequest,
    { now, expiresAt }: { now: Date; expiresAt: Date },
    manager: EntityManager,
  ): Promise<AppError | null> {
    const dayStart = beginOfDay(now, child.timeZone);
    const { pending, today, isAsked } = await this.repository.countOf(child.id, request, dayStart, manager);
    if (isAsked) return new AppError('already_asked');
    if (pending < PENDING_REQUESTS_MAX && today < REQUESTS_A_DAY) return null;
    const seconds = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
    return new AppError('rate_limited', {
      message: today < REQUESTS_A_DAY ? refusal('case.questionsWait') : refusal('case.tenToday'),
      pending,
      today,
      headers: { 'Retry-After': String(seconds) },
    });
  }
}
