import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type {
  WaitlistApprovalBody,
  WaitlistJoinBody,
  WaitlistLookupBody,
  WaitlistPositionBody,
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
import { PositionWatch } from './position-watch.js';
import { approveBody, emailParameter, joinBody } from './waitlist.dto.js';
import { toRest } from './waitlist.presenter.js';
import { WaitlistDecisions } from './waitlist-decisions.js';
import { WaitlistJoins } from './waitlist-joins.js';
import { WaitlistQueries } from './waitlist-queries.js';

/** Reads an address from the path. */
class EmailPipe {
  transform(email: unknown): string {
    return parse(emailParameter, { email }).email;
  }
}

/** Keeps proxies from cutting a silent stream. */
const KEEP_ALIVE_MS = 25_000;

@Controller('waitlist')
export class WaitlistController {
  constructor(
    private readonly waitlist: WaitlistQueries,
    private readonly joins: WaitlistJoins,
    private readonly decisions: WaitlistDecisions,
    private readonly positions: PositionWatch,
    private readonly limiter: RateLimiter,
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
    const { entry, isNew } = await this.joins.join({ email, firstName, lastName });
    response.status(isNew ? 201 : 200);
    return toRest.join(entry);
  }

  @Public()
  @Get('status/:email')
  async status(@Param('email', EmailPipe) email: string, @Req() request: Request): Promise<WaitlistLookupBody> {
    await this.limiter.consume('waitlist', `lookup:${clientAddress(request)}`);
    return toRest.lookup(await this.waitlist.lookup(email));
  }

  /** The same as server-sent events: once at the start, then after each change. */
  @Public()
  @Get('status/:email/events')
  async statusEvents(
    @Param('email', EmailPipe) email: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const address = clientAddress(request);
    await this.limiter.consume('waitlist', `lookup:${address}`);
    if (!this.positions.hasRoom(address)) throw new AppError('rate_limited', { headers: { 'Retry-After': '60' } });
    response.setHeader('Content-Type', 'text/event-stream');
    // Proxies must pass each event on at once.
    response.setHeader('X-Accel-Buffering', 'no');
    // A connection whose stream has ended must not keep a node from stopping.
    response.setHeader('Connection', 'close');
    const unsubscribe = await this.positions.subscribe(email, address, {
      next: (entry) => response.write(`data: ${JSON.stringify(toRest.lookup(entry))}\n\n`),
      end: () => response.end(),
    });
    const keepAlive = setInterval(() => response.write(': alive\n\n'), KEEP_ALIVE_MS);
    const end = () => {
      clearInterval(keepAlive);
      unsubscribe();
    };
    if (response.destroyed) end();
    else response.once('close', end);
  }

  @Public()
  @Get('position/:email')
  async position(@Param('email', EmailPipe) email: string, @Req() request: Request): Promise<WaitlistPositionBody> {
    await this.limiter.consume('waitlist', `lookup:${clientAddress(request)}`);
    return toRest.position(await this.waitlist.get(email));
  }

  @RequirePermission('view_waitlist')
  @Get('stats')
  async stats(): Promise<WaitlistStatsBody> {
    return toRest.stats(await this.waitlist.stats());
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
    return toRest.approval(await this.decisions.approve(email, actor.userId));
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
    return { email: await this.decisions.remove(email, actor.userId), status: 'not_registered' };
  }

  @Public()
  @Get('health')
  health(): { status: 'ok' } {
    return { status: 'ok' };
  }
}
