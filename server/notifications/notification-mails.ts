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

  async queue(
    { userId, title, message, link }: Notification,
    { purpose, sendAt }: { purpose: MailPurpose; sendAt: Date | null },
    manager: EntityManager,
  ): Promise<void> {
    if (!this.mail.isOn) return;
    const action = link ? { label: 'Open Starling', url: new URL(link, this.config.publicOrigin).href } : undefined;
    const letter = { subject: title, paragraphs: [message], action };
    await this.mail.queue({ to: { userId }, purpose, letter, sendAt }, manager);
  }
}
