import { Args, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { asyncIteratorFrom } from '../graphql/async-iterator-from.js';
import { ActivityKindEnum } from '../graphql/enums.js';
import { parse } from '../platform/validation/parse.js';
import { type ChildChange, ChildChanges } from './child-changes.js';
import { ChildStates } from './child-states.js';
import { activityBody, toAction } from './controls.dto.js';
import { stateToGraphql } from './controls.presenter.js';
import { ChildStateObject, DeviceChangeObject } from './controls.types.js';
import { UsageMeter } from './usage-meter.js';

/** What the child of this device may do now. It stays open while the child is shut out. */
@Resolver(() => DeviceChangeObject)
export class OwnStateResolver {
  constructor(
    private readonly states: ChildStates,
    private readonly meter: UsageMeter,
    private readonly changes: ChildChanges,
  ) {}

  @Query(() => ChildStateObject, { description: 'Of the child whose device asks' })
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async deviceState(@CurrentActor() actor: Actor): Promise<ChildStateObject> {
    return stateToGraphql(await this.states.now(actor));
  }

  @Mutation(() => ChildStateObject, { description: 'Counts the minute in which the child turned a page or played' })
  @RequirePermission('view_device_profiles')
  @AllowBlocked('budget_used')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async noteActivity(
    @CurrentActor() actor: Actor,
    @Args('kind', { type: () => ActivityKindEnum }) kind: 'story' | 'game',
    @Args('finished', { nullable: true, type: () => Boolean, description: 'The end of a story was reached' })
    finished?: boolean | null,
  ): Promise<ChildStateObject> {
    await this.meter.admit(actor, toAction(parse(activityBody, { kind, finished: finished ?? false })));
    return stateToGraphql(await this.states.now(actor));
  }

  @Subscription(() => DeviceChangeObject, {
    resolve: (change: DeviceChangeObject) => change,
    description: 'The state of the child whenever it changes, and its decided requests. It begins with the state now.',
  })
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  deviceChanged(@CurrentActor() actor: Actor): AsyncIterableIterator<DeviceChangeObject> {
    return asyncIteratorFrom<DeviceChangeObject>(async (push, fail) => {
      const send = (change: ChildChange) => {
        this.changeOf(actor, change).then(push, fail);
      };
      const stop = await this.changes.watch(actor.userId, send);
      send({ what: 'rules' });
      return stop;
    });
  }

  private async changeOf(actor: Actor, { what, requestId, state }: ChildChange): Promise<DeviceChangeObject> {
    return {
      what,
      state: stateToGraphql(await this.states.now(actor)),
      requestId: requestId ?? null,
      requestState: state ?? null,
    };
  }
}
