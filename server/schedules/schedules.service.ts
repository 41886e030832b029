import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SCHEDULE_ITEMS_PER_CHILD } from '../../contract/schedules.js';
import type { Actor } from '../access/actor.js';
import type { Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { ChildChanges } from '../controls/child-changes.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { existingId } from '../platform/validation/text.js';
import { PersonalData } from '../privacy/personal-data.js';
import { requireHappening } from '../recurrence/recurrence.dto.js';
import type { ScheduleItem, ScheduleItemFields } from './schedule-item.js';
import { toRest } from './schedules.presenter.js';
import { SchedulesRepository } from './schedules.repository.js';

/** The items of children's weeks, for their guardians. */
@Injectable()
export class SchedulesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly items: SchedulesRepository,
    private readonly children: ChildrenService,
    private readonly changes: ChildChanges,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'schedule_items',
      export: async ({ userId }, manager) => {
        const child = await this.children.ofAccount(userId, manager);
        return child ? (await this.items.ofChildren([child.id], manager)).map(toRest) : [];
      },
    });
  }

  /** @throws AppError `child_not_found`, `forbidden` for a helper of the child */
  async list(actor: Actor, childId: string | null): Promise<ScheduleItem[]> {
    if (childId === null) return this.items.ofChildren(await this.guardedIds(actor));
    return this.items.ofChildren([(await this.requireChild(actor, childId)).id]);
  }

  /** The items of a child, for a reader whose rights are checked already. */
  ofChild(childId: string): Promise<ScheduleItem[]> {
    return this.items.ofChildren([childId]);
  }

  /** @throws AppError `child_not_found`, `forbidden` for a helper */
  requireChild(actor: Actor, childId: unknown): Promise<Child> {
    return this.children.require(actor, childId, 'manage');
  }

  /** The child that a body names. @throws AppError `validation_failed` if it names none, and as `requireChild` */
  childOf(actor: Actor, childId: unknown): Promise<Child> {
    if (typeof childId !== 'string') throw fieldError('child_id', 'id');
    return this.requireChild(actor, childId);
  }

  /** @throws AppError `schedule_item_not_found` */
  async require(actor: Actor, itemId: unknown): Promise<ScheduleItem> {
    const id = existingId(itemId);
    const item = id ? await this.items.find(id, await this.guardedIds(actor)) : null;
    if (!item) throw new AppError('schedule_item_not_found');
    return item;
  }

  /** @throws AppError `never_happens`, `too_many_schedule_items` */
  async create(actor: Actor, child: Child, fields: ScheduleItemFields): Promise<ScheduleItem> {
    requireHappening(fields.recurrence);
    return this.dataSource.transaction(async (manager) => {
      if ((await this.items.countOf(child.id, manager)) >= SCHEDULE_ITEMS_PER_CHILD) {
        throw new AppError('too_many_schedule_items');
      }
      const item = await this.items.insert(newId(), child.id, fields, manager);
      await this.announce(manager, actor, child, item, 'schedule_item_created');
      return item;
    });
  }

  /** @throws AppError `schedule_item_not_found`, `never_happens` */
  async update(actor: Actor, { id, childId }: ScheduleItem, patch: Partial<ScheduleItemFields>): Promise<ScheduleItem> {
    if (patch.recurrence) requireHappening(patch.recurrence);
    const child = await this.requireChild(actor, childId);
    return this.dataSource.transaction(async (manager) => {
      const current = await this.items.find(id, [child.id], manager);
      if (!current) throw new AppError('schedule_item_not_found');
      const item = await this.items.update(id, { ...current, ...patch }, manager);
      await this.announce(manager, actor, child, item, 'schedule_item_changed', Object.keys(patch));
      return item;
    });
  }

  async delete(actor: Actor, item: ScheduleItem): Promise<void> {
    const child = await this.requireChild(actor, item.childId);
    await this.dataSource.transaction(async (manager) => {
      await this.items.delete(item.id, manager);
      await this.announce(manager, actor, child, item, 'schedule_item_deleted');
    });
  }

  private async guardedIds(actor: Actor): Promise<string[]> {
    return (await this.children.list(actor)).filter(({ role }) => role !== 'helper').map(({ id }) => id);
  }

  /** Quiet items decide what the child may do, so its account is checked again on every node. */
  private async announce(
    manager: EntityManager,
    { userId: actorId }: Actor,
    child: Child,
    { id, quiet }: ScheduleItem,
    action: string,
    changed?: readonly string[],
  ): Promise<void> {
    const detail = { schedule_item_id: id, quiet, ...(changed ? { changed } : {}) };
    await this.children.log(manager, child, { action, actorId, detail });
    afterCommit(manager, () => this.changes.announce(child.userId, { what: 'plan' }));
  }
}
