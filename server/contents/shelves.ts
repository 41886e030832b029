import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { ChildChanges } from '../controls/child-changes.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { AppError } from '../platform/errors/app-error.js';

/** What stands on the shelves of children. */
@Injectable()
export class Shelves {
  constructor(
    private readonly children: ChildrenService,
    private readonly changes: ChildChanges,
  ) {}

  /**
   * The children on whose shelves the caller may put something. `householdId`: of this household alone.
   * @throws AppError `child_not_found`, `forbidden` for a helper
   */
  async childrenOf(
    actor: { userId: string },
    childIds: readonly string[],
    householdId: string | null,
  ): Promise<Child[]> {
    const found: Child[] = [];
    for (const id of new Set(childIds)) {
      const child = await this.children.require(actor, id, 'manage');
      if (householdId !== null && !child.householdIds.includes(householdId)) throw new AppError('child_not_found');
      found.push(child);
    }
    return found;
  }

  async put(contentId: string, children: readonly Child[], putBy: string, manager: EntityManager): Promise<void> {
    for (const { id, userId } of children) {
      await manager.query(
        `INSERT INTO content_children (content_id, child_id, put_by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
        [contentId, id, putBy],
      );
      this.announce(userId, manager);
    }
  }

  async takeOff(contentId: string, children: readonly Child[], manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM content_children WHERE content_id = $1 AND child_id = ANY($2::uuid[])', [
      contentId,
      children.map(({ id }) => id),
    ]);
    for (const { userId } of children) this.announce(userId, manager);
  }

  /** The screens of every child on whose shelf the content stands read it again. */
  async announceContent(contentId: string, manager: EntityManager): Promise<void> {
    const rows = await manager.query<{ childId: string }[]>(
      'SELECT child_id AS "childId" FROM content_children WHERE content_id = $1',
      [contentId],
    );
    for (const { childId } of rows) {
      const child = await this.children.find(childId);
      if (child) this.announce(child.userId, manager);
    }
  }

  private announce(childUserId: string, manager: EntityManager): void {
    afterCommit(manager, () => this.changes.announce(childUserId, { what: 'shelf' }));
  }
}
