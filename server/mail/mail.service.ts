import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Sealer } from '../platform/crypto.js';
import { newId } from '../platform/ids.js';
import { ATTEMPTS_FOR_A_DAY, Jobs, type JobType } from '../platform/jobs/jobs.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { BouncedAddressesRepository } from './bounced-addresses.repository.js';
import { type Letter, letter, MAIL_PURPOSES, type MailPurpose } from './letter.js';
import { RecipientsRepository } from './recipients.repository.js';
import { AddressRefused, Smtp } from './smtp.js';

/** Mails wait in the queue of jobs, sealed: they hold addresses, and links that work once. */
const SEND_MAIL: JobType<{ sealed: string }> = {
  name: 'send-mail',
  payload: z.object({ sealed: z.string() }),
};

const mail = z.object({
  id: z.uuid(),
  /** The account whose address it goes to. An address stands here only for people who have no account yet. */
  to: z.union([z.object({ userId: z.uuid() }), z.object({ address: z.string() })]),
  purpose: z.enum(MAIL_PURPOSES),
  letter,
  /** What it tells of. */
  notificationId: z.uuid().optional(),
  /** When it is of no use any more. */
  expiresAt: z.iso.datetime(),
});
type Mail = z.output<typeof mail>;

export interface MailToQueue {
  readonly to: Mail['to'];
  readonly purpose: MailPurpose;
  readonly letter: Letter;
  /** The notification that it tells of: without it, the mail is dropped. */
  readonly notificationId?: string;
  /** After so many hours the mail is dropped. */
  readonly hours?: number;
  /** When it is sent, if not at once. The hours begin then. */
  readonly sendAt?: Date | null;
}

const HOUR_MS = 3_600_000;
const DEFAULT_HOURS = 24;

/**
 * Mail. It is queued in the transaction of what it tells about, and sent by any node, at least once. Nothing happens without
 * `SMTP_URL`: ask `isOn` where a person has to be told.
 */
@Injectable()
export class MailService implements OnModuleInit {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly smtp: Smtp,
    private readonly jobs: Jobs,
    private readonly sealer: Sealer,
    private readonly recipients: RecipientsRepository,
    private readonly bounced: BouncedAddressesRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.define(SEND_MAIL, ({ sealed }) => this.sendSealed(sealed));
  }

  get isOn(): boolean {
    return this.smtp.isConfigured;
  }

  /** Queues a mail, in the given transaction or at once. Without a mail server it does nothing. */
  async queue(
    { to, purpose, letter: content, notificationId, hours = DEFAULT_HOURS, sendAt = null }: MailToQueue,
    manager?: EntityManager,
  ): Promise<void> {
    if (!this.isOn) return;
    const id = newId();
    const expiresAt = new Date((sendAt?.getTime() ?? Date.now()) + hours * HOUR_MS).toISOString();
    const queued: z.input<typeof mail> = { id, to, purpose, letter: content, notificationId, expiresAt };
    const payload = { sealed: this.sealer.seal(JSON.stringify(queued)) };
    await this.jobs.add(SEND_MAIL, payload, id, { manager, maxAttempts: ATTEMPTS_FOR_A_DAY, runAt: sendAt });
  }

  /** The owner of this address has just opened a mail, so mails reach it again. */
  async noteThatMailArrived(address: string): Promise<void> {
    await this.bounced.remove(address);
  }

  /** Mails that no server took would otherwise keep their addresses in the queue. */
  @OncePerCluster({ name: 'forget-old-mail', cron: '40 4 * * *', timeoutMs: 60_000 })
  async forgetOld(): Promise<void> {
    await this.bounced.deleteOld();
    await this.jobs.forgetFailed(SEND_MAIL.name);
  }

  private async sendSealed(sealed: string): Promise<void> {
    const text = this.sealer.open(sealed);
    if (text === null) return this.logger.warn('A mail was sealed under another signing secret and is dropped');
    const queued = mail.parse(JSON.parse(text));
    if (Date.parse(queued.expiresAt) < Date.now()) {
      return this.logger.warn({ mail: queued.id }, 'A mail waited until it was of no use, and is dropped');
    }
    const { notificationId } = queued;
    if (notificationId && !(await this.recipients.stillHas(notificationId))) return;
    const address = await this.addressOf(queued);
    if (address) await this.send(queued, address);
  }

  private async send({ id, letter: content }: Mail, address: string): Promise<void> {
    try {
      await this.smtp.send({ ...content, id, to: address });
    } catch (error) {
      if (!(error instanceof AddressRefused)) throw error;
      this.logger.warn({ mail: id, err: error }, 'A mail server refused an address');
      await this.bounced.add(address);
    }
  }

  /** Null: the account is gone, or its address may not get this mail. */
  private async addressOf({ to, purpose }: Mail): Promise<string | null> {
    const recipient = 'address' in to ? { ...to, isProved: true } : await this.recipients.find(to.userId);
    if (!recipient) return null;
    const { address, isProved } = recipient;
    if (purpose === 'security') return address;
    return isProved && !(await this.bounced.has(address)) ? address : null;
  }
}
