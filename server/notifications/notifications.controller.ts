import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import type { NotificationBody } from '../../contract/notifications.js';
import { CurrentActor, RequirePermission, SignedIn } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { noBody, ZodPipe } from '../platform/validation/parse.js';
import { toRest } from './notification.presenter.js';
import { notificationsQuery } from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';
import { TEST_NOTICE } from './test-notice.js';

@Controller('notifications')
@SignedIn()
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  async list(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(notificationsQuery)) { limit, offset }: z.output<typeof notificationsQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NotificationBody[]> {
    const { items, total } = await this.notifications.listNotifications(actor.userId, limit, offset);
    response.setHeader('X-Total-Count', String(total));
    return items.map(toRest);
  }

  @Post('read')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async markAllRead(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<{ read: number }> {
    return { read: await this.notifications.markAllRead(actor.userId) };
  }

  @Post('test')
  @HttpCode(204)
  @RequirePermission('view_account_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async test(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<void> {
    await this.notifications.notify(actor.userId, TEST_NOTICE);
  }

  @Post(':id/read')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async markRead(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body(noBody) _body: unknown,
  ): Promise<NotificationBody> {
    return toRest(await this.notifications.markRead(actor.userId, id));
  }

  @Delete()
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async clear(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<{ deleted: number }> {
    return { deleted: await this.notifications.clearNotifications(actor.userId) };
  }
}
