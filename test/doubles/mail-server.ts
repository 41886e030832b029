/** A mail server that speaks SMTP and keeps what it takes. It can refuse addresses, or be too busy. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { until } from '../support/wait.js';

export interface MailServerDouble {
  readonly url: string;
  readonly mails: ParsedMail[];
  /** Addresses that get the permanent reply 550. */
  readonly refused: Set<string>;
  /** How many of the next mails get the temporary reply 451. */
  busy: number;
  /** The next mail to this address that no earlier call has returned. */
  nextTo(address: string): Promise<ParsedMail>;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServerDouble> {
  const mails: ParsedMail[] = [];
  const refused = new Set<string>();
  const returned = new Set<ParsedMail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      done(refused.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    onData: async (stream, _session, done) => {
      const mail = await simpleParser(stream);
      if (double.busy > 0) {
        double.busy -= 1;
        return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      }
      mails.push(mail);
      done(null);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const isTo = (mail: ParsedMail, address: string) => [mail.to ?? []].flat().some(({ text }) => text.includes(address));
  const double: MailServerDouble = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refused,
    busy: 0,
    nextTo: async (address) => {
      const mail = await until(() => mails.find((one) => isTo(one, address) && !returned.has(one)), {
        timeoutMs: 30_000,
      });
      returned.add(mail);
      return mail;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return double;
}
