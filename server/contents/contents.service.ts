import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { ChildrenService } from '../children/children.service.js';
import { UsageMeter } from '../controls/usage-meter.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { existingId } from '../platform/validation/text.js';
import type { Content } from './content.js';
import { mayChange } from './content.policy.js';
import { ContentChanges } from './content-changes.js';
import { ContentReview } from './content-review.js';
import { type ContentChange, type ContentFilter, ContentsRepository } from './contents.repository.js';
import { readingLevelOf } from './reading-level.js';
import { Shelves } from './shelves.js';
import { StorageQuota } from './storage-quota.js';
import { Viewers } from './viewers.js';

/** Contents as those who see them use them. */
@Injectable()
export class ContentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contents: ContentsRepository,
    private readonly viewers: Viewers,
    private readonly children: ChildrenService,
    private readonly meter: UsageMeter,
    private readonly shelves: Shelves,
    private readonly review: ContentReview,
    private readonly quota: StorageQuota,
    private readonly changes: ContentChanges,
  ) {}

  /** @throws AppError `child_not_found`, and the code of the rule that shuts a child out */
  async list(actor: Actor, filter: ContentFilter, range: { limit: number; offset: number }) {
    await this.meter.require(actor, { area: 'contents' });
    const viewer = await this.viewers.of(actor);
    const { childId } = filter;
    if (childId === undefined) return this.contents.list(viewer, filter, range);
    const id = existingId(childId);
    if (id === null || !viewer.childIds.includes(id)) throw new AppError('child_not_found');
    return this.contents.list(viewer, { ...filter, childId: id }, range);
  }

  /** @throws AppError `content_not_found`, and the code of the rule that shuts a child out */
  async require(actor: Actor, contentId: unknown): Promise<Content> {
    await this.meter.require(actor, { area: 'contents' });
    const id = existingId(contentId);
    const content = id ? await this.contents.find(id, await this.viewers.of(actor)) : null;
    if (!content) throw new AppError('content_not_found');
    return content;
  }

  /** @throws AppError `content_not_found`, `forbidden` for those who may only read it */
  async requireChangeable(actor: Actor, contentId: unknown): Promise<Content> {
    const content = await this.require(actor, contentId);
    if (!mayChange(await this.viewers.of(actor), content)) throw new AppError('forbidden');
    return content;
  }

  /** The words of a story; `null` for other contents. */
  textOf({ id, kind, status }: Content): Promise<string | null> {
    return kind === 'story' && status === 'success' ? this.contents.textOf(id) : Promise.resolve(null);
  }

  /** @throws AppError `unsafe_text`, `storage_full`, `validation_failed` for words of what is no story */
  async update(actor: Actor, content: Content, { text, ...patch }: ContentChange): Promise<Content> {
    if (text !== undefined && (content.kind !== 'story' || content.status !== 'success')) {
      throw fieldError('text', 'onlyStoriesHaveWords');
    }
    await this.review.require(...[patch.title, text].filter((one) => one !== undefined), ...(patch.tags ?? []));
    const words = text === undefined ? {} : { text, readingLevel: readingLevelOf(text) ?? content.readingLevel };
    return this.change(actor, content, async (manager) => {
      const growth = text === undefined ? 0 : Buffer.byteLength(text) - content.size;
      if (growth > 0) await this.quota.require(content.householdId, growth, manager, 0);
      await this.contents.update(content.id, { ...words, ...patch }, manager);
      const changed = Object.keys({ ...patch, ...(text === undefined ? {} : { text }) });
      const detail = { content_id: content.id, changed };
      const line = { action: 'content_changed', actorId: actor.userId, detail };
      await this.changes.log(content.householdId, line, manager);
      await this.shelves.announceContent(content.id, manager);
    });
  }

  async delete(actor: Actor, content: Content): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.shelves.announceContent(content.id, manager);
      await this.contents.delete(content.id, manager);
      const detail = { content_id: content.id, kind: content.kind };
      const line = { action: 'content_deleted', actorId: actor.userId, detail };
      await this.changes.log(content.householdId, line, manager);
    });
  }

  /**
   * Puts the content on the shelves of these children, and takes it off those of the caller's other ones.
   * @throws AppError `child_not_found`, `forbidden` for a helper
   */
  async setChildren(actor: Actor, content: Content, childIds: readonly string[]): Promise<Content> {
    const wanted = await this.shelves.childrenOf(actor, childIds, content.householdId);
    const added = wanted.filter(({ id }) => !content.childIds.includes(id));
    const own = (await this.children.list(actor)).filter(({ role }) => role !== 'helper');
    const dropped = own.filter(({ id }) => content.childIds.includes(id) && !wanted.some((one) => one.id === id));
    return this.change(actor, content, async (manager) => {
      await this.shelves.put(content.id, added, actor.userId, manager);
      await this.shelves.takeOff(content.id, dropped, manager);
      const actorId = actor.userId;
      const detail = { content_id: content.id };
      for (const child of added) {
        await this.children.log(manager, child, { action: 'content_put_on_shelf', actorId, detail });
      }
      for (const child of dropped) {
        await this.children.log(manager, child, { action: 'content_taken_off_shelf', actorId, detail });
      }
    });
  }

  private async change(
    actor: Actor,
    { id }: Content,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<Content> {
    const viewer = await this.viewers.of(actor);
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.contents.find(id, viewer, manager))) throw new AppError('content_not_found');
      await work(manager);
      return (await this.contents.find(id, viewer, manager))!;
    });
  }
}
