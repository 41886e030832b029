import { readdirSync, readFileSync } from 'node:fs';
import { pageSentences, storyPages } from '../../../contract/story-pages';
import type { Clock } from '../../chat/store/clock';
import { StorySession } from './story-session';
import { endsInTime } from './story-time';
import { timedWords } from './word-times';

const MINUTE_MS = 60_000;
/** What the usual voice takes for a syllable, and a breath between two sentences. */
const VOICE_MS = 250;
const BREATH_MS = 20;

const stories = readdirSync('content/stories').map((file) => {
  const [, head = '', ...rest] = readFileSync(`content/stories/${file}`, 'utf8').split(/^---$/mu);
  return { file, minutes: Number(/^minutes: (\d+)$/mu.exec(head)?.[1]), pages: storyPages(rest.join('---')) };
});

/** Reads the whole story aloud at a speed. Returns how long it took, and how many sentences were read. */
function readAloud(pages: readonly string[], rate: number, quietAt: number | null): { ms: number; read: number } {
  let now = 0;
  let read = 0;
  const ends: (() => void)[] = [];
  const clock: Clock = { now: () => now, random: () => 0.5, setTimeout: () => 0, clearTimeout: () => undefined };
  const session = new StorySession(
    pages,
    { page: 0, sentence: 0 },
    {
      clock,
      rate,
      voice: {
        say: (sentence, { onEnd }) => {
          read += 1;
          now += (timedWords(sentence).length * VOICE_MS) / rate + BREATH_MS;
          ends.push(onEnd);
        },
        hush: () => undefined,
      },
      onPlace: () => undefined,
    },
  );
  session.setQuietAt(quietAt);
  session.listen();
  for (let end = ends.shift(); end; end = ends.shift()) end();
  return { ms: now, read };
}

it('has at least fourteen stories', () => {
  expect(stories.length).toBeGreaterThanOrEqual(14);
});

it.each(stories.flatMap((story) => [0.6, 1, 1.4].map((rate) => ({ ...story, rate }))))(
  '$file at the speed $rate is offered only where it ends before the quiet time',
  ({ minutes, pages, rate }) => {
    const lefts = Array.from({ length: 80 }, (_, index) => ((index + 1) / 4) * MINUTE_MS);
    const shortest = lefts.find((left) => endsInTime(minutes, rate, left))!;
    const { ms, read } = readAloud(pages, rate, shortest);
    expect({ read, isInTime: ms <= shortest }).toEqual({ read: pages.flatMap(pageSentences).length, isInTime: true });
    expect(endsInTime(minutes, rate, null)).toBe(true);
  },
);
