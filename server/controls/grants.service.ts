import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GRANT_UNTIL_MAX_MINUTES, HELPER_MINUTES_A_DAY } from '../../contract/controls.js';
import type { Actor } from '../access/actor.js';
import type { Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { addDays, instantOf, localDateOf } from '../recurrence/zone.js';
import { ChildChanges } from './child-changes.js';
import { ControlsRepository, type Grant } from './controls.repository.js';
import { MINUTE_MS } from './decide.js';

/** What a grown-up grants: minutes for today's budget, or an instant until which the limits of time are lifted. */
export type NewGrant = { kind: 'minutes'; minutes: number } | { kind: 'until'; until: Date };

/** A grant "until" ends at this time on the child's clock at the latest. */
const LATEST_END = '02:00';

/** Extra time that grown-ups give. */
@Injectable()
export class GrantsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ControlsRepository,
    private readonly children: ChildrenService,
    private readonly changes: ChildChanges,
    private readonly clock: DatabaseClock,
  ) {}

  /** @throws AppError `validation_failed`, `helper_limit` */
  grant(actor: Pick<Actor, 'userId'>, child: Child, given: NewGrant): Promise<Grant> {
    return this.dataSource.transaction((manager) => this.grantWithin(manager, actor, child, given));
  }

  /** Grants within the caller's transaction. @throws as `grant` */
  async grantWithin(
    manager: EntityManager,
    actor: Pick<Actor, 'userId'>,
    child: Child,
    given: NewGrant,
  ): Promise<Grant> {
    const now = this.clock.now().getTime();
    const localDate = localDateOf(now, child.timeZone);
    if (given.kind === 'until') requireSoon(given.until.getTime(), now, child.timeZone);
    await this.repository.lock(child.userId, manager);
    if (child.role === 'helper') {
      const before = await this.repository.minutesGrantedBy(actor.userId, child.id, localDate, manager);
      const asked = given.kind === 'minutes' ? given.minutes : Math.ceil((given.until.getTime() - now) / MINUTE_MS);
      if (before + asked > HELPER_MINUTES_A_DAY) throw new AppError('helper_limit');
    }
    const minutes = given.kind === 'minutes' ? given.minutes : null;
    const until = given.kind === 'until' ? given.until : null;
    const grant = await this.repository.addGrant(
      { id: newId(), childId: child.id, kind: given.kind, minutes, until, localDate, grantedBy: actor.userId },
      manager,
    );
    await this.children.log(manager, child, {
      action: 'controls_time_granted',
      actorId: actor.userId,
      detail: { minutes, until: until?.toISOString() ?? null },
    });
    afterCommit(manager, () => this.changes.announce(child.userId, { what: 'grant' }));
    return grant;
  }
}

/** At most two hours ahead, and at 02:00 on the child's clock at the latest. */
function requireSoon(until: number, now: number, zone: string): void {
  if (until <= now) throw fieldError('until', 'futureInstant');
  if (until > now + GRANT_UNTIL_MAX_MINUTES * MINUTE_MS) throw fieldError('until', 'twoHours');
  if (until > latestEnd(now, zone)) throw fieldError('until', 'byTwo');
}

/** The last instant at which a grant "until" that is given at `now` may end. */
export function latestEnd(now: number, zone: string): number {
  const today = localDateOf(now, zone);
  const latestToday = instantOf(today, LATEST_END, zone, 'end');
  const latest = now < latestToday ? latestToday : instantOf(addDays(today, 1), LATEST_END, zone, 'end');
  return Math.min(latest, now + GRANT_UNTIL_MAX_MINUTES * MINUTE_MS);
}
