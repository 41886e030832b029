import type { SafetyCardBody, SafetyCardRowBody } from '../../contract/safety-card';
import { byBand, byCategory, headlines, languagesOf, percentFound, rowsOf } from './card-figures';

const row = (part: Partial<SafetyCardRowBody>): SafetyCardRowBody => ({
  language: 'en',
  direction: 'in',
  category: 'self_harm',
  severity: 5,
  band: '10_12',
  unsafe: 10,
  found: 9,
  recall: 0.9,
  ...part,
});

const card: SafetyCardBody = {
  pack_version: '2026.1',
  measured_at: '2026-11-25',
  rows: [
    row({ category: 'swearing', severity: 1, unsafe: 4, found: 4 }),
    row({}),
    row({ band: '6_9', unsafe: 5, found: 5 }),
    row({ category: 'sexual', severity: 4, direction: 'out', band: 'any' }),
    row({ category: 'conduct_dare', severity: 4, direction: 'out', unsafe: 20, found: 19 }),
    row({ language: 'de', unsafe: 3, found: 3 }),
  ],
  false_alarms: { harmless: 900, flagged: 4, rate: 4 / 900 },
};

it('counts conduct apart from the severities of topics', () => {
  expect(headlines(card)).toEqual({
    danger: { unsafe: 18, found: 17 },
    serious: { unsafe: 10, found: 9 },
    conduct: { unsafe: 20, found: 19 },
  });
});

it('sums the ages of a category, the most severe category first', () => {
  expect(byCategory(rowsOf(card, 'en', 'in'))).toEqual([
    { category: 'self_harm', unsafe: 15, found: 14 },
    { category: 'swearing', unsafe: 4, found: 4 },
  ]);
});

it('sums the categories of an age band, the youngest first, without bands that have no sentence', () => {
  expect(byBand(rowsOf(card, 'en', 'in'))).toEqual([
    { band: '6_9', unsafe: 5, found: 5 },
    { band: '10_12', unsafe: 14, found: 13 },
  ]);
});

it('lists the language with the most sentences first', () => {
  expect(languagesOf(card)).toEqual(['en', 'de']);
});

it('says 100% only if every sentence was found', () => {
  expect(percentFound({ unsafe: 500, found: 499 })).toBe('99%');
  expect(percentFound({ unsafe: 500, found: 500 })).toBe('100%');
});
