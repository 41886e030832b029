import type { Language } from '../../contract/languages.js';
import type { Letter } from '../mail/letter.js';
import { textsIn } from '../platform/languages/texts.js';

/** The mail to somebody who forgot their password. */
export function passwordResetLetter(url: string, language: Language): Letter {
  return linkLetter('reset', url, language);
}

/** The mail that proves an address. */
export function verificationLetter(url: string, language: Language): Letter {
  return linkLetter('verify', url, language);
}

function linkLetter(kind: 'reset' | 'verify', url: string, language: Language): Letter {
  const t = textsIn(language, 'mails');
  return {
    language,
    subject: t(`${kind}.subject`),
    paragraphs: [t(`${kind}.text`)],
    action: { label: t(`${kind}.action`), url },
    note: t(`${kind}.note`),
  };
}
