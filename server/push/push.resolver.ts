import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse } from '../platform/validation/parse.js';
import { pushEndpointBody, pushSubscriptionBody } from './push.dto.js';
import { toGraphql } from './push.presenter.js';
import { CreatePushSubscriptionInput, PushSubscriptionObject } from './push.types.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

@Resolver()
export class PushResolver {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  @Query(() => String, { description: 'The `applicationServerKey` of push subscriptions' })
  @RequirePermission('view_account_settings')
  pushKey(): Promise<string> {
    return this.subscriptions.publicKey();
  }

  @Mutation(() => PushSubscriptionObject, { description: 'Renews it, if the browser has one' })
  @RequirePermission('view_account_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async createPushSubscription(
    @CurrentActor() actor: Actor,
    @Args('input') { endpoint, keys }: CreatePushSubscriptionInput,
  ): Promise<PushSubscriptionObject> {
    const given = parse(pushSubscriptionBody, { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
    return toGraphql(await this.subscriptions.save(actor, { endpoint: given.endpoint, ...given.keys }));
  }

  @Mutation(() => Boolean)
  @RequirePermission('view_account_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async deletePushSubscription(
    @CurrentActor() actor: Actor,
    @Args('endpoint', { type: () => String }) endpoint: string,
  ): Promise<boolean> {
    await this.subscriptions.delete(actor, parse(pushEndpointBody, { endpoint }).endpoint);
    return true;
  }
}
