import { type ChildStarter, startersFor } from '../../../contract/child-starters.js';
import { AGE_BANDS, type AgeBand } from '../../../contract/children.js';
import { LANGUAGES } from '../../../contract/languages.js';
import { isChildStarter } from '../../children/child-starters.js';
import { findContentRoot } from '../../library/content-root.js';
import { LibraryService } from '../../library/library.service.js';
import { LibrarySearch } from '../../library/library-search.js';
import { loadContent } from '../../library/load-content.js';
import { textsIn } from '../../platform/languages/texts.js';
import { reviewText } from '../../safety/review.ts';
import { CHILD_GUIDE_MODE } from './offline-for-children.js';
import { OfflineProvider } from './offline-provider.js';
import type { PromptMessage } from './provider.js';
import { Starters } from './starters.js';

const content = loadContent(findContentRoot());
const library = new LibraryService(content);
const provider = new OfflineProvider(new LibrarySearch(content), library, { pauseMs: 0 });
const { signal } = new AbortController();

/** Sends these messages one after the other as a child of this age, and returns the answers. */
async function converse(ageBand: AgeBand, ...said: string[]): Promise<string[]> {
  const child = { ageBand, readingLevel: 'reads' as const, languages: [], interests: [], note: null };
  const messages: PromptMessage[] = [{ role: 'system', content: 'Be kind.' }];
  const answers: string[] = [];
  for (const text of said) {
    messages.push({ role: 'user', content: text });
    let answer = '';
    for await (const chunk of provider.stream({ messages, signal, child })) answer += chunk;
    messages.push({ role: 'assistant', content: answer });
    answers.push(answer);
  }
  return answers;
}

const agesOf = (age: string) => age.split('-').map(Number) as [number, number];

describe('the offline companion for a child', () => {
  it.each([
    ['0_5', [0, 5]],
    ['6_9', [6, 9]],
  ] as const)(
    'tells each story that suits the band %s, and no other, before it repeats one',
    async (band, [from, to]) => {
      const answers = await converse(band, 'tell me a story', ...Array.from({ length: 9 }, () => 'another'));
      const slugs = answers.map((answer) => /\(\/story\/([a-z0-9-]+)\)/.exec(answer)?.[1]);
      const fitting = library.allStories().filter(({ age }) => {
        const [youngest, oldest] = agesOf(age);
        return youngest <= to && oldest >= from;
      });
      const suits = new Set(fitting.map(({ slug }) => slug));
      expect(slugs.every((slug) => slug !== undefined && suits.has(slug))).toBe(true);
      expect(new Set(slugs).size).toBe(Math.min(10, suits.size));
    },
  );

  it.each(['0_5', '6_9', '10_12', '13_15', '16_17'] as const)(
    'never sends a child of %s to a page for parents',
    async (band) => {
      const questions = [
        'I am afraid of the dark',
        'How do I brush my teeth?',
        'My brother is mean',
        'Why is the sky blue?',
        'I hate school',
      ];
      for (const answer of await converse(band, ...questions)) {
        expect(answer).not.toMatch(/\/library\/|your child|parents?\b/i);
      }
    },
  );

  it('says what it is, once that it works without the internet, and that a grown-up helps with health', async () => {
    const [hello, who, ill] = await converse('6_9', 'Hello', 'Are you my friend?', 'I have a fever');
    expect(hello).toContain('learning helper');
    expect(hello).toContain(CHILD_GUIDE_MODE);
    expect(who).toContain('a computer program, not a person');
    expect(who).not.toContain(CHILD_GUIDE_MODE);
    expect(ill).toMatch(/^Please tell a grown-up near you now\./);
  });

  it('plays a game, and keeps it over the next turn', async () => {
    const [start, next] = await converse('6_9', 'let us play a counting game', '1');
    expect(start).toContain('Let us **count**!');
    expect(next).not.toContain('I do not know');
  });
});

const isStory = (key: ChildStarter['key']) => textsIn('en', 'child-starters')(key).includes('story');

describe.each(AGE_BANDS)('the starters for a child of %s', (band) => {
  const starters = new Starters(library);
  const hours = Array.from({ length: 24 }, (_, hour) => hour);

  it.each(LANGUAGES.flatMap((language) => [[language, 'offline'] as const, [language, 'openai'] as const]))(
    'are all shown in the course of a day in %s: %s',
    (language, kind) => {
      const t = textsIn(language, 'child-starters');
      const known = startersFor(band).filter(({ isOpen }) => kind === 'openai' || !isOpen);
      const shown = hours.map((hour) => starters.forChild(band, hour, kind, language));
      for (const four of shown) expect(new Set(four).size).toBe(Math.min(4, known.length));
      expect(new Set(shown.flat())).toEqual(new Set(known.map(({ key }) => t(key))));
    },
  );

  it.each(LANGUAGES)('are no own words, and get a story or a game without a provider: %s', async (language) => {
    for (const { key, isOpen } of startersFor(band)) {
      const text = textsIn(language, 'child-starters')(key);
      expect(isChildStarter(text)).toBe(true);
      expect([text, reviewText(text, { direction: 'in', band: '6_9' })]).toEqual([text, null]);
      if (isOpen) continue;
      const [answer] = await converse(band, text);
      expect(answer).toMatch(isStory(key) ? /^# [\s\S]+\]\(\/story\// : /\]\(\/games\/|\*\*[a-z ]+\*\*/);
    }
  });
});
