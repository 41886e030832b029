import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import type { MailPurpose } from '../mail/letter.js';
import { MailService } from '../mail/mail.service.js';
import { Config } from '../platform/config/config.js';
import { textsIn } from '../platform/languages/texts.js';
import type { Notification } from './notification.entity.js';

export interface QueuedMail {
  readonly text: string;
  readonly purpose: MailPurpose;
  /** When it is sent; null: at once. */
  readonly sendAt: Date | null;
  readonly language: Language;
}

/** Notifications as mail. A mail is dropped if its notification is gone by the time it is sent. */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly config: Config,
    private readonly mail: MailService,
  ) {}

  async queue(
    { id: notificationId, userId, title, link }: Notification,
    { text, purpose, sendAt, language }: QueuedMail,
    manager: EntityManager,
  ): Promise<void> {
    if (!this.mail.isOn) return;
    const label = textsIn(language, 'mails')('notice.action');
    const action = link ? { label, url: new URL(link, this.config.publicOrigin).href } : undefined;
    const letter = { language, subject: title, paragraphs: [text], action };
    await this.mail.queue({ to: { userId }, purpose, letter, notificationId, sendAt }, manager);
  }
}
