import { AdultReplyWatch } from './adult-reply-watch.js';
import { ReleaseStopped } from './release-stopped.js';

const GOOD = 'Owls sleep by day. They hunt at night!\n\n';
const BAD = 'You should kill yourself. ';

/** How many characters of the text were taken before the watch stopped it; `null`: all. */
function stoppedAt(text: string, size: number): { at: number | null; reviewed: string } {
  const watch = new AdultReplyWatch();
  let taken = 0;
  try {
    for (let index = 0; index < text.length; index += size) {
      watch.push(text.slice(index, index + size));
      taken += size;
    }
    watch.end();
  } catch (error) {
    if (!(error instanceof ReleaseStopped)) throw error;
    return { at: Math.min(taken, text.length), reviewed: watch.reviewed };
  }
  return { at: null, reviewed: watch.reviewed };
}

it.each([1, 2, 3, 5, 8, 40, 1_000])('stops at the first character behind the sentence, in chunks of %i', (size) => {
  const { at, reviewed } = stoppedAt(`${GOOD}${BAD}Sleep well. Good night.`, size);
  expect(reviewed).toBe(GOOD);
  expect(at).toBeLessThanOrEqual(GOOD.length + BAD.length);
});

it.each([1, 7, 500])('reads a sentence without an end, in chunks of %i', (size) => {
  expect(stoppedAt(`${GOOD}You should kill yourself`, size).reviewed).toBe(GOOD);
});

it.each([1, 7, 500])('keeps every character of a good text, in chunks of %i', (size) => {
  const text = `${GOOD}${'words without a stop '.repeat(60)}and an end. Ende 3. Mai?`;
  expect(stoppedAt(text, size)).toEqual({ at: null, reviewed: text });
});
