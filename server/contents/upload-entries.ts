import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContentScope } from '../../contract/contents.js';
import type { Actor } from '../access/actor.js';
import type { FinishedContent } from './content.js';
import { ContentChanges } from './content-changes.js';
import { ContentReview } from './content-review.js';
import { ContentsRepository } from './contents.repository.js';
import { kindOf } from './kind-of.js';
import { Places } from './places.js';
import { readingLevelOf } from './reading-level.js';
import { Shelves } from './shelves.js';
import { StorageQuota } from './storage-quota.js';
import { type UploadOf, UploadStatesRepository } from './upload-states.repository.js';
import { Viewers } from './viewers.js';

export interface NewUpload {
  /** Also the id of the content. */
  readonly id: string;
  readonly scope: ContentScope;
  /** `null`: in a household, the first whose guardian the caller is. */
  readonly householdId: string | null;
  /** On whose shelves it stands once it is whole. */
  readonly childIds: readonly string[];
  readonly title: string;
  readonly filename: string;
  /** As declared. */
  readonly mimeType: string;
  /** As announced. */
  readonly size: number;
}

/** The contents that files become: the caller of these methods receives the bytes, checks them, and stores their variants. */
@Injectable()
export class UploadEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contents: ContentsRepository,
    private readonly states: UploadStatesRepository,
    private readonly places: Places,
    private readonly quota: StorageQuota,
    private readonly shelves: Shelves,
    private readonly review: ContentReview,
    private readonly changes: ContentChanges,
    private readonly viewers: Viewers,
  ) {}

  /**
   * Shows an upload that begins. `within` does more in the same transaction.
   * @throws AppError `forbidden`, `household_not_found`, `child_not_found`, `unsafe_text` for its title, `storage_full`
   */
  async begin(
    caller: Actor,
    { childIds, ...upload }: NewUpload,
    within?: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const householdId = await this.places.require(caller, upload.scope, upload.householdId);
    const children = await this.shelves.childrenOf(caller, childIds, householdId);
    await this.review.require(upload.title);
    await this.dataSource.transaction(async (manager) => {
      await this.quota.require(householdId, upload.size, manager);
      const content = { ...upload, householdId, kind: kindOf(upload.mimeType), uploadedBy: caller.userId };
      await this.contents.insert(content, 'uploading', manager);
      await this.shelves.put(upload.id, children, caller.userId, manager);
      this.changes.announce(householdId, manager);
      await within?.(manager);
    });
  }

  /** Whether the caller may still go on: the membership may end while a file comes. */
  async isOpenTo(caller: Actor, id: string): Promise<boolean> {
    return (await this.contents.find(id, await this.viewers.of(caller))) !== null;
  }

  /**
   * The file is whole and safe. `within` does more in the same transaction.
   * @returns false if it was cancelled or deleted meanwhile, or another node was faster, so these variants are of no use
   */
  async succeed(
    id: string,
    finished: FinishedContent,
    within?: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    const level = finished.text === undefined ? null : readingLevelOf(finished.text);
    return this.dataSource.transaction(async (manager) => {
      const upload = await this.states.succeed(id, finished, level, manager);
      if (!upload) return false;
      await within?.(manager);
      const { householdId, uploadedBy: actorId } = upload;
      const detail = { content_id: id, kind: finished.kind };
      await this.changes.log(householdId, { action: 'content_added', actorId, detail }, manager);
      await this.shelves.announceContent(id, manager);
      return true;
    });
  }

  /** The file was refused. `problem` is a code of errors. */
  fail(id: string, problem: string): Promise<void> {
    return this.end((manager) => this.states.end(id, 'error', problem, manager));
  }

  cancel(id: string): Promise<void> {
    return this.end((manager) => this.states.end(id, 'cancelled', null, manager));
  }

  private async end(end: (manager: EntityManager) => Promise<UploadOf | null>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const upload = await end(manager);
      if (upload) this.changes.announce(upload.householdId, manager);
    });
  }
}
