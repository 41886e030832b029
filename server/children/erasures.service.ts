import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { Guardianships } from '../households/guardianships.js';
import { isGuardian } from '../households/household.policy.js';
import { HouseholdActivity } from '../households/household-activity.js';
import { HouseholdsService } from '../households/households.service.js';
import { type NewNotification, NotificationsService } from '../notifications/notifications.service.js';
import { noticeTexts } from '../notifications/wording.js';
import { sha256Hex } from '../platform/crypto.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { existingId } from '../platform/validation/text.js';
import { ChildRecordCounts } from '../privacy/child-record-counts.js';
import { AccountDataService } from '../users/account-data.service.js';
import type { Child } from './child.js';
import { ChildrenService } from './children.service.js';
import { type DueErasure, type ErasedPart, type ErasureReceipt, ErasuresRepository } from './erasures.repository.js';

export type ErasureOutcome =
  | { readonly state: 'erased'; readonly receipt: ErasureReceipt }
  | { readonly state: 'scheduled'; readonly erasesAt: Date };

export type ConversationsOutcome =
  | { readonly state: 'erased'; readonly deleted: number }
  | { readonly state: 'scheduled'; readonly erasesAt: Date };

/** The child to erase: its id and its account. */
type ErasedChild = Pick<Child, 'id' | 'userId'>;

/**
 * Erases a child, or the child's conversations. Where there is a second guardian it waits for seven days, the other one is
 * notified, and either may call it off.
 */
@Injectable()
export class ErasuresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly children: ChildrenService,
    private readonly erasures: ErasuresRepository,
    private readonly records: ChildRecordCounts,
    private readonly guardianships: Guardianships,
    private readonly households: HouseholdsService,
    private readonly conversations: ConversationsService,
    private readonly accounts: AccountDataService,
    private readonly activity: HouseholdActivity,
    private readonly notifications: NotificationsService,
  ) {}

  preview(child: Child): Promise<Record<string, number>> {
    return this.records.count(child.id, child.userId);
  }

  /** @throws AppError `validation_failed` unless the nickname is the child's */
  async erase(actor: Actor, child: Child, nickname: string): Promise<ErasureOutcome> {
    requireNickname(child, nickname);
    if (await this.hasSecondGuardian(child)) return this.schedule(actor, child, 'child');
    return { state: 'erased', receipt: await this.eraseNow(child, actor.userId) };
  }

  /** @throws AppError `validation_failed` unless the nickname, where given, is the child's */
  async deleteConversations(actor: Actor, child: Child, nickname?: string): Promise<ConversationsOutcome> {
    if (nickname !== undefined) requireNickname(child, nickname);
    if (await this.hasSecondGuardian(child)) return this.schedule(actor, child, 'conversations');
    return { state: 'erased', deleted: await this.deleteConversationsNow(child, actor.userId) };
  }

  /** @throws AppError `erasure_not_found` */
  async cancel(actor: Actor, child: Child, what: ErasedPart): Promise<void> {
    const notices = await this.dataSource.transaction(async (manager) => {
      if (!(await this.erasures.cancel(child.id, what, manager))) throw new AppError('erasure_not_found');
      await this.children.log(manager, child, {
        action: 'child_erasure_cancelled',
        actorId: actor.userId,
        detail: { what },
      });
      return this.tellOthers(actor, child, CANCELLED, manager);
    });
    await this.notifications.publishNotifications(notices);
  }

  /** For the one who erased, and for guardians of the household. @throws AppError `receipt_not_found` */
  async receipt(actor: Actor, receiptId: unknown): Promise<ErasureReceipt> {
    const id = existingId(receiptId);
    const receipt = id ? await this.erasures.findReceipt(id) : null;
    if (!receipt) throw new AppError('receipt_not_found');
    if (receipt.erasedBy === actor.userId) return receipt;
    const role = receipt.householdId && (await this.guardianships.roleIn(actor.userId, receipt.householdId));
    if (!role || !isGuardian(role)) throw new AppError('receipt_not_found');
    return receipt;
  }

  /**
   * Closes the child's account and stores the receipt in one transaction, then deletes everything. If this node dies in
   * between, another one finishes.
   */
  async eraseNow(child: ErasedChild, actorId: string | null): Promise<ErasureReceipt> {
    const home = await this.guardianships.childOfAccount(child.userId);
    const householdId = home?.householdIds[0] ?? null;
    let receipt: ErasureReceipt | null = null;
    await this.accounts.eraseAccount(child.userId, actorId ?? child.userId, {
      beforeErasure: async (manager) => {
        if (!(await this.erasures.isUnerased(child.userId, manager))) throw new AppError('child_not_found');
        const counts = await this.records.count(child.id, child.userId, manager);
        receipt = receiptOf(child.id, householdId, actorId, counts);
        await this.erasures.addReceipt(receipt, manager);
        await this.erasures.removeOwnDevices(child.id, manager);
        await this.households.forgetChild(child.id, manager);
        for (const id of home?.householdIds ?? []) {
          const detail = { receipt_id: receipt.id };
          await this.activity.append(manager, id, { action: 'child_erased', actorId, detail });
        }
      },
    });
    if (!receipt) throw new AppError('child_not_found');
    return receipt;
  }

  /** Erases what is due. Called by each node's clock; two nodes may come together. */
  async eraseDue(due: DueErasure): Promise<void> {
    const child = { id: due.childId, userId: due.childUserId };
    if (due.what === 'child') await this.eraseNow(child, due.askedBy);
    else {
      await this.deleteConversationsNow(child, due.askedBy);
      await this.dataSource.transaction((manager) => this.erasures.cancel(due.childId, 'conversations', manager));
    }
  }

  findDue(limit: number): Promise<DueErasure[]> {
    return this.erasures.due(limit);
  }

  private async deleteConversationsNow(child: ErasedChild, actorId: string | null): Promise<number> {
    const deleted = await this.conversations.deleteListed({ userId: child.userId }, true);
    const home = await this.guardianships.childOfAccount(child.userId);
    await this.dataSource.transaction(async (manager) => {
      for (const id of home?.householdIds ?? []) {
        const line = { action: 'child_conversations_deleted', actorId, childId: child.id, detail: { deleted } };
        await this.activity.append(manager, id, line);
      }
    });
    return deleted;
  }

  private async schedule(
    actor: Actor,
    child: Child,
    what: ErasedPart,
  ): Promise<{ state: 'scheduled'; erasesAt: Date }> {
    const { erasesAt, notices } = await this.dataSource.transaction(async (manager) => {
      const scheduled = await this.erasures.schedule(child.id, what, actor.userId, manager);
      if (!scheduled.isNew) return { erasesAt: scheduled.erasesAt, notices: [] };
      const detail = { what, erases_at: scheduled.erasesAt.toISOString() };
      const line = { action: 'child_erasure_scheduled', actorId: actor.userId, detail };
      await this.children.log(manager, child, line);
      return { erasesAt: scheduled.erasesAt, notices: await this.tellOthers(actor, child, SCHEDULED, manager) };
    });
    await this.notifications.publishNotifications(notices);
    return { state: 'scheduled', erasesAt };
  }

  private async hasSecondGuardian(child: Child): Promise<boolean> {
    return (await this.guardianships.guardiansOfAccount(child.userId)).length > 1;
  }

  /** Names no child: a notice outlives it. */
  private async tellOthers(actor: Actor, child: Child, notice: NewNotification, manager: EntityManager) {
    const guardians = await this.guardianships.guardiansOfAccount(child.userId, manager);
    const others = guardians.filter((userId) => userId !== actor.userId);
    return this.notifications.storeNotifications(others, notice, manager);
  }
}

const SCHEDULED: NewNotification = {
  kind: 'system',
  ...noticeTexts('erasureScheduled'),
  link: '/profiles',
};

const CANCELLED: NewNotification = {
  kind: 'system',
  ...noticeTexts('erasureCancelled'),
  link: '/profiles',
};

function requireNickname(child: Child, nickname: string): void {
  if (nickname.trim() !== child.nickname) throw fieldError('nickname', 'typeNickname');
}

function receiptOf(
  childId: string,
  householdId: string | null,
  erasedBy: string | null,
  counts: Record<string, number>,
): ErasureReceipt {
  const id = newId();
  const at = new Date();
  const sealed = JSON.stringify({ receipt_id: id, child_id: childId, at: at.toISOString(), counts });
  return { id, childId, householdId, erasedBy, at, counts, sha256: sha256Hex(sealed) };
}
