import { Args, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { Bus } from '../bus/bus.js';
import { userTopic } from '../bus/topics.js';
import { asyncIteratorFrom } from '../graphql/async-iterator-from.js';
import { parse } from '../platform/validation/parse.js';
import { FiringsService } from './firings.service.js';
import type { Firing } from './reminder.js';
import { snoozeBody } from './reminders.dto.js';
import { firingToGraphql, firingToRest } from './reminders.presenter.js';
import { FiringObject } from './reminders.types.js';

/** What is due, for adults and for the device of a child. It stays open while the child is shut out. */
@Resolver()
export class FiringsResolver {
  constructor(
    private readonly firings: FiringsService,
    private readonly bus: Bus,
  ) {}

  @Query(() => [FiringObject], { description: 'The open ones of the caller, the oldest first' })
  @RequirePermission('view_family_settings', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async dueReminders(@CurrentActor() actor: Actor): Promise<FiringObject[]> {
    return (await this.firings.due(actor)).map(shown);
  }

  @Query(() => [FiringObject], { description: 'What was missed in the last seven days, the newest first' })
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async missedReminders(@CurrentActor() actor: Actor): Promise<FiringObject[]> {
    return (await this.firings.missed(actor)).map(shown);
  }

  @Mutation(() => FiringObject)
  @RequirePermission('manage_family_settings', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async markFiringDone(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<FiringObject> {
    return shown(await this.firings.done(actor, id));
  }

  @Mutation(() => FiringObject, { description: 'It rings again after so many minutes, at most a day' })
  @RequirePermission('manage_family_settings', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async snoozeFiring(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('minutes', { type: () => Int }) minutes: number,
  ): Promise<FiringObject> {
    const firing = await this.firings.require(actor, id);
    return shown(await this.firings.snooze(actor, firing.id, parse(snoozeBody, { minutes }).minutes));
  }

  @Mutation(() => FiringObject)
  @RequirePermission('manage_family_settings', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async skipFiring(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string): Promise<FiringObject> {
    return shown(await this.firings.skip(actor, id));
  }

  @Subscription(() => FiringObject, {
    resolve: (firing: FiringObject) => firing,
    description: 'A reminder of the caller fires, rings again, or is settled by anyone whom it was for',
  })
  @RequirePermission('view_family_settings', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  dueReminderChanged(@CurrentActor() actor: Actor): AsyncIterableIterator<FiringObject> {
    return asyncIteratorFrom<FiringObject>((push) =>
      this.bus.subscribe(userTopic(actor.userId), (note) => {
        if (note.kind === 'reminder') push(firingToGraphql(note.firing));
      }),
    );
  }
}

function shown(firing: Firing): FiringObject {
  return firingToGraphql(firingToRest(firing));
}
