import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AnyChild } from '../children/child.js';
import { ChildChanges } from '../controls/child-changes.js';
import { Guardianships } from '../households/guardianships.js';
import { HouseholdActivity } from '../households/household-activity.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { afterCommit } from '../platform/database/after-commit.js';
import type { ChildRequest } from './request.js';
import { noticeOf } from './request-words.js';

type Asking = Pick<AnyChild, 'id' | 'userId' | 'nickname' | 'householdIds'>;

/** Who hears of a request: every guardian when a child asks, and the child's screens when it has ended. */
@Injectable()
export class RequestNotices {
  constructor(
    private readonly activity: HouseholdActivity,
    private readonly guardianships: Guardianships,
    private readonly notifications: NotificationsService,
    private readonly changes: ChildChanges,
  ) {}

  /** Within the transaction that stores the request. */
  async asked(manager: EntityManager, child: Asking, request: ChildRequest): Promise<void> {
    await this.log(manager, child, request, 'request_asked', null);
    const guardians = await this.guardianships.guardiansOfAccount(child.userId, manager);
    const notice = { ...noticeOf(child.nickname, request), childId: child.id };
    const stored = await this.notifications.storeNotifications(guardians, notice, manager);
    afterCommit(manager, () => this.notifications.publishNotifications(stored));
    this.announce(manager, child, request);
  }

  /** Within the transaction that ends the request. `actorId`: the grown-up who decided; null: it expired. */
  async ended(manager: EntityManager, child: Asking, request: ChildRequest, actorId: string | null): Promise<void> {
    await this.log(manager, child, request, actorId === null ? 'request_expired' : 'request_decided', actorId);
    this.announce(manager, child, request);
  }

  /** The line of the activity also tells the open pages of all members. */
  private async log(
    manager: EntityManager,
    { id: childId, householdIds }: Asking,
    { id, kind, state }: ChildRequest,
    action: string,
    actorId: string | null,
  ): Promise<void> {
    const detail = { request_id: id, kind, state };
    for (const householdId of householdIds) {
      await this.activity.append(manager, householdId, { action, actorId, childId, detail });
    }
  }

  private announce(manager: EntityManager, { userId }: Asking, { id: requestId, state }: ChildRequest): void {
    afterCommit(manager, () => this.changes.announce(userId, { what: 'request', requestId, state }));
  }
}
