import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { Actor } from '../access/actor.js';
import { newId } from '../platform/ids.js';
import type { Content } from './content.js';
import { ContentChanges } from './content-changes.js';
import { ContentReview } from './content-review.js';
import type { storyBody } from './contents.dto.js';
import { ContentsRepository } from './contents.repository.js';
import { readingLevelOf } from './reading-level.js';
import { Shelves } from './shelves.js';
import { StorageQuota } from './storage-quota.js';
import { Viewers } from './viewers.js';

/** Stories that are typed. */
@Injectable()
export class StoriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contents: ContentsRepository,
    private readonly viewers: Viewers,
    private readonly review: ContentReview,
    private readonly quota: StorageQuota,
    private readonly shelves: Shelves,
    private readonly changes: ContentChanges,
  ) {}

  /**
   * `householdId`: the place that the caller may use; `null` is the library.
   * @throws AppError `child_not_found`, `unsafe_text`, `storage_full`
   */
  async create(actor: Actor, householdId: string | null, story: z.output<typeof storyBody>): Promise<Content> {
    const { title, text, tags, kind, scope } = story;
    const children = await this.shelves.childrenOf(actor, story.child_ids, householdId);
    await this.review.require(title, text, ...tags);
    const viewer = await this.viewers.of(actor);
    const id = newId();
    const size = Buffer.byteLength(text);
    return this.dataSource.transaction(async (manager) => {
      await this.quota.require(householdId, size, manager);
      const file = { filename: filenameOf(title), mimeType: 'text/markdown', size };
      const content = { id, householdId, scope, kind, title, ...file, uploadedBy: actor.userId };
      await this.contents.insert(content, 'success', manager);
      await this.contents.update(id, { text, tags, readingLevel: readingLevelOf(text) }, manager);
      await this.shelves.put(id, children, actor.userId, manager);
      const line = { action: 'content_added', actorId: actor.userId, detail: { content_id: id, kind } };
      await this.changes.log(householdId, line, manager);
      return (await this.contents.find(id, viewer, manager))!;
    });
  }
}

function filenameOf(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'story'}.md`;
}
