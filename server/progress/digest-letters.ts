import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Letter } from '../mail/letter.js';
import { MailService } from '../mail/mail.service.js';
import { Config } from '../platform/config/config.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

export interface DigestNotice {
  readonly title: string;
  readonly message: string;
  readonly link: string;
}

/** Summaries as mail, for guardians who have proved their address and want them. They quote no child. */
@Injectable()
export class DigestLetters {
  constructor(
    private readonly config: Config,
    private readonly mail: MailService,
    private readonly unsubscribe: UnsubscribeLinks,
  ) {}

  async queue(
    userId: string,
    notice: DigestNotice,
    starters: readonly string[],
    manager: EntityManager,
  ): Promise<void> {
    if (!this.mail.isOn) return;
    await this.mail.queue(
      { to: { userId }, purpose: 'family', letter: this.letterOf(userId, notice, starters) },
      manager,
    );
  }

  private letterOf(userId: string, { title, message, link }: DigestNotice, starters: readonly string[]): Letter {
    const questions = starters.map((starter) => `“${starter}”`);
    return {
      subject: title,
      paragraphs: [message, ...(questions.length > 0 ? ['Something to ask, if you like:', ...questions] : [])],
      action: { label: 'See more', url: new URL(link, this.config.publicOrigin).href },
      unsubscribe: this.unsubscribe.linksOf(userId),
    };
  }
}
