import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import type { MailPurpose } from '../mail/letter.js';
import type { Notification } from './notification.entity.js';
import { NotificationMails } from './notification-mails.js';
import { NotificationPushes } from './notification-pushes.js';
import { type Recipient, Recipients } from './recipients.js';
import type { Wording } from './wording.js';

/** How a notification reaches people who have no page open. */
export interface Announcement {
  /**
   * `security` and `family` send it as mail as well, to everyone it is for, and `null` to nobody. Absent: to those who want
   * their notifications as mail.
   */
  mail?: MailPurpose | null;
  /** A danger for a child (severity 4 and above): it comes through quiet hours. */
  isUrgent?: boolean;
  /** What it is about, if later notifications may be about the same: a push takes the place of the one before it. */
  tag?: string;
  /** What a push says instead of the title: a lock screen is seen by others, and a family's own words stay behind it. */
  pushTitle?: Wording | undefined;
  /** What a mail says instead of the message: the words of a child stay out of mailboxes. */
  mailText?: Wording | undefined;
}

/** In the language of its reader. */
export type WordedAnnouncement = Announcement & {
  language: Language;
  pushTitle?: string | undefined;
  mailText?: string | undefined;
};

/** Mail and push, queued in the transaction of the notifications. Quiet hours hold both until they end. */
@Injectable()
export class Announcements {
  constructor(
    private readonly recipients: Recipients,
    private readonly mails: NotificationMails,
    private readonly pushes: NotificationPushes,
  ) {}

  async queue(
    given: readonly { notification: Notification; announcement: WordedAnnouncement }[],
    manager: EntityManager,
  ): Promise<void> {
    if (given.length === 0) return;
    const ids = given.map(({ notification }) => notification.userId);
    const recipients = await this.recipients.of([...new Set(ids)], manager);
    const known = given.flatMap((one) => {
      const recipient = recipients.get(one.notification.userId);
      return recipient ? [{ ...one, recipient }] : [];
    });
    await this.pushes.queue(
      known
        .filter(({ recipient }) => recipient.wantsPush)
        .map(({ notification, announcement, recipient }) => {
          const { tag = notification.id, isUrgent = false, pushTitle = null } = announcement;
          return { notification, push: { tag, isUrgent, title: pushTitle, sendAt: holdOf(recipient, isUrgent) } };
        }),
      manager,
    );
    for (const { notification, announcement, recipient } of known) {
      const { isUrgent = false, language } = announcement;
      const mail = announcement.mail === undefined && recipient.wantsMail ? 'family' : (announcement.mail ?? null);
      if (mail === null) continue;
      // What protects the account is sent at once.
      const sendAt = mail === 'security' ? null : holdOf(recipient, isUrgent);
      const text = announcement.mailText ?? notification.message;
      await this.mails.queue(notification, { text, purpose: mail, sendAt, language }, manager);
    }
  }
}

function holdOf({ quietUntil }: Recipient, isUrgent: boolean): Date | null {
  return isUrgent ? null : quietUntil;
}
