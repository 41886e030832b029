import { renderToStaticMarkup } from 'react-dom/server';
import { applyLanguage, screenLanguage, subscribeToLanguage } from './language';
import { disguiseOf } from './pseudo';
import { Rich } from './Rich';
import { addCatalogues, disguiseTexts, textsOf } from './texts';

const english = {
  greeting: 'Hello {{name}}',
  left: 'Only in English',
  messages_one: '{{count, number}} message',
  messages_other: '{{count, number}} messages',
  group: { terms: 'Read the <terms>Terms</terms> and <b>more</b>.' },
};
declare module '../../../languages/catalogues' {
  interface Catalogues {
    spec: typeof english;
  }
}
const t = textsOf('spec', english);

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  addCatalogues('de', {
    spec: {
      greeting: 'Hallo {{name}}',
      messages_one: 'eine Nachricht',
      messages_other: '{{count, number}} Nachrichten',
      group: { terms: '<b>Mehr</b> und die <terms>Bedingungen</terms> lesen.' },
    },
  });
});
afterEach(() => applyLanguage('en'));

it('fills in values as they are, and numbers as people write them', () => {
  expect(t('greeting', { name: '<b>$& {{name}} $t(left)' })).toBe('Hello <b>$& {{name}} $t(left)');
  expect(t('messages', { count: 1 })).toBe('1 message');
  expect(t('messages', { count: 12_345 })).toBe('12,345 messages');
});

it('takes the language of the screen, and English for a text that it lacks', () => {
  applyLanguage('de');
  expect([t('greeting', { name: 'Ada' }), t('messages', { count: 1 }), t('messages', { count: 12_345 })]).toEqual([
    'Hallo Ada',
    'eine Nachricht',
    '12.345 Nachrichten',
  ]);
  expect(t('left')).toBe('Only in English');
  expect(document.documentElement).toMatchObject({ lang: 'de', dir: 'ltr' });
});

it('tells the screen of another language at once', () => {
  const seen: string[] = [];
  const stop = subscribeToLanguage(() => seen.push(screenLanguage()));
  applyLanguage('de');
  stop();
  applyLanguage('es');
  expect(seen).toEqual(['de']);
});

it('puts elements where a language has its marked parts', () => {
  const parts = { terms: (words: string) => <a href="/terms">{words}</a>, b: (words: string) => <b>{words}</b> };
  const html = () => renderToStaticMarkup(<Rich text={t('group.terms')} parts={parts} />);
  expect(html()).toBe('Read the <a href="/terms">Terms</a> and <b>more</b>.');
  applyLanguage('de');
  expect(html()).toBe('<b>Mehr</b> und die <a href="/terms">Bedingungen</a> lesen.');
});

it('keeps what someone typed inside of a marked part', () => {
  const html = renderToStaticMarkup(<Rich text="<b>I <3 cats</b>: today" parts={{ b: (words) => <b>{words}</b> }} />);
  expect(html).toBe('<b>I &lt;3 cats</b>: today');
});

it('makes longer and mirrored texts that keep their values and marks', () => {
  disguiseTexts('en-XA', disguiseOf('en-XA'));
  applyLanguage('en-XA');
  const long = t('greeting', { name: 'Ada' });
  expect(long.length).toBeGreaterThan('Hello Ada'.length * 1.4);
  expect(long).toContain('Ada');
  expect([0, 1, 2].map((count) => t('messages', { count }).replace(/[^\d]/g, ''))).toEqual(['0', '1', '2']);
  disguiseTexts('ar-XB', disguiseOf('ar-XB'));
  applyLanguage('ar-XB');
  expect(t('group.terms')).toContain('<terms>\u202eTerms\u202c</terms>');
  expect(document.documentElement.dir).toBe('rtl');
});
