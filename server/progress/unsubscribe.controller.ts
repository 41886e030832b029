import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../access/access.decorators.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { say } from '../platform/languages/refusals.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

export const unsubscribeQuery = z.object({ token: z.string(say('text')) });

@Controller('digest-mails')
export class UnsubscribeController {
  constructor(private readonly links: UnsubscribeLinks) {}

  /** Mail programs call it with one click. Its body is a form without a meaning for us (RFC 8058, section 3.1). */
  @Public()
  @Post('unsubscribe')
  @HttpCode(204)
  @RateLimit('password_reset')
  async unsubscribe(@Query(new ZodPipe(unsubscribeQuery)) { token }: z.output<typeof unsubscribeQuery>): Promise<void> {
    await this.links.unsubscribe(token);
  }
}
