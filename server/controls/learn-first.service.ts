import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import type { Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { AppError } from '../platform/errors/app-error.js';
import { localDateOf } from '../recurrence/zone.js';
import { ChildChanges } from './child-changes.js';
import { toFacts } from './child-facts.js';
import { ControlsRepository } from './controls.repository.js';
import { GoalsRepository } from './goals.repository.js';
import { type LearnFirstProgress, progressOf } from './learn-first.js';

/** The goal that opens games: what the child does counts here, and guardians can wave it through. Devices decide nothing. */
@Injectable()
export class LearnFirstService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ControlsRepository,
    private readonly goals: GoalsRepository,
    private readonly children: ChildrenService,
    private readonly changes: ChildChanges,
  ) {}

  /** @throws AppError `child_not_found` */
  async progress({ userId }: Pick<Child, 'userId'>): Promise<LearnFirstProgress> {
    return this.read(userId);
  }

  /** Opens the games of today. Nothing is owed tomorrow. @throws AppError `child_not_found` */
  waive(actor: Pick<Actor, 'userId'>, child: Child): Promise<LearnFirstProgress> {
    return this.dataSource.transaction(async (manager) => {
      await this.repository.lock(child.userId, manager);
      const { date } = await this.read(child.userId, manager);
      if (await this.goals.waive(child.id, date, manager)) {
        const line = { action: 'controls_goal_waived', actorId: actor.userId, detail: { date } };
        await this.children.log(manager, child, line);
        afterCommit(manager, () => this.changes.announce(child.userId, { what: 'goal' }));
      }
      return this.read(child.userId, manager);
    });
  }

  private async read(userId: string, manager: EntityManager = this.dataSource.manager): Promise<LearnFirstProgress> {
    const stored = await this.repository.factsOfAccount(userId, manager);
    if (!stored) throw new AppError('child_not_found');
    const today = localDateOf(stored.now.getTime(), stored.facts.zone);
    const { controls, learned } = toFacts(stored.facts, today);
    return progressOf(controls.learn_first, learned, today);
  }
}
