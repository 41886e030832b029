import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Config } from '../platform/config/config.js';
import { Sealer } from '../platform/crypto.js';
import { AppError } from '../platform/errors/app-error.js';
import { UsersService } from '../users/users.service.js';

const sealedContent = z.object({ digestMailOf: z.uuid() });

/** Links by which a reader ends the summaries by mail, without a sign-in (RFC 8058). They can do nothing else. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly config: Config,
    private readonly sealer: Sealer,
    private readonly users: UsersService,
  ) {}

  linksOf(userId: string): { postUrl: string; pageUrl: string } {
    const token = this.sealer.seal(JSON.stringify({ digestMailOf: userId }));
    const origin = this.config.publicOrigin;
    return {
      postUrl: `${origin}/api/v1/digest-mails/unsubscribe?token=${token}`,
      pageUrl: `${origin}/unsubscribe#token=${token}`,
    };
  }

  /** The summaries stay in the app. @throws AppError `verification_link_invalid` */
  async unsubscribe(token: string): Promise<void> {
    const userId = this.readerOf(token);
    if (userId === null) throw new AppError('verification_link_invalid');
    // The account may be gone, and then no mail comes any more either.
    if (!(await this.users.find(userId))) return;
    await this.users.updateProfile(userId, { settings: { family: { digest_mail: false } } });
  }

  /** Other features seal texts with the same key, so what is inside is checked as well. */
  private readerOf(token: string): string | null {
    const opened = this.sealer.open(token);
    if (!opened?.startsWith('{')) return null;
    return sealedContent.safeParse(JSON.parse(opened)).data?.digestMailOf ?? null;
  }
}
