import { exportName } from './child-export';
import { countLines, countText, shortCountLines, valueText } from './data-words';

test('counts are in words, the largest first, without what is empty', () => {
  expect(countLines({ conversations: 1, messages: 1_204, devices: 0, some_table: 3 })).toEqual([
    '1,204 messages',
    '3 some table',
    '1 conversation',
  ]);
  expect(countText('messages', 1)).toBe('1 message');
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
  ['first_words', 'reading_level', 'first words'],
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
