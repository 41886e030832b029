import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { WaitlistJoinBody, WaitlistLookupBody, WaitlistStatsBody } from '../../contract/waitlist.js';
import { CurrentActor, Public, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { clientAddress } from '../access/client-address.js';
import { RateLimiter } from '../access/rate-limiter.js';
import { parse, ZodPipe } from '../platform/validation/parse.js';
import { approveBody, joinBody } from './waitlist.dto.js';
import { WaitlistService } from './waitlist.service.js';

/** An address out of the path; a 422 names the field as the bodies do. */
class EmailPipe {
  transform(email: unknown): string {
    return parse(emailField, { email }).email;
  }
}
const emailField = joinBody.pick({ email: true });

@Controller('waitlist')
export class WaitlistController {
  constructor(
    private readonly waitlist: WaitlistService,
    private readonly limiter: RateLimiter,
  ) {}

  @Public()
  @Post('join')
  async join(
    @Body(new ZodPipe(joinBody)) body: z.output<typeof joinBody>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WaitlistJoinBody> {
    await this.limiter.consume('waitlist', `join:${clientAddress(request)}`);
    const { email, first_name: firstName, last_name: lastName } = body;
    const joined = await this.waitlist.join({ email, firstName, lastName });
    response.status(joined.isNew ? 201 : 200);
    return joined.body;
  }

  @Public()
  @Get('status/:email')
  async status(@Param('email', EmailPipe) email: string, @Req() request: Request): Promise<WaitlistLookupBody> {
    await this.limiter.consume('waitlist', `lookup:${clientAddress(request)}`);
    return this.waitlist.lookup(email);
  }

  @Public()
  @Get('position/:email')
  async position(@Param('email', EmailPipe) email: string, @Req() request: Request) {
    await this.limiter.consume('waitlist', `lookup:${clientAddress(request)}`);
    return this.waitlist.position(email);
  }

  @RequirePermission('view_waitlist')
  @Get('stats')
  stats(): Promise<WaitlistStatsBody> {
    return this.waitlist.stats();
  }

  @RequirePermission('approve_users')
  @Post('approve')
  @HttpCode(200)
  async approve(
    @Body(new ZodPipe(approveBody)) { email }: z.output<typeof approveBody>,
    @CurrentActor() actor: Actor,
  ): Promise<{ email: string; status: 'approved'; approved_at: string | null }> {
    const entry = await this.waitlist.approve(email, actor.userId);
    return { email: entry.email, status: 'approved', approved_at: entry.approvedAt?.toISOString() ?? null };
  }

  @RequirePermission('manage_waitlist')
  @Delete('remove/:email')
  async remove(
    @Param('email', EmailPipe) email: string,
    @CurrentActor() actor: Actor,
  ): Promise<{ email: string; status: 'not_registered' }> {
    return { email: await this.waitlist.remove(email, actor.userId), status: 'not_registered' };
  }

  @Public()
  @Get('health')
  health(): { status: 'ok' } {
    return { status: 'ok' };
  }
}
