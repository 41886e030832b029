import { Module } from '@nestjs/common';
import { PublicHttps } from '../platform/http/public-https.js';
import { PushController } from './push.controller.js';
import { PushResolver } from './push.resolver.js';
import { PushSender } from './push-sender.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { VapidKeyStore } from './vapid-key-store.js';

/** Web push: the browsers that get it, and the sending. What is pushed is up to the notifications. */
@Module({
  controllers: [PushController],
  providers: [PublicHttps, PushResolver, PushSender, PushSubscriptions, PushSubscriptionsRepository, VapidKeyStore],
  exports: [PushSender, PushSubscriptions],
})
export class PushModule {}
