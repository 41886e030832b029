import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import type { Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { mayForChild } from '../households/household.policy.js';
import { AppError } from '../platform/errors/app-error.js';
import { existingId } from '../platform/validation/text.js';
import { UsersService } from '../users/users.service.js';
import { HeldMessages } from './held-messages.js';
import { HeldTexts, readInFull } from './held-texts.js';
import { type ChildRequest, type Decision, STATE_OF_DECISION, type StoredRequest } from './request.js';
import { actionToDecide, actionToSee } from './request.policy.js';
import { RequestEffects } from './request-effects.js';
import { RequestNotices } from './request-notices.js';
import { RequestsRepository } from './requests.repository.js';

/** A request and the child who made it, as the grown-up who asks may see them. */
export interface AskedRequest {
  readonly request: StoredRequest;
  readonly child: Child;
}

/** What grown-ups answer. The first decision counts. */
@Injectable()
export class RequestDecisions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: RequestsRepository,
    private readonly children: ChildrenService,
    private readonly effects: RequestEffects,
    private readonly notices: RequestNotices,
    private readonly held: HeldMessages,
    private readonly texts: HeldTexts,
    private readonly users: UsersService,
  ) {}

  /** @throws AppError `request_not_found` in another family, `forbidden` if the role may not decide on this kind */
  async require(actor: Pick<Actor, 'userId'>, requestId: unknown): Promise<AskedRequest> {
    const id = existingId(requestId);
    const request = id ? await this.repository.find(id) : null;
    const child = request && (await this.children.list(actor)).find((one) => one.id === request.childId);
    if (!request || !child) throw new AppError('request_not_found');
    if (!mayForChild(child.role, actionToSee(request.kind))) throw new AppError('forbidden');
    return { request, child };
  }

  /**
   * Decides, and carries out a yes in the same commit.
   * @throws AppError `already_decided` with who and what in its detail, `helper_limit`, `forbidden`
   */
  async decide(
    actor: Pick<Actor, 'userId'>,
    { request, child }: AskedRequest,
    decision: Decision,
  ): Promise<ChildRequest> {
    if (!mayForChild(child.role, actionToDecide(request.kind, decision.decision))) throw new AppError('forbidden');
    const decided = await this.dataSource.transaction(async (manager) => {
      const state = STATE_OF_DECISION[decision.decision];
      const ending = { state, decidedBy: actor.userId, minutes: null, note: decision.note };
      await this.held.lock(manager, request);
      const ended = await this.repository.end(request.id, ending, manager);
      if (!ended) return null;
      const yes = { manager, actor, child };
      const minutes = decision.decision === 'deny' ? null : await this.effects.apply(yes, ended, decision);
      if (minutes !== null) await this.repository.setMinutes(request.id, minutes, manager);
      await this.held.release(manager, ended);
      await this.notices.ended(manager, child, ended, actor.userId);
      return { ...ended, minutes };
    });
    if (!decided) return this.refuse(request.id);
    const [shown] = await this.texts.fill([decided], readInFull([child]));
    return shown!;
  }

  private async refuse(id: string): Promise<never> {
    const request = await this.repository.find(id);
    if (!request) throw new AppError('request_not_found');
    const { state, decidedBy, decidedAt } = request;
    const decider = decidedBy === null ? null : await this.users.find(decidedBy);
    throw new AppError('already_decided', {
      state,
      decision: state === 'denied' ? 'deny' : state,
      decided_by: decidedBy,
      decided_by_name: decider && (decider.firstName || decider.username),
      decided_at: decidedAt?.toISOString() ?? null,
    });
  }
}
