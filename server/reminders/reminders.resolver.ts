import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse } from '../platform/validation/parse.js';
import { fieldsOf, patchOf, reminderBody, reminderPatch } from './reminders.dto.js';
import { toGraphql } from './reminders.presenter.js';
import { bodyOf, patchBodyOf } from './reminders.requests.js';
import { RemindersService } from './reminders.service.js';
import { CreateReminderInput, ReminderObject, UpdateReminderInput } from './reminders.types.js';

@Resolver()
export class RemindersResolver {
  constructor(private readonly reminders: RemindersService) {}

  @Query(() => [ReminderObject], { name: 'reminders', description: 'The next one first' })
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async list(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID, nullable: true }) childId: string | null,
  ): Promise<ReminderObject[]> {
    return (await this.reminders.list(actor, childId ?? null)).map(toGraphql);
  }

  @Query(() => ReminderObject)
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async reminder(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string): Promise<ReminderObject> {
    return toGraphql(await this.reminders.require(actor, id));
  }

  @Mutation(() => ReminderObject)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async createReminder(
    @CurrentActor() actor: Actor,
    @Args('input') input: CreateReminderInput,
  ): Promise<ReminderObject> {
    const child = await this.reminders.childOf(actor, input.childId);
    return toGraphql(await this.reminders.create(actor, child, fieldsOf(parse(reminderBody, bodyOf(input)))));
  }

  @Mutation(() => ReminderObject)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateReminder(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('input') input: UpdateReminderInput,
  ): Promise<ReminderObject> {
    const reminder = await this.reminders.require(actor, id);
    return toGraphql(await this.reminders.update(actor, reminder, patchOf(parse(reminderPatch, patchBodyOf(input)))));
  }

  @Mutation(() => Boolean)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async deleteReminder(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string): Promise<boolean> {
    await this.reminders.delete(actor, await this.reminders.require(actor, id));
    return true;
  }
}
