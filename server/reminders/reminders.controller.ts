import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { FiringBody, ReminderBody } from '../../contract/reminders.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse, ZodPipe } from '../platform/validation/parse.js';
import { FiringsService } from './firings.service.js';
import { fieldsOf, patchOf, reminderBody, reminderPatch, remindersQuery } from './reminders.dto.js';
import { firingToRest, toRest } from './reminders.presenter.js';
import { RemindersService } from './reminders.service.js';

/** Bodies are checked after the child or the reminder: an unknown one answers 404 before 422. */
@Controller('reminders')
export class RemindersController {
  constructor(
    private readonly reminders: RemindersService,
    private readonly firings: FiringsService,
  ) {}

  @Get()
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async list(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(remindersQuery)) { child_id: childId }: z.output<typeof remindersQuery>,
  ): Promise<ReminderBody[]> {
    return (await this.reminders.list(actor, childId ?? null)).map(toRest);
  }

  @Post()
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async create(@CurrentActor() actor: Actor, @Body() body: { child_id?: unknown } | undefined): Promise<ReminderBody> {
    const child = await this.reminders.childOf(actor, body?.child_id);
    return toRest(await this.reminders.create(actor, child, fieldsOf(parse(reminderBody, body ?? {}))));
  }

  /** What is due for the caller, also while a child is shut out. */
  @Get('due')
  @RequirePermission('view_family_settings', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async due(@CurrentActor() actor: Actor): Promise<FiringBody[]> {
    return (await this.firings.due(actor)).map(firingToRest);
  }

  /** What was missed in the last seven days. */
  @Get('missed')
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async missed(@CurrentActor() actor: Actor): Promise<FiringBody[]> {
    return (await this.firings.missed(actor)).map(firingToRest);
  }

  @Get(':id')
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async read(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ReminderBody> {
    return toRest(await this.reminders.require(actor, id));
  }

  @Patch(':id')
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async change(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<ReminderBody> {
    const reminder = await this.reminders.require(actor, id);
    return toRest(await this.reminders.update(actor, reminder, patchOf(parse(reminderPatch, body ?? {}))));
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    await this.reminders.delete(actor, await this.reminders.require(actor, id));
  }
}
