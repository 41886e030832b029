import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AgeBand, ReadingLevel, Transcript } from '../../contract/children.js';
import { AccessChanges } from '../access/access-changes.js';
import type { Actor } from '../access/actor.js';
import { Audit } from '../audit/audit.service.js';
import { type Guardianship, Guardianships } from '../households/guardianships.js';
import type { ChildAction } from '../households/household.policy.js';
import { type ActivityLine, HouseholdActivity } from '../households/household-activity.js';
import { HouseholdsService } from '../households/households.service.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { requestLanguage } from '../platform/request-context.js';
import { countryOfZone } from '../recurrence/country-of-zone.js';
import { UsersService } from '../users/users.service.js';
import type { AnyChild, Child, ChildProfile, ChildRow } from './child.js';
import { ChildrenRepository } from './children.repository.js';
import { type Agreement, agreedText, type ConsentText, consentText } from './consent-text.js';
import { type Consent, ConsentsRepository } from './consents.repository.js';

const READING_LEVEL_BY_BAND: Readonly<Record<AgeBand, ReadingLevel>> = {
  '0_5': 'listens',
  '6_9': 'first_words',
  '10_12': 'reads',
  '13_15': 'reads_well',
  '16_17': 'reads_well',
};

/** What guardians can read at first: of teenagers topics alone. They can change it. */
const TRANSCRIPT_BY_BAND: Readonly<Record<AgeBand, Transcript>> = {
  '0_5': 'full',
  '6_9': 'full',
  '10_12': 'full',
  '13_15': 'topics',
  '16_17': 'topics',
};

type Required = 'nickname' | 'avatar' | 'colour' | 'ageBand' | 'timeZone';

export interface NewChild extends Pick<ChildProfile, Required>, Partial<Omit<ChildProfile, Required>> {
  readonly householdId?: string | undefined;
  readonly consent: Agreement;
}

/** Profiles of children, each with an account of its own, and the consent that lets it in. */
@Injectable()
export class ChildrenService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly children: ChildrenRepository,
    private readonly consents: ConsentsRepository,
    private readonly guardianships: Guardianships,
    private readonly households: HouseholdsService,
    private readonly users: UsersService,
    private readonly activity: HouseholdActivity,
    private readonly access: AccessChanges,
    private readonly audit: Audit,
  ) {}

  /** Lets the child live on the clock of another zone until an instant, or ends that. Part of the caller's transaction. */
  async travel(child: Child, journey: { zone: string; until: Date } | null, manager: EntityManager): Promise<void> {
    await this.children.travel(child.id, journey, manager);
  }

  /** Every child that the actor looks after. */
  async list(actor: Pick<Actor, 'userId'>): Promise<Child[]> {
    return this.read(await this.guardianships.tiesOf(actor.userId));
  }

  /** The children of many guardians, by guardian, with two queries for all. Helpers have none. */
  async guardedBy(userIds: readonly string[]): Promise<Map<string, ChildRow[]>> {
    const ties = await this.guardianships.guardedBy(userIds);
    const rows = await this.children.findAll([...new Set(ties.map(({ childId }) => childId))]);
    const guarded = new Map<string, Set<string>>();
    for (const { userId, childId } of ties) guarded.set(userId, (guarded.get(userId) ?? new Set()).add(childId));
    return new Map([...guarded].map(([userId, ids]) => [userId, rows.filter(({ id }) => ids.has(id))]));
  }

  /** The child of an account. `null`: the account is no child's. */
  ofAccount(userId: string, manager?: EntityManager): Promise<Pick<ChildRow, 'id' | 'timeZone'> | null> {
    return this.children.ofAccount(userId, manager);
  }

  /** @throws AppError `child_not_found`, `forbidden` if the role may not do this */
  async require(actor: Pick<Actor, 'userId'>, childId: unknown, action: ChildAction): Promise<Child> {
    const [child] = await this.read(await this.guardianships.requireAll(actor, childId, action));
    if (!child) throw new AppError('child_not_found');
    return child;
  }

  /** The child of an account, with all its homes. `null`: the account is no child's. */
  async withHomes(userId: string): Promise<AnyChild | null> {
    const tie = await this.guardianships.childOfAccount(userId);
    const [row] = tie ? await this.children.findAll([tie.childId]) : [];
    return tie && row ? { ...row, householdIds: tie.householdIds } : null;
  }

  /** A child with all its homes, for the product itself. `null`: it is gone. */
  async find(childId: string): Promise<AnyChild | null> {
    const [row] = await this.children.findAll([childId]);
    return row ? this.withHomes(row.userId) : null;
  }

  /**
   * Creates the profile, the child's account and the first line of its consents.
   * @throws AppError `validation_failed` without consent to the current text, `household_not_found`, `forbidden`,
   *   `too_many_children`
   */
  async create(actor: Actor, { householdId, consent, ...given }: NewChild): Promise<Child> {
    const text = currentText(consent, 'consent');
    const { readingLevel = READING_LEVEL_BY_BAND[given.ageBand], languages = [], interests = [] } = given;
    const { note = null, transcript = TRANSCRIPT_BY_BAND[given.ageBand] } = given;
    const profile: ChildProfile = { ...given, readingLevel, languages, interests, note, transcript };
    const id = newId();
    await this.dataSource.transaction(async (manager) => {
      const country = countryOfZone(profile.timeZone);
      const home = await this.households.homeForChild(actor, householdId, country, manager);
      const account = await this.users.createUser({ email: null, role: 'device' }, manager);
      await this.children.insert(id, account.id, profile, manager);
      await this.households.addChild(home, id, manager);
      await this.consents.add(id, text, actor.userId, manager);
      await this.activity.append(manager, home, { action: 'child_created', actorId: actor.userId, childId: id });
      await this.audit.append(manager, { action: 'child_created', actor: actor.userId, target: account.id });
    });
    return this.require(actor, id, 'view');
  }

  async update(actor: Actor, child: Child, patch: Partial<ChildProfile>): Promise<Child> {
    await this.dataSource.transaction(async (manager) => {
      await this.children.update(child.id, patch, manager);
      const changed = Object.keys(patch);
      await this.log(manager, child, { action: 'child_changed', actorId: actor.userId, detail: { changed } });
    });
    // Ends the watching of guardians who may see topics only from now on.
    if (patch.transcript) await this.access.announce({ userId: child.userId, reason: 'household_changed' });
    return this.require(actor, child.id, 'view');
  }

  /** Pauses children, or resumes them. @returns those whose state has changed */
  async setPaused(actor: Actor, children: readonly Child[], isPaused: boolean): Promise<Child[]> {
    return this.dataSource.transaction(async (manager) => {
      const given = children.map(({ id }) => id);
      const ids = await this.children.setPaused(given, isPaused ? actor.userId : null, manager);
      const changed = children.filter(({ id }) => ids.includes(id));
      const action = isPaused ? 'child_paused' : 'child_resumed';
      for (const child of changed) await this.log(manager, child, { action, actorId: actor.userId });
      return changed;
    });
  }

  consentsOf(child: Child): Promise<Consent[]> {
    return this.consents.listOf(child.id);
  }

  /** Lets the child in again. @throws AppError `validation_failed` for another version than the current one */
  async giveConsent(actor: Actor, child: Child, consent: Agreement): Promise<Child> {
    const text = currentText(consent, 'text_version');
    await this.dataSource.transaction(async (manager) => {
      await this.consents.add(child.id, text, actor.userId, manager);
      const detail = { version: text.version, language: text.language };
      await this.log(manager, child, { action: 'consent_given', actorId: actor.userId, detail });
      await this.audit.append(manager, {
        action: 'child_consent_given',
        actor: actor.userId,
        target: child.userId,
        detail,
      });
    });
    await this.access.announce({ userId: child.userId, reason: 'household_changed' });
    return this.require(actor, child.id, 'view');
  }

  /** Shuts the child out at once on every node, until a guardian consents again. */
  async withdrawConsent(actor: Actor, child: Child): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if ((await this.consents.withdraw(child.id, actor.userId, manager)) === 0) return;
      await this.log(manager, child, { action: 'consent_withdrawn', actorId: actor.userId });
      await this.audit.append(manager, {
        action: 'child_consent_withdrawn',
        actor: actor.userId,
        target: child.userId,
      });
    });
    await this.access.announce({ userId: child.userId, reason: 'household_changed' });
  }

  /** Writes a line into the activity of each home that the actor shares with the child. */
  async log(manager: EntityManager, child: Child, line: ActivityLine): Promise<void> {
    for (const householdId of child.householdIds) {
      await this.activity.append(manager, householdId, { childId: child.id, ...line });
    }
  }

  /** A child with two homes appears once, with the strongest role. */
  private async read(ties: readonly Guardianship[]): Promise<Child[]> {
    const rows = await this.children.findAll([...new Set(ties.map(({ childId }) => childId))]);
    return rows.map((row) => {
      const own = ties.filter(({ childId }) => childId === row.id);
      const role = (['primary', 'guardian'] as const).find((one) => own.some((tie) => tie.role === one)) ?? 'helper';
      return { ...row, role, householdIds: [...new Set(own.map(({ householdId }) => householdId))] };
    });
  }
}

function currentText(consent: Agreement, field: string): ConsentText {
  const text = agreedText(consent, requestLanguage(), consentText);
  if (!text) throw fieldError(field, 'textChanged');
  return text;
}
