import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../../../contract/languages.js';
import { RateLimiter } from '../../access/rate-limiter.js';
import { MailService } from '../../mail/mail.service.js';
import { Sealer, sha256Hex } from '../../platform/crypto.js';
import { AppError } from '../../platform/errors/app-error.js';
import { newId } from '../../platform/ids.js';
import { Jobs, type JobType } from '../../platform/jobs/jobs.js';
import { requestLanguage } from '../../platform/request-context.js';
import { normalizeEmail } from '../../platform/validation/email-address.js';
import { UsersService } from '../../users/users.service.js';
import { PasswordResetService } from './password-reset.service.js';

/** The address is sealed: the queue of jobs is no list of people who forgot their password. */
const MAIL_RESET_LINK: JobType<{ sealed: string; language: Language }> = {
  name: 'mail-reset-link',
  payload: z.object({ sealed: z.string(), language: z.enum(LANGUAGES).default('en') }),
};

/**
 * People who forgot their password ask for a link by mail. The call stores the question and looks nothing up, so its answer
 * and its time say nothing about an address. A job answers it.
 */
@Injectable()
export class ForgottenPasswords implements OnModuleInit {
  private readonly logger = new Logger('ForgottenPasswords');

  constructor(
    private readonly jobs: Jobs,
    private readonly sealer: Sealer,
    private readonly mail: MailService,
    private readonly users: UsersService,
    private readonly limiter: RateLimiter,
    private readonly resets: PasswordResetService,
  ) {}

  onModuleInit(): void {
    this.jobs.define(MAIL_RESET_LINK, ({ sealed, language }) => this.mailLink(sealed, language));
  }

  /** Does nothing where the service sends no mail. */
  async ask(email: string): Promise<void> {
    if (!this.mail.isOn) return;
    const payload = { sealed: this.sealer.seal(normalizeEmail(email)), language: requestLanguage() };
    await this.jobs.add(MAIL_RESET_LINK, payload, newId());
  }

  private async mailLink(sealed: string, language: Language): Promise<void> {
    const email = this.sealer.open(sealed);
    const user = email === null ? null : await this.users.findByEmail(email);
    if (!email || !user || user.disabledAt) return;
    try {
      await this.limiter.consume('link_mails', sha256Hex(email));
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      return this.logger.warn({ userId: user.id }, 'A mailbox got enough links for now');
    }
    await this.resets.mailLink(user.id, user.settings.language ?? language);
  }
}
