import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotificationsService } from '../notifications/notifications.service.js';
import { noticeTexts } from '../notifications/wording.js';
import { Events } from '../platform/events.js';
import { WaitlistApproved } from '../waitlist/waitlist.events.js';
import { UsersService } from './users.service.js';

/** Notifies the owner of an account whose address leaves the waitlist. */
@Injectable()
export class WelcomeNotification implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly notifications: NotificationsService,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.on(WaitlistApproved, ({ email }) => this.welcomeOwner(email));
  }

  private async welcomeOwner(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user) return;
    await this.notifications.notify(user.id, {
      kind: 'system',
      ...noticeTexts('welcome'),
      link: '/chat',
      mail: 'family',
    });
  }
}
