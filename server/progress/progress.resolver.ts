import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { DigestPeriod } from '../../contract/progress.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ChildrenService } from '../children/children.service.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { DigestPeriodEnum } from '../graphql/enums.js';
import { parse } from '../platform/validation/parse.js';
import { dateIn, digestQuery, learningEvents, progressQuery } from './learning-events.dto.js';
import { LearningEventsService } from './learning-events.service.js';
import { digestToGraphql, progressToGraphql } from './progress.presenter.js';
import { ProgressService } from './progress.service.js';
import {
  ChildDigestObject,
  ChildProgressObject,
  LearningEventInputObject,
  type LearningResultInput,
  StoredLearningEventsObject,
} from './progress.types.js';

@Resolver()
export class ProgressResolver {
  constructor(
    private readonly children: ChildrenService,
    private readonly progress: ProgressService,
    private readonly events: LearningEventsService,
  ) {}

  @Query(() => ChildDigestObject, { description: 'For guardians of the child' })
  @RequirePermission('view_child_profiles')
  async childDigest(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
    @ArgWithDefault('period', () => DigestPeriodEnum, 'week') period: DigestPeriod,
    @Args('date', { type: () => String, nullable: true, description: 'Such as 2026-11-23; today if left out' })
    date: string | null,
  ): Promise<ChildDigestObject> {
    const child = await this.children.require(actor, childId, 'read_conversations');
    const asked = parse(digestQuery, { period, date: date ?? undefined });
    return digestToGraphql(child.id, asked.period, await this.progress.digest(child, asked.period, asked.date));
  }

  @Query(() => ChildProgressObject, { description: 'For guardians of the child. Without days, the last four weeks' })
  @RequirePermission('view_child_profiles')
  async childProgress(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
    @Args('from', { type: () => String, nullable: true, description: 'The first day' }) from: string | null,
    @Args('to', { type: () => String, nullable: true, description: 'The last day' }) to: string | null,
  ): Promise<ChildProgressObject> {
    const child = await this.children.require(actor, childId, 'read_conversations');
    const span = parse(progressQuery, { from: from ?? undefined, to: to ?? undefined });
    const facts = await this.progress.progress(child, {
      ...(span.from === undefined ? {} : { first: dateIn(child.timeZone, span.from) }),
      ...(span.to === undefined ? {} : { last: dateIn(child.timeZone, span.to) }),
    });
    return progressToGraphql(child.id, facts);
  }

  @Mutation(() => StoredLearningEventsObject, {
    description: 'At most 50 events of the child whose device asks, or of the children of a guardian',
  })
  @RequirePermission('manage_child_profiles', 'view_device_profiles')
  @AllowBlocked('budget_used')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  recordLearningEvents(
    @CurrentActor() actor: Actor,
    @Args('events', { type: () => [LearningEventInputObject] }) events: LearningEventInputObject[],
  ): Promise<StoredLearningEventsObject> {
    return this.events.record(actor, parse(learningEvents, events.map(toBody)));
  }
}

/** As REST sends it, so that one schema checks both. */
function toBody({ clientEventId, childId, verb, objectKind, objectId, result, at }: LearningEventInputObject) {
  return {
    client_event_id: clientEventId,
    ...(childId ? { child_id: childId } : {}),
    verb,
    object_kind: objectKind,
    object_id: objectId,
    ...(result ? { result: resultToBody(result) } : {}),
    ...(at ? { at: at.toISOString() } : {}),
  };
}

function resultToBody({ skill, firstTry, helped, page, pages }: LearningResultInput) {
  const given = { skill, first_try: firstTry, helped, page, pages };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));
}
