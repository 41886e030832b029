import german from '../../languages/de/children.json' with { type: 'json' };
import germanCard from '../../languages/de/data-card.json' with { type: 'json' };
import { applyLanguage } from '../platform/languages/language';
import { addCatalogues } from '../platform/languages/texts';
import { exportName } from './child-export';
import { countLines, countText, shortCountLines, valueText } from './data-words';

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
});
afterEach(() => applyLanguage('en'));

test('counts are in words, the largest first, without what is empty', () => {
  expect(countLines({ conversations: 1, messages: 1_204, devices: 0, some_table: 3 })).toEqual([
    '1,204 messages',
    '3 some table',
    '1 conversation',
  ]);
  expect(countText('messages', 1)).toBe('1 message');
});

test('counts and values are in the language of the reader, also of tables without words of their own', () => {
  addCatalogues('de', { children: german, 'data-card': germanCard });
  applyLanguage('de');
  expect(countLines({ child_minutes: 1_204, messages: 3 })).toEqual(['Genutzte Minuten: 1.204', '3 Nachrichten']);
  expect(valueText('reads_well', 'reading_level')).toBe('Liest gut');
  applyLanguage('en');
  expect(countText('child_minutes', 2)).toBe('Minutes used: 2');
});

test('a preview sums up what means nothing to a family', () => {
  expect(shortCountLines({ messages: 2, sessions: 3, refresh_tokens: 1, devices: 0 })).toEqual([
    '2 messages',
    '4 technical entries',
  ]);
});

test.each([
  [null, 'note', '—'],
  [[], 'interests', '—'],
  [['en', 'de'], 'languages', 'English, German'],
  ['6_9', 'age_band', '6 to 9 years'],
  ['first_words', 'reading_level', 'Reads first words'],
  ['owl', 'avatar', 'Owl'],
  ['teal', 'colour', 'Teal'],
  ['full', 'transcript', 'everything'],
  ['snake_case', 'note', 'snake_case'],
  [true, 'paused', 'yes'],
  [0, 'any', '0'],
])('the value %j of %s reads %j', (value, field, text) => {
  expect(valueText(value, field)).toBe(text);
});

test.each([
  ['Mia', 'starling-mia-2026-11-23.zip'],
  ['Ängström / 2', 'starling-ängström-2-2026-11-23.zip'],
  ['🦊', 'starling-child-2026-11-23.zip'],
])('the export of %s is saved as %s', (nickname, name) => {
  expect(exportName(nickname, new Date('2026-11-23T10:00:00Z'), 'zip')).toBe(name);
});
