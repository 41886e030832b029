import { HIDDEN_TEXT } from '../../contract/conversations';
import { AI_ERROR_TEXT } from '../../contract/errors';
import german from '../../languages/de/fixed-texts.json' with { type: 'json' };
import { applyLanguage } from '../platform/languages/language';
import { addCatalogues } from '../platform/languages/texts';
import { previewOf } from './preview-line';
import { shownText } from './shown-text';

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
});
afterEach(() => applyLanguage('en'));

it('keeps the words of the service in English, and every other message', () => {
  for (const text of [HIDDEN_TEXT, AI_ERROR_TEXT, 'Why is the sky blue?']) expect(shownText(text)).toBe(text);
});

it('says in the language of the reader that a message is hidden or an answer failed', () => {
  addCatalogues('de', { 'fixed-texts': german });
  applyLanguage('de');
  expect(shownText(HIDDEN_TEXT)).toBe('Die Moderation hat diese Nachricht ausgeblendet.');
  expect(shownText(AI_ERROR_TEXT)).toBe('Bei der Antwort ist ein Fehler aufgetreten.');
  expect(shownText('Why is the sky blue?')).toBe('Why is the sky blue?');
  expect(previewOf({ role: 'ASSISTANT', content: HIDDEN_TEXT })).toContain('Die Moderation hat');
});
