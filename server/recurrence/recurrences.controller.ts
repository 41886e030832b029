import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import type { OccurrenceBody } from '../../contract/recurrence.js';
import { RequirePermission } from '../access/access.decorators.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { previewBody } from './recurrence.dto.js';
import { toRest } from './recurrence.presenter.js';
import { RecurrencesService } from './recurrences.service.js';

@Controller('recurrences')
export class RecurrencesController {
  constructor(private readonly recurrences: RecurrencesService) {}

  @Post('preview')
  @HttpCode(200)
  @RequirePermission('view_child_profiles', 'view_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  preview(@Body(new ZodPipe(previewBody)) preview: z.output<typeof previewBody>): OccurrenceBody[] {
    return this.recurrences.preview(preview).map(toRest);
  }
}
