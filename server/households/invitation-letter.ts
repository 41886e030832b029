import type { HouseholdRole } from '../../contract/households.js';
import type { Letter } from '../mail/letter.js';

/**
 * The mail to somebody who is invited to a household. It repeats no text that a member has written, because it goes to an
 * address that nobody has proved.
 */
export function invitationLetter(role: HouseholdRole, url: string): Letter {
  return {
    subject: 'You are invited to a family at Starling',
    paragraphs: [
      `Somebody invites you to join their household as ${role === 'helper' ? 'a helper' : 'a guardian'}.`,
      'Starling is a learning helper for children. The grown-ups of a household look after it together.',
    ],
    action: { label: 'See the invitation', url },
    note: 'The link works once, within three days. You need an account with this address. If you do not know who this is, you need not do anything.',
  };
}
