import { pageSentences, type Span, storyPages, wordsOf } from '../../../contract/story-pages';
import type { Clock } from '../../chat/store/clock';
import { type SayOptions, StorySession } from './story-session';
import { timedWords } from './word-times';

const BODY = `Otto the badger wanted to go to his sister's. She had baked plum cake, and plum cake does not wait.

Otto looked left. He looked right. He looked at the timetable, but a mouse had gnawed it, just where the numbers were, which is a place that a mouse likes best of all because of the glue that holds the paper.

"This is an outrage," said Otto, and sat down on the bench. The end came soon.`;
const PAGES = storyPages(BODY);
const SENTENCES = PAGES.map(pageSentences);

/** A clock that the test moves, and a voice of this many milliseconds a syllable that speaks by it. */
function device(msASyllable: (sentence: number) => number, { reports = false } = {}) {
  let now = 0;
  let id = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  const clock: Clock = {
    now: () => now,
    random: () => 0.5,
    setTimeout: (run, ms) => {
      id += 1;
      timers.set(id, { at: now + ms, run });
      return id;
    },
    clearTimeout: (timer) => timers.delete(timer as number),
  };
  const runUntil = (end: number) => {
    for (;;) {
      const next = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!next) break;
      timers.delete(next[0]);
      now = next[1].at;
      next[1].run();
    }
    now = end;
  };
  const said: { sentence: string; volume: number; words: { start: number; end: number; at: number }[]; at: number }[] =
    [];
  let speaking: number[] = [];
  const voice = {
    say: (sentence: string, options: SayOptions) => {
      const ms = msASyllable(said.length);
      const { words, length } = timedWords(sentence);
      said.push({
        sentence,
        volume: options.volume,
        at: now,
        words: words.map((word) => ({ ...word, at: now + word.at * ms })),
      });
      const later = (run: () => void, after: number) => clock.setTimeout(run, after) as number;
      speaking = [later(() => options.onEnd(), length * ms)];
      if (!reports) return;
      speaking.push(...words.map(({ start, end, at }) => later(() => options.onWord({ start, end }), at * ms)));
    },
    hush: () => {
      for (const timer of speaking) timers.delete(timer);
    },
  };
  return { clock, voice, said, runUntil, now: () => now };
}

function listen(msASyllable: (sentence: number) => number, options: { reports?: boolean; rate?: number } = {}) {
  const made = device(msASyllable, options);
  const places: string[] = [];
  const session = new StorySession(
    PAGES,
    { page: 0, sentence: 0 },
    {
      ...made,
      ...(options.rate && { rate: options.rate }),
      onPlace: ({ page, sentence }) => places.push(`${page}/${sentence}`),
    },
  );
  return { ...made, session, places };
}

/** How far what is shown is from what is said: sentences that differ, and the most words between both. */
function distance({ session, said, runUntil, now }: ReturnType<typeof listen>, everyMs: number) {
  let wrongSentences = 0;
  let mostWords = 0;
  while (session.getSnapshot().isListening) {
    const { page, sentence, word } = session.getSnapshot();
    const current = said.at(-1)!;
    if (SENTENCES[page]?.[sentence] !== current.sentence) wrongSentences += 1;
    const spoken = current.words.findLastIndex(({ at }) => at <= now());
    const shown = wordsOf(current.sentence).findIndex(({ start }) => start === word?.start);
    if (word) mostWords = Math.max(mostWords, Math.abs(shown - spoken));
    runUntil(now() + everyMs);
  }
  return { wrongSentences, mostWords };
}

it.each([90, 260, 700])('shows the word that a voice of %i ms a syllable reports, at most one word off', (ms) => {
  const heard = listen((sentence) => ms * (1 + (sentence % 3) / 4), { reports: true });
  heard.session.listen();
  const { wrongSentences, mostWords } = distance(heard, 20);
  expect(wrongSentences).toBe(0);
  expect(mostWords).toBeLessThanOrEqual(1);
  expect(heard.said.map(({ sentence }) => sentence)).toEqual(SENTENCES.flat());
});

it.each([90, 260, 700])('shows the right sentence of a voice of %i ms a syllable that reports no words', (ms) => {
  const heard = listen(() => ms);
  heard.session.listen();
  expect(distance(heard, 20).wrongSentences).toBe(0);
  expect(heard.said.map(({ sentence }) => sentence)).toEqual(SENTENCES.flat());
  // The pace of the voice is known by then.
  const again = { ...heard, said: heard.said };
  again.session.turnTo(PAGES.length - 1);
  again.session.listen();
  expect(distance(again, 20).mostWords).toBeLessThanOrEqual(1);
});

it('keeps each place, and stops where the reader turns a page by hand', () => {
  const { session, said, runUntil, places } = listen(() => 100);
  session.listen();
  runUntil(said.at(-1)!.at + 1);
  while (said.length < 3) runUntil(places.length === 0 ? 4_000 : 60_000);
  session.stop();
  const at = session.getSnapshot();
  session.listen();
  expect(said.at(-1)!.sentence).toBe(SENTENCES[at.page]![at.sentence]);
  session.turnTo(1);
  expect(session.getSnapshot()).toMatchObject({ page: 1, sentence: 0, isListening: false, word: null });
  expect(places.at(-1)).toBe('1/0');
});

it('follows another device, but not while it reads aloud, and stays within the story', () => {
  const { session } = listen(() => 100);
  session.follow({ page: 1, sentence: 99 });
  expect(session.getSnapshot()).toMatchObject({ page: 1, sentence: SENTENCES[1]!.length - 1 });
  session.listen();
  session.follow({ page: 0, sentence: 0 });
  expect(session.getSnapshot().page).toBe(1);
  session.stop();
  session.follow({ page: 99, sentence: 3 });
  expect(session.getSnapshot()).toMatchObject({ page: PAGES.length, sentence: 0 });
});

it('reads the last page more and more quietly at bedtime, and stops at its end', () => {
  const { session, said, runUntil } = listen(() => 100);
  session.setBedtime(true);
  session.listen();
  runUntil(120_000);
  const last = SENTENCES.at(-1)!.length;
  const volumes = said.map(({ volume }) => volume);
  expect(new Set(volumes.slice(0, -last))).toEqual(new Set([1]));
  expect(volumes.slice(-last)).toEqual(volumes.slice(-last).toSorted((one, other) => other - one));
  expect(volumes.at(-1)).toBe(0.25);
  expect(session.getSnapshot()).toMatchObject({ isListening: false, page: PAGES.length - 1 });
});

it('ends at a sentence before the quiet time, and keeps the place', () => {
  const { session, said, runUntil } = listen(() => 260);
  const quietAt = 9_000;
  session.setQuietAt(quietAt);
  session.listen();
  runUntil(60_000);
  const { page, sentence, isOver, isListening } = session.getSnapshot();
  expect([isOver, isListening]).toEqual([true, false]);
  const { sentence: text, at } = said.at(-1)!;
  expect(at + timedWords(text).length * 260).toBeLessThanOrEqual(quietAt);
  expect(SENTENCES[page]![sentence]).toBe(SENTENCES.flat()[said.length]);
});

it('is silent when its voice stops, and unmoved by what an earlier sentence says', () => {
  const stopped: SayOptions[] = [];
  const session = new StorySession(
    PAGES,
    { page: 0, sentence: 0 },
    {
      voice: { say: (_sentence, options) => stopped.push(options), hush: () => undefined },
      clock: device(() => 1).clock,
      onPlace: () => undefined,
    },
  );
  session.listen();
  stopped[0]!.onStop();
  expect(session.getSnapshot().isListening).toBe(false);
  const word: Span = { start: 0, end: 1 };
  stopped[0]!.onWord(word);
  stopped[0]!.onEnd();
  expect(session.getSnapshot()).toMatchObject({ page: 0, sentence: 0, word: null });
});
