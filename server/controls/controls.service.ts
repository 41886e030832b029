import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Controls } from '../../contract/controls.js';
import type { Actor } from '../access/actor.js';
import type { Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { AppError } from '../platform/errors/app-error.js';
import { localDateOf } from '../recurrence/zone.js';
import { ChildChanges } from './child-changes.js';
import { controlsOf, type StoredFacts, toFacts } from './child-facts.js';
import { ControlsRepository } from './controls.repository.js';

/** The version of rules that no guardian has changed. */
const FIRST_VERSION = 1;

export interface VersionedControls {
  readonly version: number;
  readonly controls: Controls;
}

/** The part of the rules that a guardian changes. Budgets, topics and areas keep what is not named. */
export type ControlsPatch = Partial<Omit<Controls, 'budgets' | 'topics' | 'areas'>> & {
  readonly budgets?: Partial<Controls['budgets']> | undefined;
  readonly topics?: Controls['topics'] | undefined;
  readonly areas?: Partial<Controls['areas']> | undefined;
};

/** The rules of a child: read and changed by its guardians. */
@Injectable()
export class ControlsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ControlsRepository,
    private readonly children: ChildrenService,
    private readonly changes: ChildChanges,
  ) {}

  async read(child: Pick<Child, 'userId'>): Promise<VersionedControls> {
    const stored = await this.repository.factsOfAccount(child.userId);
    if (!stored) throw new AppError('child_not_found');
    return versionOf(stored.facts);
  }

  /** The rules of today, with what guardians have opened for this day. `null`: the account is no child's. */
  async today(userId: string): Promise<Controls | null> {
    const stored = await this.repository.factsOfAccount(userId);
    return stored && toFacts(stored.facts, localDateOf(stored.now.getTime(), stored.facts.zone)).controls;
  }

  /**
   * Changes the rules that were read at `version`. They hold on open screens of every node within a second.
   * @throws AppError `conflict` with both versions in its detail if another change came first
   */
  async change(
    actor: Pick<Actor, 'userId'>,
    child: Child,
    version: number,
    patch: ControlsPatch,
  ): Promise<VersionedControls> {
    return this.dataSource.transaction((manager) =>
      this.changeWithin(manager, actor, child, (current) => {
        if (current.version !== version) throw conflict(version, current.version);
        return patch;
      }),
    );
  }

  /** Changes the rules within the caller's transaction. `patchOf` gets the current rules, which no one else changes now. */
  async changeWithin(
    manager: EntityManager,
    actor: Pick<Actor, 'userId'>,
    child: Child,
    patchOf: (current: VersionedControls) => ControlsPatch,
  ): Promise<VersionedControls> {
    await this.repository.lock(child.userId, manager);
    const stored = await this.repository.factsOfAccount(child.userId, manager);
    if (!stored) throw new AppError('child_not_found');
    const current = versionOf(stored.facts);
    const patch = patchOf(current);
    const controls = merged(current.controls, patch);
    if (!(await this.repository.write(child.id, current.version, controls, manager))) {
      throw conflict(current.version, current.version);
    }
    await this.children.log(manager, child, {
      action: 'controls_changed',
      actorId: actor.userId,
      detail: { changed: Object.keys(patch) },
    });
    afterCommit(manager, () => this.changes.announce(child.userId, { what: 'rules' }));
    return { version: current.version + 1, controls };
  }
}

function conflict(version: number, currentVersion: number): AppError {
  return new AppError('conflict', { version, current_version: currentVersion });
}

function versionOf(facts: StoredFacts): VersionedControls {
  return { version: facts.version ?? FIRST_VERSION, controls: controlsOf(facts) };
}

function merged(controls: Controls, patch: ControlsPatch): Controls {
  return {
    ...controls,
    ...patch,
    budgets: { ...controls.budgets, ...patch.budgets },
    topics: { ...controls.topics, ...patch.topics },
    areas: { ...controls.areas, ...patch.areas },
  };
}
