import { timedWords, VoicePace } from './word-times';

it('gives each word its time by its syllables, and a breath to a comma', () => {
  const { words, length } = timedWords('The balcony, at home, rustled.');
  expect(words.map(({ at }) => at)).toEqual([0, 1, 5, 6, 8]);
  expect(length).toBe(11);
});

it('learns how fast a voice is within a few sentences', () => {
  const pace = new VoicePace(1);
  for (let sentence = 0; sentence < 4; sentence += 1) pace.learn(10, 4_000);
  expect(pace.msOf(1)).toBeGreaterThan(390);
  expect(pace.msOf(1)).toBeLessThanOrEqual(400);
  expect(new VoicePace(0.5).msOf(1)).toBe(2 * new VoicePace(1).msOf(1));
});
