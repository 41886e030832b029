import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { page, pageRange } from '../graphql/page.js';
import { parse } from '../platform/validation/parse.js';
import { GuardianAlerts } from './guardian-alerts.service.js';
import { toGraphql } from './safety-alert.presenter.js';
import { SafetyAlertObject, SafetyAlertPage } from './safety-alert.types.js';

@Resolver(() => SafetyAlertObject)
export class SafetyAlertsResolver {
  constructor(private readonly alerts: GuardianAlerts) {}

  @Query(() => SafetyAlertPage, {
    description: 'For guardians: of one child, or of every child of theirs; the newest first',
  })
  @RequirePermission('view_child_profiles')
  async safetyAlerts(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID, nullable: true }) childId: string | null,
    @ArgWithDefault('limit', () => Int, 20) limit: number,
    @ArgWithDefault('offset', () => Int, 0) offset: number,
  ): Promise<SafetyAlertPage> {
    const range = parse(pageRange, { limit, offset });
    const { items, total } = await this.alerts.list(actor, childId ?? null, range);
    return page(items.map(toGraphql), total, range.offset);
  }

  @Mutation(() => SafetyAlertObject, { description: 'Not helpful counts as a false alarm. It mutes nothing.' })
  @RequirePermission('manage_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async giveSafetyAlertFeedback(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('helpful', { type: () => Boolean }) helpful: boolean,
  ): Promise<SafetyAlertObject> {
    return toGraphql(await this.alerts.judge(actor, await this.alerts.require(actor, id), helpful));
  }
}
