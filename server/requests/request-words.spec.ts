import { inLanguage } from '../notifications/wording.js';
import { noticeOf } from './request-words.js';

const messageOf = (request: Parameters<typeof noticeOf>[1], language: 'en' | 'de') =>
  inLanguage(noticeOf('Mia', request).message, language);

it('names topics in the language of the guardian, and leaves the words of the family', () => {
  const asked = { kind: 'topic', subject: 'death, animals, Santa', message: null } as const;
  expect(messageOf(asked, 'en')).toBe('death, animals, Santa');
  expect(messageOf(asked, 'de')).toBe('Tod und Verlust, Tiere, Santa');
});

it('keeps what the child wrote, and says something where it wrote nothing', () => {
  expect(messageOf({ kind: 'game', subject: 'animals', message: 'Bitte!' }, 'de')).toBe('animals: Bitte!');
  const nothing = { kind: 'time', subject: null, message: null } as const;
  expect(messageOf(nothing, 'de')).not.toBe(messageOf(nothing, 'en'));
});
