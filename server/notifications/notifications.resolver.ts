import { Args, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentActor, RequirePermission, SignedIn } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { page, pageRange } from '../graphql/page.js';
import { parse } from '../platform/validation/parse.js';
import type { Notification } from './notification.entity.js';
import { toGraphql } from './notification.presenter.js';
import { NotificationObject, NotificationPage } from './notification.types.js';
import { NotificationsService } from './notifications.service.js';
import { TEST_NOTICE } from './test-notice.js';

@Resolver(() => NotificationObject)
@SignedIn()
export class NotificationsResolver {
  constructor(private readonly service: NotificationsService) {}

  @Query(() => NotificationPage)
  async notifications(
    @CurrentActor() actor: Actor,
    @ArgWithDefault('limit', () => Int, 20) limit: number,
    @ArgWithDefault('offset', () => Int, 0) offset: number,
  ): Promise<NotificationPage> {
    const range = parse(pageRange, { limit, offset });
    const { items, total, unread } = await this.service.listNotifications(actor.userId, range.limit, range.offset);
    return { ...page(items.map(toGraphql), total, range.offset), unread };
  }

  @Mutation(() => NotificationObject)
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async markNotificationRead(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<NotificationObject> {
    return toGraphql(await this.service.markRead(actor.userId, id));
  }

  @Mutation(() => Int, { description: 'Returns how many were unread' })
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  markAllNotificationsRead(@CurrentActor() actor: Actor): Promise<number> {
    return this.service.markAllRead(actor.userId);
  }

  @Mutation(() => Int, { description: 'Returns how many there were' })
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  clearNotifications(@CurrentActor() actor: Actor): Promise<number> {
    return this.service.clearNotifications(actor.userId);
  }

  @Mutation(() => Boolean, { description: 'Sends the caller a notification, to try the ways in which they come' })
  @RequirePermission('view_account_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async sendTestNotification(@CurrentActor() actor: Actor): Promise<boolean> {
    await this.service.notify(actor.userId, TEST_NOTICE);
    return true;
  }

  @Subscription(() => NotificationObject, { resolve: toGraphql })
  notificationAdded(@CurrentActor() actor: Actor): AsyncIterableIterator<Notification> {
    return this.service.watchNotifications(actor.userId);
  }
}
