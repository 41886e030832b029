import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  INVITATION_DAYS,
  type InvitedRole,
  MEMBERS_PER_HOUSEHOLD,
  type MemberState,
  OPEN_INVITATIONS_PER_HOUSEHOLD,
} from '../../contract/households.js';
import { AccessChanges } from '../access/access-changes.js';
import type { Actor } from '../access/actor.js';
import { MailService } from '../mail/mail.service.js';
import { NotificationsService, type StoredNotification } from '../notifications/notifications.service.js';
import { noticeTexts } from '../notifications/wording.js';
import { Config } from '../platform/config/config.js';
import { randomToken, sha256Hex } from '../platform/crypto.js';
import { AppError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { refusal } from '../platform/languages/refusals.js';
import { requestLanguage } from '../platform/request-context.js';
import { normalizeEmail } from '../platform/validation/email-address.js';
import { existingId } from '../platform/validation/text.js';
import { UsersService } from '../users/users.service.js';
import { WaitlistService } from '../waitlist/waitlist.service.js';
import type { Household, Invitation } from './household.js';
import { mayInvite } from './household.policy.js';
import { HouseholdActivity } from './household-activity.js';
import { HouseholdsRepository } from './households.repository.js';
import { invitationLetter } from './invitation-letter.js';
import { type HeldInvitation, InvitationsRepository } from './invitations.repository.js';
import { checkHelper } from './members.dto.js';
import { MembersRepository } from './members.repository.js';

/** Addresses that the invitations of one household may approve on the waitlist. */
const WAITLIST_OPENED_MAX = 3;

export interface InvitationTerms {
  readonly role: InvitedRole;
  readonly email?: string | null | undefined;
  readonly childIds?: readonly string[] | undefined;
  readonly until?: Date | null | undefined;
}

export interface CreatedInvitation extends Invitation {
  /** Shown once: the database keeps a hash of its token. */
  readonly url: string;
}

export interface Accepted {
  readonly state: MemberState;
  readonly householdId: string;
}

/** Invitations into a household: a link of 256 random bits, for three days and one person. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly households: HouseholdsRepository,
    private readonly members: MembersRepository,
    private readonly invitations: InvitationsRepository,
    private readonly users: UsersService,
    private readonly waitlist: WaitlistService,
    private readonly activity: HouseholdActivity,
    private readonly notifications: NotificationsService,
    private readonly access: AccessChanges,
    private readonly mail: MailService,
  ) {}

  /**
   * @throws AppError `forbidden` for a role that the actor may not invite, `household_full`, `too_many_invitations`,
   *   `validation_failed`
   */
  async create(actor: Actor, household: Household, terms: InvitationTerms): Promise<CreatedInvitation> {
    if (!mayInvite(household.role, terms.role)) throw new AppError('forbidden');
    const children = await this.households.childrenOf(household.id);
    const { childIds, until } = checkHelper(terms.role, terms, children);
    const token = randomToken();
    const url = `${this.config.publicOrigin}/invitations/${token}`;
    const invitation = await this.households.change(household.id, async (manager) => {
      const members = (await this.members.listOf([household.id], manager)).get(household.id) ?? [];
      if (members.length >= MEMBERS_PER_HOUSEHOLD) throw new AppError('household_full');
      const open = await this.invitations.listOpen(household.id, manager);
      if (open.length >= OPEN_INVITATIONS_PER_HOUSEHOLD) throw new AppError('too_many_invitations');
      const email = terms.email ?? null;
      const created = await this.invitations.insert(
        {
          id: newId(),
          householdId: household.id,
          tokenHash: sha256Hex(token),
          role: terms.role,
          email,
          childIds,
          until,
          invitedBy: actor.userId,
          opensWaitlist: email !== null && (await this.openWaitlist(household.id, email, manager)),
        },
        manager,
      );
      const detail = { invitation_id: created.id, role: created.role };
      const line = { action: 'invitation_created', actorId: actor.userId, detail };
      await this.activity.append(manager, household.id, line);
      if (email !== null) {
        const letter = invitationLetter(created.role, url, requestLanguage());
        await this.mail.queue(
          { to: { address: email }, purpose: 'family', letter, hours: 24 * INVITATION_DAYS },
          manager,
        );
      }
      return created;
    });
    return { ...invitation, url };
  }

  /** The open invitations that the actor may create. */
  async list(household: Household): Promise<Invitation[]> {
    const open = await this.invitations.listOpen(household.id);
    return open.filter(({ role }) => mayInvite(household.role, role));
  }

  /** @throws AppError `invitation_not_found` */
  async revoke(actor: Actor, household: Household, invitationId: unknown): Promise<void> {
    const id = existingId(invitationId);
    await this.households.change(household.id, async (manager) => {
      const open = await this.invitations.listOpen(household.id, manager);
      const found = open.find((one) => one.id === id && mayInvite(household.role, one.role));
      if (!found) throw new AppError('invitation_not_found');
      await this.invitations.revoke(found.id, manager);
      const detail = { invitation_id: found.id, role: found.role };
      await this.activity.append(manager, household.id, {
        action: 'invitation_revoked',
        actorId: actor.userId,
        detail,
      });
    });
  }

  /** What the holder of the link sees: never the children. @throws AppError `invitation_not_found` */
  async look(token: string): Promise<HeldInvitation> {
    const invitation = await this.invitations.findHeld(sha256Hex(token));
    if (!invitation) throw new AppError('invitation_not_found');
    return invitation;
  }

  /**
   * Makes the actor a member. Where the invitation names no address, the inviter confirms the person first. A repeat by the
   * same account answers the same.
   * @throws AppError `invitation_not_found`, `forbidden` where it is for another address, `household_full`
   */
  async accept(actor: Actor, token: string): Promise<Accepted> {
    const hash = sha256Hex(token);
    const accepted = await this.dataSource.transaction(async (manager) => {
      const seen = await this.invitations.findHeld(hash, manager);
      if (seen && !(await this.households.lock(seen.householdId, manager))) throw new AppError('invitation_not_found');
      const invitation = seen && (await this.invitations.findHeld(hash, manager));
      const joined = invitation
        ? invitation.householdId
        : await this.invitations.joinedWith(hash, actor.userId, manager);
      if (joined === null) throw new AppError('invitation_not_found');
      const member = await this.members.find(joined, actor.userId, manager);
      if (member) return { state: member.state, householdId: joined, notices: [] };
      if (!invitation) throw new AppError('invitation_not_found');
      return this.join(actor, invitation, manager);
    });
    const { notices, ...answer } = accepted;
    await this.notifications.publishNotifications(notices);
    await this.access.announce({ userId: actor.userId, reason: 'household_changed' });
    return answer;
  }

  private async join(
    actor: Actor,
    invitation: HeldInvitation,
    manager: EntityManager,
  ): Promise<Accepted & { notices: readonly StoredNotification[] }> {
    const { householdId, role, childIds, until, invitedBy, email } = invitation;
    if (email !== null && !(await this.hasProved(actor, email, manager))) {
      throw new AppError('forbidden', {
        message: refusal('case.otherAddress'),
      });
    }
    const members = (await this.members.listOf([householdId], manager)).get(householdId) ?? [];
    if (members.length >= MEMBERS_PER_HOUSEHOLD) throw new AppError('household_full');
    const state = email === null ? 'pending' : 'member';
    await this.members.insert({ householdId, userId: actor.userId, role, state, childIds, until, invitedBy }, manager);
    await this.invitations.markUsed(invitation.id, actor.userId, manager);
    const detail = { member_id: actor.userId, role };
    const action = state === 'pending' ? 'member_waits' : 'member_joined';
    await this.activity.append(manager, householdId, { action, actorId: actor.userId, detail });
    const adults = members.filter((member) => member.state === 'member').map(({ userId }) => userId);
    const notices = await this.notifications.storeNotifications(
      adults,
      {
        kind: 'system',
        ...noticeTexts(state === 'pending' ? 'memberWaits' : 'memberJoined'),
        link: '/parental',
      },
      manager,
    );
    return { state, householdId, notices };
  }

  private async hasProved(actor: Actor, email: string, manager: EntityManager): Promise<boolean> {
    const account = await this.users.get(actor.userId, manager);
    return account.emailVerified && account.email !== null && normalizeEmail(account.email) === email;
  }

  private async openWaitlist(householdId: string, email: string, manager: EntityManager): Promise<boolean> {
    if (!this.config.invitesSkipWaitlist) return false;
    const opened = await this.invitations.countWaitlistOpened(householdId, manager);
    return opened < WAITLIST_OPENED_MAX && this.waitlist.admitAddress(email, manager);
  }
}
