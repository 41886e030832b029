import { sha256Hex } from '../platform/crypto.js';

/** What a guardian agrees to. */
export interface ConsentText {
  readonly version: string;
  readonly sha256: string;
  readonly text: string;
}

/** A changed text needs a new version: the ledger of consents keeps the version and the hash of what was agreed to. */
const VERSION = '1';

const TEXT = `You are the parent or guardian of this child, and you allow the child to use Starling.

What the child does
The child talks with Starling, a learning helper. It is a computer program and can be wrong. The child reads stories and plays learning games. There is no advertising, and nothing can be bought.

What we keep
We keep a nickname, a drawing, a colour, an age band, a reading level, languages, interests, a time zone and, if you write one, a short note. We keep what the child writes and what Starling answers, and when a device of the child was used. We do not keep a birth date, surname, school, address, telephone number, gender, diagnosis, location, photo or voice.

Who sees it
The guardians of your household can read the child's conversations, in full or by topic, as you choose. The child's screen always says so. A moderator can see an excerpt if a message is unsafe. To answer, the text of a conversation may be sent to the AI provider that the operator of this service has chosen; the nickname is not sent.

What you can do
You can see and download everything at any time, change it, delete the conversations, or erase the child. You can withdraw this consent: the child is then signed out until you give it again.`;

export const CONSENT_TEXT: ConsentText = { version: VERSION, sha256: sha256Hex(TEXT), text: TEXT };
