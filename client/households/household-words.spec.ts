import { countryOptions, dateFieldOf, endOfDay, regionOf } from './household-words';

test.each([
  ['de-CH', 'CH'],
  ['en-US@posix', 'US'],
  ['zh-Hant-TW', 'TW'],
  ['en', null],
  ['', null],
])('the country of the language %j is %j', (language, region) => {
  expect(regionOf(language)).toBe(region);
});

test('the end of a day falls on the same day of a date field', () => {
  expect(dateFieldOf(new Date(endOfDay('2026-12-01')))).toBe('2026-12-01');
});

test('countries are listed by name, with one that is chosen already', () => {
  const options = countryOptions('AQ');
  expect(options).toContainEqual({ value: 'CH', label: 'Switzerland' });
  expect(options.some(({ value }) => value === 'AQ')).toBe(true);
});
