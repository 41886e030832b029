import { conversationStarters } from './conversation-starters.js';
import { summarySentence } from './summary-sentence.js';

type Facts = Parameters<typeof summarySentence>[0];

const story = { slug: 'soup', title: 'Soup', times: 1, finished: true };
const facts: Facts = {
  days: [
    { date: '2026-11-23', minutes: 12, questions: 1 },
    { date: '2026-11-24', minutes: 0, questions: 1 },
  ],
  minutes: { chat: 12, story: 0, game: 0 },
  stories: [story],
  topics: [
    { tag: 'animals', count: 2, trend: [] },
    { tag: 'unknown', count: 1, trend: [] },
  ],
  safety: [],
  quiet: false,
};
const once = [{ category: 'swearing' as const, severity: 1, count: 1 }];

it.each([
  ['en', '2 questions, 1 story read to the end and 12 minutes in all. Topics: animals and unknown.'],
  ['de', '2 Fragen, 1 Geschichte zu Ende gelesen und 12 Minuten insgesamt. Themen: Tiere und unknown.'],
  ['es', '2 preguntas, 1 cuento leído hasta el final y 12 minutos en total. Temas: animales y unknown.'],
] as const)('counts in %s what was read and asked', (language, sentence) => {
  expect(summarySentence(facts, language)).toBe(sentence);
});

it('is kind about a quiet week, and says how often Starling was careful', () => {
  const quiet = { ...facts, quiet: true };
  expect(summarySentence(quiet, 'en')).toBe('A quiet time. That is fine.');
  expect(summarySentence({ ...quiet, safety: once }, 'en')).toMatch(/ Starling was extra careful once\.$/);
  expect(summarySentence({ ...quiet, safety: [...once, ...once] }, 'de')).toMatch(/ 2-mal besonders vorsichtig\.$/);
});

it('asks at the table in the language of the guardian, about the same things', () => {
  const questions = (['en', 'de', 'es'] as const).map((language) =>
    conversationStarters(['story'], '6_9', 'mia 2026-11-23', language),
  );
  expect(questions.map((texts) => texts.length)).toEqual([2, 2, 2]);
  expect(new Set(questions.flat()).size).toBe(6);
});
