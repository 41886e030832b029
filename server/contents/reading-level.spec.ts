import { gradeOf, readingLevelOf } from './reading-level.js';

const FIRST = 'The cat sat on the mat. It was a red mat. The cat had a nap. Then a dog ran in. The cat ran up a tree.';
const MIDDLE =
  'Every morning, Ada walked down to the harbour to watch the boats come in. The fishermen knew her name and often gave her ' +
  'a shell or a smooth stone. She kept them in a box under her bed and counted them before she went to sleep.';
const HARD =
  'Photosynthesis is the biochemical process by which green plants transform electromagnetic radiation into chemical energy, ' +
  'which subsequently sustains practically every ecosystem on the surface of our planet.';

it('tells first words from what a child reads and from what it reads well', () => {
  expect([FIRST, MIDDLE, HARD].map(readingLevelOf)).toEqual(['first_words', 'reads', 'reads_well']);
});

it('rises with the length of words and of sentences', () => {
  const short = gradeOf('The dog ran to the big tree. The dog sat down.')!;
  const longer = gradeOf('The dog ran to the big tree and the dog sat down.')!;
  const longWords = gradeOf('Elephants travelled through gigantic forests. Crocodiles followed.')!;
  expect(short).toBeLessThan(longer);
  expect(longer).toBeLessThan(longWords);
});

it('says nothing about a few words', () => {
  expect(['', '   ', 'Once upon a time', '?!…'].map(readingLevelOf)).toEqual([null, null, null, null]);
});

it('counts letters of other scripts, and paragraphs as ends of sentences', () => {
  expect(readingLevelOf('Жил был кот\n\nОн спал весь день\n\nПотом он ел рыбу')).toBe('first_words');
});
