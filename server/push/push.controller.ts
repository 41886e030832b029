import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import type { PushKeyBody, PushSubscriptionBody } from '../../contract/push.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { pushEndpointBody, pushSubscriptionBody } from './push.dto.js';
import { toRest } from './push.presenter.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

@Controller()
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  @Get('push/key')
  @RequirePermission('view_account_settings')
  async key(): Promise<PushKeyBody> {
    return { key: await this.subscriptions.publicKey() };
  }

  @Post('push-subscriptions')
  @RequirePermission('view_account_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async create(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(pushSubscriptionBody)) { endpoint, keys }: z.output<typeof pushSubscriptionBody>,
  ): Promise<PushSubscriptionBody> {
    return toRest(await this.subscriptions.save(actor, { endpoint, ...keys }));
  }

  @Delete('push-subscriptions')
  @HttpCode(204)
  @RequirePermission('view_account_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async delete(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(pushEndpointBody)) { endpoint }: z.output<typeof pushEndpointBody>,
  ): Promise<void> {
    await this.subscriptions.delete(actor, endpoint);
  }
}
