import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type {
  WaitlistApprovalBody,
  WaitlistJoinBody,
  WaitlistLookupBody,
  WaitlistStatsBody,
} from '../../contract/waitlist.js';
import { CurrentActor, Public, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit, takenByHandler } from '../access/rate-limit.decorator.js';
import { RateLimiter } from '../access/rate-limiter.js';
import { AppError } from '../platform/errors/app-error.js';
import { clientAddress } from '../platform/http/client-address.js';
import { noBody, parse, ZodPipe } from '../platform/validation/parse.js';
import { PlaceWatch } from './place-watch.js';
import { approveBody, emailParameter, joinBody } from './waitlist.dto.js';
import { WaitlistService } from './waitlist.service.js';

/** An address out of the path. */
class EmailPipe {
  transform(email: unknown): string {
    return parse(emailParameter, { email }).email;
  }
}

/** A sign of life for proxies that cut silent connections. */
const ALIVE_MS = 25_000;

@Controller('waitlist')
export class WaitlistController {
  constructor(
    private readonly waitlist: WaitlistService,
    private readonly limiter: RateLimiter,
    private readonly places: PlaceWatch,
  ) {}

  @Public()
  @Post('join')
  @RateLimit(takenByHandler('waitlist'))
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

  /** The same as server-sent events: the place now, then whenever it moves. For those who have no account yet. */
  @Public()
  @Get('status/:email/events')
  async statusEvents(
    @Param('email', EmailPipe) email: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const address = clientAddress(request);
    await this.limiter.consume('waitlist', `lookup:${address}`);
    if (!this.places.hasRoom(address)) throw new AppError('rate_limited', { headers: { 'Retry-After': '60' } });
    response.setHeader('Content-Type', 'text/event-stream');
    // Proxies pass each event on at once.
    response.setHeader('X-Accel-Buffering', 'no');
    // A connection whose stream has ended does not keep a node from stopping.
    response.setHeader('Connection', 'close');
    const stop = await this.places.open(email, address, {
      tell: (place) => response.write(`data: ${JSON.stringify(place)}\n\n`),
      end: () => response.end(),
    });
    const alive = setInterval(() => response.write(': alive\n\n'), ALIVE_MS);
    const end = () => {
      clearInterval(alive);
      stop();
    };
    if (response.destroyed) end();
    else response.once('close', end);
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
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async approve(
    @Body(new ZodPipe(approveBody)) { email }: z.output<typeof approveBody>,
    @CurrentActor() actor: Actor,
  ): Promise<WaitlistApprovalBody> {
    const { approvedAt, invitationUrl, ...entry } = await this.waitlist.approve(email, actor.userId);
    const approved_at = approvedAt?.toISOString() ?? null;
    return { email: entry.email, status: 'approved', approved_at, invitation_url: invitationUrl };
  }

  @RequirePermission('manage_waitlist')
  @Delete('remove/:email')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async remove(
    @Param('email', EmailPipe) email: string,
    @Body(noBody) _body: unknown,
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
