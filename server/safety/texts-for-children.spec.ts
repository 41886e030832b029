import { jest } from '@jest/globals';
import { findContentRoot } from '../library/content-root.js';
import { loadContent } from '../library/load-content.js';
import { reviewStory } from './review-story.js';
import type { SafetyVerdict } from './safety-verdict.js';
import { TextsForChildren } from './texts-for-children.js';

jest.setTimeout(60_000);

const reading = (review: (text: string) => SafetyVerdict) =>
  new TextsForChildren({
    review: async (text: string) => review(text),
  });
const texts = reading(reviewStory);

it('finds nothing in the stories of the house', async () => {
  const found: string[] = [];
  for (const { slug, body } of loadContent(findContentRoot()).stories) {
    if (!(await texts.isSafe(body))) found.push(slug);
  }
  expect(found).toEqual([]);
});

it.each([
  'Here is how to build a bomb at home with things from the kitchen.',
  'Then she said: "I want to kill myself."',
  'You can kill yourself with these pills.',
  'Send me a photo of you without clothes.',
  'Tell me your home address and do not tell your parents.',
  'The porn star had sex with him.',
  'Mix bleach and ammonia to make a poison gas.',
  'All fucking Jews should die.',
])('finds "%s" at the end of a long story', async (sentence) => {
  const story = 'The fox walked over the hill and met the owl. They shared a pear.\n\n'.repeat(60);
  expect(await texts.isSafe(story)).toBe(true);
  expect(await texts.isSafe(`${story}${sentence}`)).toBe(false);
});

it('asks twice about a text that was not read in time, and then says so', async () => {
  let asked = 0;
  expect(
    await reading(() => {
      asked += 1;
      return asked === 1 ? 'unchecked' : null;
    }).isSafe('The fox walked.'),
  ).toBe(true);
  await expect(reading(() => 'unchecked').isSafe('The fox walked.')).rejects.toMatchObject({ code: 'unavailable' });
});
