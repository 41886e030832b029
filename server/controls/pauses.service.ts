import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import type { Child } from '../children/child.js';
import { ChildrenRepository } from '../children/children.repository.js';
import { ChildrenService } from '../children/children.service.js';
import { ChildChanges } from './child-changes.js';

/** Pauses children at once, and resumes them. Time alone never ends a pause. */
@Injectable()
export class PausesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ChildrenRepository,
    private readonly children: ChildrenService,
    private readonly changes: ChildChanges,
  ) {}

  /** @returns the children as they are now */
  async set(actor: Actor, children: readonly Child[], isPaused: boolean): Promise<Child[]> {
    const changed = await this.dataSource.transaction(async (manager) => {
      const ids = await this.profiles.setPaused(
        children.map(({ id }) => id),
        isPaused ? actor.userId : null,
        manager,
      );
      const affected = children.filter(({ id }) => ids.includes(id));
      const action = isPaused ? 'child_paused' : 'child_resumed';
      for (const child of affected) await this.children.log(manager, child, { action, actorId: actor.userId });
      return affected;
    });
    await Promise.all(changed.map(({ userId }) => this.changes.announce(userId, { what: 'pause' })));
    const now = await this.children.list(actor);
    return now.filter(({ id }) => children.some((child) => child.id === id));
  }
}
