import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailPurpose } from '../mail/letter.js';
import { MailService } from '../mail/mail.service.js';
import { Config } from '../platform/config/config.js';
import type { Notification } from './notification.entity.js';

/** Notifications as mail. */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly config: Config,
    private readonly mail: MailService,
  ) {}

  /** Queues the mails in the transaction of the notifications. Without a purpose: to those who want such mails. */
  async queue(
    stored: readonly Notification[],
    purpose: MailPurpose | undefined,
    manager: EntityManager,
  ): Promise<void> {
    if (!this.mail.isOn) return;
    const ids = stored.map(({ userId }) => userId);
    const wanting = new Set(purpose ? ids : await this.mail.wantingNotices(ids, manager));
    for (const { userId, title, message, link } of stored) {
      if (!wanting.has(userId)) continue;
      const action = link ? { label: 'Open Starling', url: new URL(link, this.config.publicOrigin).href } : undefined;
      const letter = { subject: title, paragraphs: [message], action };
      await this.mail.queue({ to: { userId }, purpose: purpose ?? 'family', letter }, manager);
    }
  }
}
