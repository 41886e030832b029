import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import type { MailPurpose } from '../mail/letter.js';
import { MailService } from '../mail/mail.service.js';
import { Config } from '../platform/config/config.js';
import { textsIn } from '../platform/languages/texts.js';
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
    { purpose, sendAt, language }: { purpose: MailPurpose; sendAt: Date | null; language: Language },
    manager: EntityManager,
  ): Promise<void> {
    if (!this.mail.isOn) return;
    const label = textsIn(language, 'mails')('notice.action');
    const action = link ? { label, url: new URL(link, this.config.publicOrigin).href } : undefined;
    const letter = { language, subject: title, paragraphs: [message], action };
    await this.mail.queue({ to: { userId }, purpose, letter, sendAt }, manager);
  }
}
