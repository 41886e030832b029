import { Body, Controller, Post } from '@nestjs/common';
import type { z } from 'zod';
import type { LearningEventsBody } from '../../contract/progress.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { learningEvents } from './learning-events.dto.js';
import { LearningEventsService } from './learning-events.service.js';

@Controller('learning-events')
export class LearningEventsController {
  constructor(private readonly events: LearningEventsService) {}

  @Post()
  @RequirePermission('manage_child_profiles', 'view_device_profiles')
  // What costs no minutes goes on when the budget is used.
  @AllowBlocked('budget_used')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  record(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(learningEvents)) events: z.output<typeof learningEvents>,
  ): Promise<LearningEventsBody> {
    return this.events.record(actor, events);
  }
}
