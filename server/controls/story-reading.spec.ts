import { isRead, type StoryReading, type StoryTurn, turnPage } from './story-reading.js';

const PAGES = 10;
const EXPECTED_MS = 200_000;
const START = Date.UTC(2026, 10, 26, 12);
const turnTo = (page: number): StoryTurn => ({ slug: 'three-socks', page, pages: PAGES, expectedMs: EXPECTED_MS });

/** Opens these pages, so many milliseconds apart. Returns whether the story is read at the end. */
function read(pages: readonly number[], everyMs: number): boolean {
  let reading: StoryReading | null = null;
  let now = START;
  for (const page of pages) {
    reading = turnPage(reading, turnTo(page), now);
    now += everyMs;
  }
  return reading !== null && isRead(reading, now);
}
const inOrder = Array.from({ length: PAGES + 1 }, (_, page) => page);

it('counts a story whose pages were read in order in 40 % of its time', () => {
  expect(read(inOrder, 8_000)).toBe(true);
  expect(read(inOrder, 7_900)).toBe(false);
  expect(read(inOrder, 0)).toBe(false);
});

it('counts no story of which a page was left out, until it was read as well', () => {
  expect(read([0, 1, 2, 4, 5, 6, 7, 8, 9, 10], 60_000)).toBe(false);
  expect(read([9, 10], 600_000)).toBe(false);
  expect(read([0, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9], 20_000)).toBe(true);
});

it('lets a child turn back', () => {
  expect(read([0, 1, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 10_000)).toBe(true);
});

it('counts of a page that lies open twice its share of the time', () => {
  const one = turnPage(null, turnTo(0), START);
  expect(turnPage(one, turnTo(1), START + 3_600_000).readMs).toBe(40_000);
  // Nothing is read before the first page, and after the last one.
  expect(turnPage(turnPage(null, turnTo(5), START), turnTo(0), START + 9_000).readMs).toBe(0);
  const ended: StoryReading = { ...one, page: PAGES, reached: PAGES, readMs: 5 };
  expect(isRead(ended, START + 3_600_000)).toBe(false);
});
