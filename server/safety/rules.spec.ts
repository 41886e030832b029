import { readingsOf, spellingsOf } from './readings.ts';
import { reviewByPatterns } from './review-by-patterns.ts';
import { HARMLESS } from './rules/harmless.ts';
import { HIDING } from './rules/hiding.ts';
import { PATTERN_CATEGORIES, RULES } from './rules.ts';

const categoryOf = (text: string) => reviewByPatterns(text)?.category ?? null;

const ENTRIES = [
  ...PATTERN_CATEGORIES.flatMap((category) => RULES[category].map((rule) => ({ ...rule, category }))),
  ...HIDING.map((rule) => ({ ...rule, category: 'secrecy' as const })),
];
const MATCHES = ENTRIES.flatMap(({ matches, ...rule }) => matches.map((sentence) => ({ ...rule, sentence })));
const PASSES = ENTRIES.flatMap(({ passes, ...rule }) => passes.map((sentence) => ({ ...rule, sentence })));
const REMOVED = HARMLESS.flatMap(({ matches, ...phrase }) => matches.map((sentence) => ({ ...phrase, sentence })));
const KEPT = HARMLESS.flatMap(({ passes, ...phrase }) => passes.map((sentence) => ({ ...phrase, sentence })));

const isSpelledIn = (pattern: RegExp, sentence: string): boolean =>
  spellingsOf(sentence).some((spelling) => spelling.search(pattern) >= 0);

it.each(PATTERN_CATEGORIES)('there are rules for %s', (category) => {
  expect(RULES[category].length).toBeGreaterThan(5);
});

it('each rule and each harmless phrase has an id of its own', () => {
  const ids = [...ENTRIES, ...HARMLESS].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each(MATCHES)('$id finds $category in: $sentence', ({ sign, category, sentence }) => {
  expect(readingsOf(sentence).some((reading) => sign.test(reading))).toBe(true);
  expect(categoryOf(sentence)).toBe(category);
});

it.each(PASSES)('$id leaves alone: $sentence', ({ sign, sentence }) => {
  expect(readingsOf(sentence).some((reading) => sign.test(reading))).toBe(false);
  expect(categoryOf(sentence)).toBeNull();
});

it.each(REMOVED)('$id makes harmless: $sentence', ({ pattern, sentence }) => {
  expect(isSpelledIn(pattern, sentence)).toBe(true);
  expect(categoryOf(sentence)).toBeNull();
});

it.each(KEPT)('$id does not excuse: $sentence', ({ pattern, sentence }) => {
  expect(isSpelledIn(pattern, sentence)).toBe(false);
  expect(categoryOf(sentence)).not.toBeNull();
});
