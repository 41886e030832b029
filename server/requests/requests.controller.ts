import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { ChildRequestBody, HelpAnswerBody } from '../../contract/controls.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ChildHelp } from '../escalation/child-help.js';
import { parse, ZodPipe } from '../platform/validation/parse.js';
import { RequestDecisions } from './request-decisions.js';
import { anyRequestBody, decisionBody, requestsQuery } from './requests.dto.js';
import { createdToRest, helpToRest, toRest } from './requests.presenter.js';
import { RequestsService } from './requests.service.js';

/** What children ask their grown-ups. It stays open while a child is shut out. */
@Controller('requests')
export class RequestsController {
  constructor(
    private readonly requests: RequestsService,
    private readonly decisions: RequestDecisions,
    private readonly help: ChildHelp,
  ) {}

  @Get()
  @RequirePermission('view_child_profiles', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async list(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(requestsQuery)) { state, child_id: childId }: z.output<typeof requestsQuery>,
  ): Promise<ChildRequestBody[]> {
    return (await this.requests.list(actor, { state: state ?? null, childId: childId ?? null })).map(toRest);
  }

  @Post()
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async create(
    @CurrentActor() actor: Actor,
    @Body() body: unknown,
  ): Promise<(ChildRequestBody & Partial<HelpAnswerBody>) | HelpAnswerBody> {
    const child = await this.requests.requireChild(actor);
    const asked = parse(anyRequestBody, body ?? {});
    if (asked.kind === 'help') return helpToRest(await this.help.ask(child.userId, asked.message));
    return createdToRest(await this.requests.create(child, asked));
  }

  @Post(':id/decision')
  @HttpCode(200)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async decide(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ChildRequestBody> {
    const asked = await this.decisions.require(actor, id);
    return toRest(await this.decisions.decide(actor, asked, parse(decisionBody, body ?? {})));
  }
}
