import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PushSubscriptions } from '../push/push-subscriptions.service.js';
import { MembershipEndings } from './membership-endings.js';

/** The pushes of a member end with the membership. A browser that is still signed in subscribes again when it is opened. */
@Injectable()
export class PushEndings implements OnModuleInit {
  constructor(
    private readonly endings: MembershipEndings,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  onModuleInit(): void {
    this.endings.register('pushSubscriptions', ({ userId }, manager) => this.subscriptions.deleteOf(userId, manager));
  }
}
