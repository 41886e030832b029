import type { Letter } from '../mail/letter.js';

/** The mail to somebody who forgot their password. */
export function passwordResetLetter(url: string): Letter {
  return {
    subject: 'Set a new password for Starling',
    paragraphs: ['Someone, we hope you, asked for a new password for your account at Starling.'],
    action: { label: 'Set a new password', url },
    note: 'The link works once, within one hour. If you did not ask for it, you need not do anything: your password stays as it is.',
  };
}

/** The mail that proves an address. */
export function verificationLetter(url: string): Letter {
  return {
    subject: 'Confirm your address at Starling',
    paragraphs: [
      'Please confirm that this address is yours. Starling then sends you what you choose, such as a weekly summary or a warning when your child may need you.',
    ],
    action: { label: 'Confirm my address', url },
    note: 'The link works for one day. If you have no account at Starling, you need not do anything.',
  };
}
