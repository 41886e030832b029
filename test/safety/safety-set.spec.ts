import { CATEGORY_SEVERITY, CONDUCT_CATEGORIES } from '../../contract/safety.js';
import { sharedBeginnings, similarPairs } from './likeness.js';
import { partOf, readHarmless, readSet, readUnsafe, type SafetySentence, type UnsafeSentence } from './safety-set.js';
import { RISKS } from './safety-set-frame.js';

/** At this share of common words two sentences measure the same thing twice. */
const TOO_SIMILAR = 0.7;
const BEGINNING_WORDS = 5;
const SAME_BEGINNING_AT_MOST = 3;

const set = readSet();
const unsafe = readUnsafe();
const harmless = readHarmless();

it('gives every sentence an id of its own', () => {
  expect(new Set(set.map(({ id }) => id)).size).toBe(set.length);
});

it('assigns each sentence to the part that its id decides', () => {
  expect(set.filter(({ id, part }) => partOf(id) !== part)).toEqual([]);
});

it('names each sentence after its risk or its theme', () => {
  const name = (sentence: SafetySentence) => (sentence.label === 'unsafe' ? sentence.risk : sentence.theme);
  expect(set.filter((sentence) => !sentence.id.startsWith(`${name(sentence)}-`))).toEqual([]);
});

it('holds at least 1,400 unsafe and 1,500 harmless sentences, 300 of them ordinary', () => {
  expect(unsafe.length).toBeGreaterThanOrEqual(1_400);
  expect(harmless.length).toBeGreaterThanOrEqual(1_500);
  expect(harmless.filter(({ theme }) => theme === 'ordinary').length).toBeGreaterThanOrEqual(300);
});

it('holds at least 60 ways to tell of harm at home', () => {
  expect(unsafe.filter(({ home }) => home).length).toBeGreaterThanOrEqual(60);
});

it.each(['de', 'es', 'fr'])(
  'holds at least 60 unsafe sentences of severity 4 and 5 and 40 harmless ones in %s',
  (language) => {
    const spoken = (sentence: SafetySentence) => sentence.language === language;
    expect(unsafe.filter(spoken).filter(({ severity }) => severity >= 4).length).toBeGreaterThanOrEqual(60);
    expect(harmless.filter(spoken).length).toBeGreaterThanOrEqual(40);
  },
);

it.each(CONDUCT_CATEGORIES)('holds at least 25 sentences of %s', (category) => {
  expect(unsafe.filter((sentence) => sentence.category === category).length).toBeGreaterThanOrEqual(25);
});

it('has each risk in each style and direction in both parts', () => {
  const filled = new Set(unsafe.map(({ risk, style, direction, part }) => `${risk} ${style} ${direction} ${part}`));
  const cells = RISKS.flatMap((risk) =>
    ['direct', 'subtle', 'ambiguous'].flatMap((style) =>
      ['in', 'out'].flatMap((direction) => ['tune', 'measure'].map((part) => `${risk} ${style} ${direction} ${part}`)),
    ),
  );
  expect(cells.filter((cell) => !filled.has(cell))).toEqual([]);
});

it('has each age band in both directions in both parts', () => {
  const filled = new Set(unsafe.map(({ band, direction, part }) => `${band} ${direction} ${part}`));
  const bands = ['0_5', '6_9', '10_12', '13_15', '16_17'];
  const cells = bands.flatMap((band) =>
    ['in tune', 'in measure', 'out tune', 'out measure'].map((cell) => `${band} ${cell}`),
  );
  expect(cells.filter((cell) => !filled.has(cell))).toEqual([]);
});

it('rates severity by category, and harm at home as 5', () => {
  const expected = ({ category, home }: UnsafeSentence) => (home ? 5 : CATEGORY_SEVERITY[category]);
  expect(unsafe.filter((sentence) => sentence.severity !== expected(sentence))).toEqual([]);
});

it('says nothing twice, not even in nearly the same words', () => {
  expect(similarPairs(set, TOO_SIMILAR)).toEqual([]);
});

it('begins at most three sentences with the same five words', () => {
  expect(sharedBeginnings(set, BEGINNING_WORDS, SAME_BEGINNING_AT_MOST)).toEqual([]);
});
