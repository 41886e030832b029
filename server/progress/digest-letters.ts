import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import type { Letter } from '../mail/letter.js';
import { MailService } from '../mail/mail.service.js';
import { inLanguage, type Wording } from '../notifications/wording.js';
import { Config } from '../platform/config/config.js';
import { textsIn } from '../platform/languages/texts.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

export interface DigestNotice {
  readonly title: Wording;
  readonly message: Wording;
  readonly link: string;
}

interface Summary {
  readonly notice: DigestNotice;
  readonly starters: readonly string[];
  readonly language: Language;
}

/** Summaries as mail, for guardians who have proved their address and want them. They quote no child. */
@Injectable()
export class DigestLetters {
  constructor(
    private readonly config: Config,
    private readonly mail: MailService,
    private readonly unsubscribe: UnsubscribeLinks,
  ) {}

  async queue(userId: string, summary: Summary, manager: EntityManager): Promise<void> {
    if (!this.mail.isOn) return;
    await this.mail.queue({ to: { userId }, purpose: 'family', letter: this.letterOf(userId, summary) }, manager);
  }

  private letterOf(userId: string, { notice: { title, message, link }, starters, language }: Summary): Letter {
    const t = textsIn(language, 'mails');
    const questions = starters.map((question) => t('summary.question', { question }));
    return {
      language,
      subject: inLanguage(title, language),
      paragraphs: [inLanguage(message, language), ...(questions.length > 0 ? [t('summary.ask'), ...questions] : [])],
      action: { label: t('summary.action'), url: new URL(link, this.config.publicOrigin).href },
      unsubscribe: this.unsubscribe.linksOf(userId),
    };
  }
}
