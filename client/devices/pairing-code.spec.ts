import german from '../../languages/de/devices.json' with { type: 'json' };
import { applyLanguage } from '../platform/languages/language';
import { addCatalogues } from '../platform/languages/texts';
import { foreignLetters, isWholeCode, platformText, shownCode, suggestedName } from './pairing-code';

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
});
afterEach(() => applyLanguage('en'));

test.each([
  ['bcdfghjk', 'BCDF-GHJK'],
  [' BCDF - GHJK ', 'BCDF-GHJK'],
  ['BCDF-', 'BCDF'],
  ['bcdfg', 'BCDF-G'],
  ['abcd1', 'BCD'],
  ['BCDFGHJKLM', 'BCDF-GHJK'],
  ['', ''],
])('%j shows as %j', (typed, shown) => {
  expect(shownCode(typed)).toBe(shown);
});

test('a code is whole with eight letters', () => {
  expect(isWholeCode('bcdf-ghj')).toBe(false);
  expect(isWholeCode('bcdf-ghjk')).toBe(true);
});

test('letters that no code has are named once', () => {
  expect(foreignLetters('abc-a1')).toEqual(['A', '1']);
});

test.each([
  ['iPad, Safari', 'Mia’s iPad'],
  ['Unknown device', 'Mia’s device'],
  ['', 'Mia’s device'],
])('a device of the platform %j is suggested as %j', (platform, name) => {
  expect(suggestedName('Mia', platform)).toBe(name);
});

test('platforms are in the language of the reader, but for the names of products', () => {
  const platforms = ['Android phone, Chrome', 'Fire tablet, Silk', 'iPad, Safari', 'Unknown device'];
  expect(platforms.map(platformText)).toEqual(platforms);
  addCatalogues('de', { devices: german });
  applyLanguage('de');
  expect(platforms.map(platformText)).toEqual([
    'Android-Handy, Chrome',
    'Fire-Tablet, Silk',
    'iPad, Safari',
    'Unbekanntes Gerät',
  ]);
});
