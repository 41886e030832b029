import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../platform/config/config.js';
import type { Letter } from './letter.js';
import { letterHtml, letterText } from './letter-layout.js';

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 20_000;

export interface AddressedLetter extends Letter {
  readonly to: string;
  /** The same for each try, so that a mail program recognises a mail that arrives twice. */
  readonly id: string;
}

/** The server refuses this address for good (RFC 5321, section 4.2.1: a reply that begins with 5). */
export class AddressRefused extends Error {}

/** The conversation with the mail server of `SMTP_URL`. */
@Injectable()
export class Smtp implements OnApplicationShutdown {
  private readonly transport: Transporter | null;
  private readonly from: string;

  constructor({ mail }: Config) {
    this.from = mail?.from ?? '';
    this.transport = mail
      ? createTransport({
          url: mail.smtpUrl,
          connectionTimeout: CONNECT_TIMEOUT_MS,
          greetingTimeout: CONNECT_TIMEOUT_MS,
          socketTimeout: ANSWER_TIMEOUT_MS,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      : null;
  }

  /** Whether mail can be sent at all. */
  get isConfigured(): boolean {
    return this.transport !== null;
  }

  /**
   * Resolves when the server has taken the mail.
   * @throws AddressRefused; any other error is worth another try
   */
  async send(mail: AddressedLetter): Promise<void> {
    const { to, id, subject, unsubscribe } = mail;
    if (!this.transport) throw new Error('There is no mail server');
    const host = this.from.slice(this.from.lastIndexOf('@') + 1).replace('>', '');
    try {
      await this.transport.sendMail({
        from: this.from,
        to,
        subject,
        messageId: `<${id}@${host}>`,
        text: letterText(mail),
        html: letterHtml(mail),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe.postUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      if (isRefusal(error)) throw new AddressRefused('The mail server refuses the address', { cause: error });
      throw error;
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}

/** Only what the server says about the recipient counts: a refused sign-in or sender is a fault of the settings. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}
