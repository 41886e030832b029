import { foreignLetters, isWholeCode, shownCode, suggestedName } from './pairing-code';

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
