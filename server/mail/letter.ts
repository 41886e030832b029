import { z } from 'zod';
import { LANGUAGES } from '../../contract/languages.js';

/** What a mail says. It is written once, as text and as HTML, in one layout. Addresses are absolute. */
export const letter = z.object({
  /** Of all its texts. */
  language: z.enum(LANGUAGES).default('en'),
  subject: z.string().min(1),
  /** Each is one paragraph of plain text. */
  paragraphs: z.array(z.string()).min(1),
  /** The one thing to do. */
  action: z.object({ label: z.string(), url: z.url() }).optional(),
  /** What stands below the button: how long it works, what to do if the mail was not expected. */
  note: z.string().optional(),
  /** How mails of this kind end: `postUrl` in one click for mail programs (RFC 8058), `pageUrl` for people. */
  unsubscribe: z.object({ postUrl: z.url(), pageUrl: z.url() }).optional(),
});
export type Letter = z.input<typeof letter>;

/**
 * `security`: to the address of the account as it is, even if nobody has proved it. `family`: only to a proved address that
 * has not refused mail.
 */
export const MAIL_PURPOSES = ['security', 'family'] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];
