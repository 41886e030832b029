import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessChanges } from '../access/access-changes.js';
import type { Actor } from '../access/actor.js';
import { Audit } from '../audit/audit.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { noticeTexts } from '../notifications/wording.js';
import { AppError } from '../platform/errors/app-error.js';
import { refusal } from '../platform/languages/refusals.js';
import { existingId } from '../platform/validation/text.js';
import { FamilyChanges } from './family-changes.js';
import { Guardianships } from './guardianships.js';
import type { Household, Member } from './household.js';
import { isGuardian, mayConfirm } from './household.policy.js';
import { HouseholdActivity } from './household-activity.js';
import { HouseholdsRepository } from './households.repository.js';
import { HouseholdsService } from './households.service.js';
import { InvitationsRepository } from './invitations.repository.js';
import { checkHelper } from './members.dto.js';
import { type MemberPatch, MembersRepository } from './members.repository.js';
import { type EndedAccess, MembershipEndings } from './membership-endings.js';

/** The members of a household: who they are, and how they leave. */
@Injectable()
export class MembersService {
  constructor(
    private readonly householdsService: HouseholdsService,
    private readonly households: HouseholdsRepository,
    private readonly members: MembersRepository,
    private readonly guardianships: Guardianships,
    private readonly invitations: InvitationsRepository,
    private readonly endings: MembershipEndings,
    private readonly activity: HouseholdActivity,
    private readonly familyChanges: FamilyChanges,
    private readonly access: AccessChanges,
    private readonly notifications: NotificationsService,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError `member_not_found` */
  require(household: Pick<Household, 'members'>, userId: unknown): Member {
    const id = existingId(userId);
    const member = household.members.find((one) => one.userId === id);
    if (!member) throw new AppError('member_not_found');
    return member;
  }

  /** Lets in a person who accepted an invitation without an address. @throws AppError `forbidden`, `member_not_found` */
  async confirm(actor: Actor, household: Household, userId: unknown): Promise<Member> {
    const waiting = this.require(household, userId);
    // A repeated call answers the same.
    if (!mayConfirm(household, { ...waiting, state: 'pending' })) throw new AppError('forbidden');
    if (waiting.state === 'member') return waiting;
    const id = waiting.userId;
    const confirmed = await this.households.change(household.id, async (manager) => {
      await this.members.confirm(household.id, id, manager);
      await this.log(manager, household, actor, 'member_confirmed', id);
      return this.members.find(household.id, id, manager);
    });
    if (!confirmed) throw new AppError('member_not_found');
    await this.access.announce({ userId: id, reason: 'household_changed' });
    await this.notifications.notify(id, {
      kind: 'system',
      ...noticeTexts('membershipConfirmed'),
      link: '/parental',
    });
    return confirmed;
  }

  /**
   * @throws AppError `forbidden` for the primary's own role, which is handed over instead; `validation_failed` where a helper
   *   has no date or a child of another household
   */
  async update(actor: Actor, household: Household, member: Member, patch: MemberPatch): Promise<Member> {
    const updated = await this.households.change(household.id, async (manager) => {
      await this.householdsService.require(actor, household.id, 'manage_members', manager);
      const current = await this.members.find(household.id, member.userId, manager);
      if (!current) throw new AppError('member_not_found');
      if (current.role === 'primary' && (patch.role !== undefined || patch.childIds || patch.until)) {
        throw new AppError('hand_over_first', { message: refusal('case.handOver') });
      }
      const children = await this.households.childrenOf(household.id, manager);
      const checked = { ...patch, ...checkHelper(patch.role ?? current.role, patch, children, current) };
      await this.members.update(household.id, member.userId, checked, manager);
      await this.log(manager, household, actor, 'member_changed', member.userId, { changed: Object.keys(patch) });
      return this.members.find(household.id, member.userId, manager);
    });
    await this.access.announce({ userId: member.userId, reason: 'household_changed' });
    if (!updated) throw new AppError('member_not_found');
    return updated;
  }

  /**
   * Ends a membership, and with it at once on every node all that it gave.
   * @throws AppError `last_guardian`, or `hand_over_first` for a primary with other guardians
   */
  async remove(actor: Actor, household: Household, member: Member): Promise<EndedAccess> {
    const { userId } = member;
    const { ended, receipt } = await this.households.change(household.id, async (manager) => {
      // Roles may have changed since the call came in.
      const { members } = await this.householdsService.require(
        actor,
        household.id,
        userId === actor.userId ? 'view' : 'manage_members',
        manager,
      );
      if (this.require({ members }, userId).role === 'primary') {
        const others = members.filter((one) => one.userId !== userId && one.state === 'member' && isGuardian(one.role));
        throw new AppError(others.length > 0 ? 'hand_over_first' : 'last_guardian');
      }
      const childAccounts = await this.households.childAccountsOf(household.id, manager);
      const counts = await this.endings.end({ userId, householdId: household.id, childAccounts }, manager);
      await this.members.delete(household.id, userId, manager);
      const stillTheirs = await this.guardianships.tiesOf(userId, null, manager);
      const children = stillTheirs.map(({ childId }) => childId);
      await this.notifications.withdrawAboutChildren(userId, children, manager);
      await this.invitations.revokeAllOf(household.id, userId, manager);
      await this.log(manager, household, actor, userId === actor.userId ? 'member_left' : 'member_removed', userId);
      await this.audit.append(manager, {
        action: 'household_member_removed',
        actor: actor.userId,
        target: userId,
        detail: { household_id: household.id },
      });
      return { ended: counts, receipt: childAccounts };
    });
    await this.access.announce({ userId, reason: 'household_changed' });
    // Without a guardian the children are shut out.
    for (const childAccount of receipt)
      await this.access.announce({ userId: childAccount, reason: 'household_changed' });
    await this.familyChanges.announce({ householdId: household.id, part: 'members', childId: null }, [userId]);
    return ended;
  }

  /** @throws AppError `member_not_found` unless the person is a guardian of the household now */
  async handOver(actor: Actor, household: Household, userId: unknown): Promise<Household> {
    const next = this.require(household, userId);
    if (next.role !== 'guardian' || next.state !== 'member') throw new AppError('member_not_found');
    const handedOver = await this.households.change(household.id, async (manager) => {
      await this.householdsService.require(actor, household.id, 'hand_over', manager);
      const current = await this.members.find(household.id, next.userId, manager);
      if (current?.role !== 'guardian') throw new AppError('member_not_found');
      await this.members.handOver(household.id, actor.userId, next.userId, manager);
      await this.log(manager, household, actor, 'household_handed_over', next.userId);
      return this.householdsService.require(actor, household.id, 'view', manager);
    });
    await this.notifications.notify(next.userId, {
      kind: 'system',
      ...noticeTexts('householdLead'),
      link: '/parental',
    });
    return handedOver;
  }

  private log(
    manager: EntityManager,
    household: Household,
    actor: Actor,
    action: string,
    memberId: string,
    detail: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    const line = { action, actorId: actor.userId, detail: { member_id: memberId, ...detail } };
    return this.activity.append(manager, household.id, line);
  }
}
