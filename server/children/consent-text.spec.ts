import { LANGUAGES } from '../../contract/languages.js';
import { agreedText, CONSENT_VERSION, consentText } from './consent-text.js';

/** Of version 1. A text that changes needs a new version, and new hashes here. */
const SHA256 = {
  en: 'e090db97dac6ede239694ea90f1e7562a01f5df84619948f53eb6c950afbc056',
  de: '620be2acc262427cf54711b53c4e5db3250f270bfde38c306de176d46a0cf1ed',
  es: '129d4d9a8394620179747f7934afdfdcf98b9510ff260d4d4cb42cb2941351ad',
};

it.each(LANGUAGES)('keeps the words of its version in %s', (language) => {
  const { version, sha256, text } = consentText(language);
  expect([version, sha256]).toEqual([CONSENT_VERSION, SHA256[language]]);
  expect(text.split('\n\n')).toHaveLength(5);
});

it('knows a text by its hash, whatever the language of the call is', () => {
  const { version, sha256 } = consentText('es');
  expect(agreedText({ version, sha256 }, 'de', consentText)?.language).toBe('es');
  expect(agreedText({ version }, 'de', consentText)?.language).toBe('de');
});

it('takes no agreement to another version or to other words', () => {
  const { version, sha256 } = consentText('en');
  expect(agreedText({ version: '0' }, 'en', consentText)).toBeNull();
  expect(agreedText({ version: '0', sha256 }, 'en', consentText)).toBeNull();
  expect(agreedText({ version, sha256: '0'.repeat(64) }, 'en', consentText)).toBeNull();
});
