import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CHILDREN_PER_HOUSEHOLD, HOUSEHOLDS_PER_ACCOUNT } from '../../contract/households.js';
import type { Actor } from '../access/actor.js';
import { Audit } from '../audit/audit.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { textsIn } from '../platform/languages/texts.js';
import { requestLanguage } from '../platform/request-context.js';
import { existingId } from '../platform/validation/text.js';
import type { ActivityEntry, Household } from './household.js';
import { type HouseholdAction, mayInHousehold } from './household.policy.js';
import { HouseholdActivity } from './household-activity.js';
import { HouseholdPins } from './household-pins.js';
import { HouseholdsRepository } from './households.repository.js';
import { MembersRepository } from './members.repository.js';

/** Households as their members use them. */
@Injectable()
export class HouseholdsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly households: HouseholdsRepository,
    private readonly members: MembersRepository,
    private readonly pins: HouseholdPins,
    private readonly activity: HouseholdActivity,
    private readonly audit: Audit,
  ) {}

  list(actor: Pick<Actor, 'userId'>): Promise<Household[]> {
    return this.households.listOf(actor.userId);
  }

  /**
   * A household with which the actor may do this.
   * @throws AppError `household_not_found` for everyone who is no member, `forbidden` if the role may not do this
   */
  async require(
    actor: Pick<Actor, 'userId'>,
    householdId: unknown,
    action: HouseholdAction,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Household> {
    const id = existingId(householdId);
    const [household] = id ? await this.households.listOf(actor.userId, id, manager) : [];
    if (!household) throw new AppError('household_not_found');
    if (!mayInHousehold(household.role, action)) throw new AppError('forbidden');
    return household;
  }

  /** The creator is its primary. @throws AppError `too_many_households` */
  async create(actor: Actor, { name, country }: { name: string; country: string }): Promise<Household> {
    return this.dataSource.transaction(async (manager) => {
      const id = await this.insert(actor.userId, { name, country }, manager);
      return this.require(actor, id, 'view', manager);
    });
  }

  async update(actor: Actor, household: Household, patch: { name?: string; country?: string }): Promise<Household> {
    return this.households.change(household.id, async (manager) => {
      await this.households.update(household.id, patch, manager);
      await this.activity.append(manager, household.id, {
        action: 'household_changed',
        actorId: actor.userId,
        detail: { changed: Object.keys(patch) },
      });
      return this.require(actor, household.id, 'view', manager);
    });
  }

  /** @throws AppError `household_not_empty` while it has children or other members */
  async delete(actor: Actor, household: Household): Promise<void> {
    await this.households.change(household.id, async (manager) => {
      const { members } = await this.require(actor, household.id, 'delete', manager);
      const children = await this.households.childrenOf(household.id, manager);
      if (children.length > 0 || members.length > 1) throw new AppError('household_not_empty');
      await this.households.delete(household.id, manager);
      await this.audit.append(manager, {
        action: 'household_deleted',
        actor: actor.userId,
        target: household.id,
      });
    });
  }

  async setPin(actor: Actor, household: Household, pin: string): Promise<void> {
    const pinHash = await this.pins.hash(pin);
    await this.households.change(household.id, async (manager) => {
      await this.pins.store(household.id, pinHash, manager);
      await this.activity.append(manager, household.id, { action: 'pin_changed', actorId: actor.userId });
    });
  }

  /** A page of what happened, the newest first; with `controlsOf`, only what concerns the rules of that child. */
  readActivity(
    household: Household,
    range: { limit: number; offset: number },
    controlsOf?: string,
  ): Promise<{ items: ActivityEntry[]; total: number }> {
    return this.activity.list(household.id, range, controlsOf);
  }

  /**
   * The household of a new child: the named one, else the account's first, else a new one. Locks it.
   * @throws AppError `household_not_found`, `forbidden` for a helper, `too_many_children`
   */
  async homeForChild(
    actor: Actor,
    householdId: string | undefined,
    country: string,
    manager: EntityManager,
  ): Promise<string> {
    const home = await this.chooseHome(actor, householdId, country, manager);
    await this.households.lock(home, manager);
    const children = await this.households.childrenOf(home, manager);
    if (children.length >= CHILDREN_PER_HOUSEHOLD) throw new AppError('too_many_children');
    return home;
  }

  addChild(householdId: string, childId: string, manager: EntityManager): Promise<void> {
    return this.households.addChild(householdId, childId, manager);
  }

  private async chooseHome(
    actor: Actor,
    householdId: string | undefined,
    country: string,
    manager: EntityManager,
  ): Promise<string> {
    if (householdId !== undefined) return (await this.require(actor, householdId, 'add_child', manager)).id;
    const own = await this.households.listOf(actor.userId, null, manager);
    const home = own.find(({ role }) => mayInHousehold(role, 'add_child'));
    if (home) return home.id;
    const name = textsIn(requestLanguage(), 'notices')('household.first');
    return this.insert(actor.userId, { name, country }, manager);
  }

  private async insert(
    userId: string,
    { name, country }: { name: string; country: string },
    manager: EntityManager,
  ): Promise<string> {
    // One after the other, so that parallel calls cannot exceed the limit.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`households of ${userId}`]);
    if ((await this.households.countLedBy(userId, manager)) >= HOUSEHOLDS_PER_ACCOUNT) {
      throw new AppError('too_many_households');
    }
    const id = newId();
    await this.households.insert({ id, name, country, createdBy: userId }, manager);
    await this.members.insert({ householdId: id, userId, role: 'primary', state: 'member' }, manager);
    await this.activity.append(manager, id, { action: 'household_created', actorId: userId });
    return id;
  }

  /** Takes an erased child's id out of memberships and invitations, which name children without a foreign key. */
  forgetChild(childId: string, manager: EntityManager): Promise<void> {
    return this.households.forgetChild(childId, manager);
  }

  /** The children that have no guardian besides this account, with their accounts. */
  async soleWards(userId: string): Promise<{ id: string; userId: string }[]> {
    return this.households.soleWards(userId);
  }

  /**
   * Ends the memberships of an account that goes: the guardian who has been there the longest becomes the primary, and a
   * household without children and guardians goes too.
   * @throws AppError `last_guardian` where children would be left alone
   */
  async endMemberships(userId: string, manager: EntityManager): Promise<void> {
    const found = await this.households.membershipsOf(userId, manager);
    for (const id of found.map(({ householdId }) => householdId).sort()) await this.households.lock(id, manager);
    // Roles may have changed before the locks, and other guardians may have gone.
    const memberships = await this.households.membershipsOf(userId, manager);
    for (const { householdId, role, nextGuardian, hasChildren } of memberships) {
      if (role !== 'primary') continue;
      if (nextGuardian) {
        await this.members.handOver(householdId, userId, nextGuardian, manager);
        const line = { action: 'household_handed_over', actorId: null, detail: { member_id: nextGuardian } };
        await this.activity.append(manager, householdId, line);
      } else if (hasChildren) throw new AppError('last_guardian');
      else await this.households.delete(householdId, manager);
    }
  }
}
