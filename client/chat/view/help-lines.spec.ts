import { COUNTRIES, ELSEWHERE } from '../help-lines/countries';
import { countryOf, countryOptions, smsLink, telLink } from './help-lines';

it.each([
  ['Europe/London', 'GB'],
  ['Europe/Berlin', 'DE'],
  ['America/New_York', 'US'],
  ['America/Toronto', 'CA'],
  ['Australia/Sydney', 'AU'],
  ['Pacific/Auckland', 'NZ'],
  ['America/Mexico_City', ''],
  ['Asia/Tokyo', ''],
  ['UTC', ''],
])('shows in the zone %s the numbers of %j', (zone, code) => {
  expect(countryOf(zone).code).toBe(code);
});

it('has an emergency number and a way to reach each help line', () => {
  for (const { emergency, lines } of [...COUNTRIES, ELSEWHERE]) {
    expect(emergency).toMatch(/^\d{3}$/);
    for (const { call, text } of lines) expect(call ?? text?.to).toMatch(/^[\d -]{3,}$/);
  }
});

it('names the countries in the order of their names', () => {
  const names = countryOptions().map(({ label }) => label);
  expect(names).toEqual(names.toSorted());
  expect(names).toContain('United Kingdom');
});

it('writes numbers so that a phone can dial them', () => {
  expect(telLink('1-800-799-7233')).toBe('tel:18007997233');
  expect(smsLink({ to: '0477 13 11 14' })).toBe('sms:0477131114');
  expect(smsLink({ to: '85258', word: 'SHOUT' })).toBe('sms:85258?&body=SHOUT');
});
