import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../platform/project-root.js';
import { STORY_WORDS, wordsMetIn } from './story-words.js';

const FOLDER = join(projectRoot(), 'content/stories');
const slugs = readdirSync(FOLDER).map((file) => file.replace(/\.md$/, ''));

it('names words of every story of the house', () => {
  expect(Object.keys(STORY_WORDS).sort()).toEqual(slugs.sort());
});

it.each(slugs)('names words that stand in %s', (slug) => {
  const text = readFileSync(join(FOLDER, `${slug}.md`), 'utf8').toLowerCase();
  const missing = STORY_WORDS[slug]!.filter((word) => !new RegExp(`\\b${word}\\b`).test(text));
  expect(missing).toEqual([]);
});

it('counts a word once, only where the story was heard to its end, and at most twelve', () => {
  const story = (slug: string, finished = true) => ({ slug, finished });
  expect(wordsMetIn([story('the-loudest-mouse', false), story('a-story-of-the-family')])).toEqual([]);
  expect(wordsMetIn([story('the-loudest-mouse'), story('mira-and-the-missing-word')])).toEqual([
    ...['whisper', 'crumbs', 'quarrel', 'trumpet'],
    ...['balcony', 'crooked', 'invented'],
  ]);
  expect(wordsMetIn(slugs.map((slug) => story(slug)))).toHaveLength(12);
});
