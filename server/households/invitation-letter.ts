import type { HouseholdRole } from '../../contract/households.js';
import type { Language } from '../../contract/languages.js';
import type { Letter } from '../mail/letter.js';
import { textsIn } from '../platform/languages/texts.js';

/**
 * The mail to somebody who is invited to a household. It repeats no text that a member has written, because it goes to an
 * address that nobody has proved.
 */
export function invitationLetter(role: HouseholdRole, url: string, language: Language): Letter {
  const t = textsIn(language, 'mails');
  return {
    language,
    subject: t('invitation.subject'),
    paragraphs: [t(role === 'helper' ? 'invitation.helper' : 'invitation.guardian'), t('invitation.about')],
    action: { label: t('invitation.action'), url },
    note: t('invitation.note'),
  };
}
