import { LANGUAGES, type Language } from '../../contract/languages.js';
import { sha256Hex } from '../platform/crypto.js';
import { catalogueIn } from '../platform/languages/texts.js';

/** What a guardian agrees to, in one language. The hash says which words these were. */
export interface ConsentText {
  readonly version: string;
  readonly language: Language;
  readonly sha256: string;
  readonly text: string;
}

/** What a guardian says about the text that they agreed to. */
export interface Agreement {
  readonly version: string;
  /** Of the text that was on the screen. Without it, that was the text in the language of the call. */
  readonly sha256?: string | undefined;
}

/**
 * A changed text needs a new version: the ledger of consents keeps the version, the language and the hash of what was agreed
 * to. One version says the same in every language.
 */
export const CONSENT_VERSION = '1';

/** The text to use Starling. */
export function consentText(language: Language): ConsentText {
  const { intro, ...parts } = catalogueIn(language, 'consents').use;
  const text = [intro, ...Object.values(parts).map((part) => `${part.heading}\n${part.text}`)].join('\n\n');
  return { version: CONSENT_VERSION, language, sha256: sha256Hex(text), text };
}

/** The text that a guardian agreed to, if it is still the current one in some language. `textIn`: the current ones. */
export function agreedText<Text extends ConsentText>(
  { version, sha256 }: Agreement,
  language: Language,
  textIn: (language: Language) => Text,
): Text | null {
  const read = sha256 === undefined ? textIn(language) : LANGUAGES.map(textIn).find((text) => text.sha256 === sha256);
  return read?.version === version ? read : null;
}
