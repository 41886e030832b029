import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../../contract/languages.js';
import { AccessChanges } from '../../access/access-changes.js';
import { RateLimiter } from '../../access/rate-limiter.js';
import { Audit } from '../../audit/audit.service.js';
import { MailService } from '../../mail/mail.service.js';
import { Config } from '../../platform/config/config.js';
import { randomToken, sha256Hex } from '../../platform/crypto.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Events } from '../../platform/events.js';
import { requestLanguage } from '../../platform/request-context.js';
import { AccountProofs } from '../../users/account-proofs.js';
import { UsersService } from '../../users/users.service.js';
import { AccountRegistered } from '../auth.events.js';
import { verificationLetter } from '../link-letters.js';

const LINK_HOURS = 24;

interface LinkRecipient {
  readonly userId: string;
  readonly email: string;
  readonly language: Language;
}

/** Links by mail that prove the address of an account. */
@Injectable()
export class EmailVerificationService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly events: Events,
    private readonly users: UsersService,
    private readonly proofs: AccountProofs,
    private readonly mail: MailService,
    private readonly limiter: RateLimiter,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.events.on(AccountRegistered, ({ userId }) => this.sendAfterRegistration(userId));
  }

  /**
   * Mails a link, which replaces an earlier one.
   * @throws AppError `mail_off`, `address_proved`, `rate_limited`
   */
  async request(userId: string): Promise<void> {
    if (!this.mail.isOn) throw new AppError('mail_off');
    const { email, emailVerified, settings } = await this.users.get(userId);
    if (!email || emailVerified) throw new AppError('address_proved');
    await this.limiter.consume('link_mails', sha256Hex(email));
    const recipient = { userId, email, language: settings.language ?? requestLanguage() };
    await this.dataSource.transaction((manager) => this.sendLink(recipient, manager));
  }

  /** @throws AppError `verification_link_invalid` if the link is unknown, used, replaced or expired, or of an earlier address */
  async verify(token: string): Promise<void> {
    const { userId, email } = await this.dataSource.transaction(async (manager) => {
      const link = await this.spendLink(sha256Hex(token), manager);
      const isProved = link !== null && (await this.proofs.proveAddress(link.userId, link.email, manager));
      if (!isProved) throw new AppError('verification_link_invalid');
      await this.audit.append(manager, { action: 'address_confirmed', actor: link.userId, target: link.userId });
      return link;
    });
    await this.mail.noteThatMailArrived(email);
    await this.changes.announce({ userId, reason: 'unknown' });
  }

  private async sendAfterRegistration(userId: string): Promise<void> {
    const { email, emailVerified, settings } = await this.users.get(userId);
    if (!this.mail.isOn || !email || emailVerified) return;
    const recipient = { userId, email, language: settings.language ?? requestLanguage() };
    await this.dataSource.transaction((manager) => this.sendLink(recipient, manager));
  }

  private async sendLink({ userId, email, language }: LinkRecipient, manager: EntityManager): Promise<void> {
    const token = randomToken();
    await manager.query(
      `INSERT INTO email_verification_links (user_id, token_hash, email, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(hours => ${LINK_HOURS}))
       ON CONFLICT (user_id) DO UPDATE
       SET token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`,
      [userId, sha256Hex(token), email],
    );
    // Browsers keep the fragment to themselves, so the token reaches no log.
    const letter = verificationLetter(`${this.config.publicOrigin}/verify-email#token=${token}`, language);
    await this.mail.queue({ to: { userId }, purpose: 'security', letter, hours: LINK_HOURS }, manager);
  }

  private async spendLink(tokenHash: string, manager: EntityManager) {
    const [rows] = await manager.query<[{ userId: string; email: string }[], number]>(
      `DELETE FROM email_verification_links WHERE token_hash = $1 AND expires_at > now()
       RETURNING user_id AS "userId", email`,
      [tokenHash],
    );
    return rows[0] ?? null;
  }
}
