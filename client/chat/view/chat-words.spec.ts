import { dayLabel, isOtherDay } from './day-label';
import { nextThinkingPhrase, thinkingPhrases } from './thinking-phrases';
import { MESSAGE_CHARACTER_MS, writtenLength } from './typewriter';
import { typingText } from './typing-text';

test.each([
  [[], null],
  [['Starling'], 'Starling is typing'],
  [['Ana'], 'Ana is typing'],
  [['Ana', 'Ben'], 'Ana and Ben are typing'],
  [['Ana', 'Ben', 'Starling'], '3 people are typing'],
])('the typing indicator for %j reads %j', (names, expected) => {
  expect(typingText(names)).toBe(expected);
});

test('there are twenty thinking phrases, and none shows twice in a row', () => {
  expect(new Set(thinkingPhrases()).size).toBe(20);
  for (const current of thinkingPhrases()) {
    for (const random of [0, 0.3, 0.999_999]) expect(nextThinkingPhrase(current, random)).not.toBe(current);
  }
});

test.each([
  [50, 0, 20, 0],
  [50, 200, 20, 10],
  [50, 5000, 20, 50],
  [50, 300, undefined, 10],
  [2000, 2000, 20, 1000],
  [2000, 4000, 20, 2000],
])('of %d characters, after %d ms at %s ms each, %d are typed out', (length, elapsed, each, expected) => {
  expect(writtenLength(length, elapsed, each)).toBe(expected);
});

test('every answer is typed out within 4 s', () => {
  for (const length of [1, 99, 100, 101, 32_000]) {
    expect(writtenLength(length, 4000, MESSAGE_CHARACTER_MS)).toBe(length);
  }
});

describe('date lines', () => {
  const now = new Date(2026, 5, 15, 0, 30);
  test.each([
    [new Date(2026, 5, 15, 0, 1), 'Today'],
    [new Date(2026, 5, 14, 23, 59), 'Yesterday'],
    [new Date(2026, 5, 13, 12), 'Saturday, June 13'],
    [new Date(2025, 11, 31, 12), 'Wednesday, December 31, 2025'],
  ])('the date line of %s reads %s', (time, expected) => {
    expect(dayLabel(time.toISOString(), now, 'en-US')).toBe(expected);
  });

  test('a date line goes before the first message and between two calendar days', () => {
    const late = new Date(2026, 5, 14, 23, 59).toISOString();
    const early = new Date(2026, 5, 15, 0, 1).toISOString();
    expect(isOtherDay(undefined, late)).toBe(true);
    expect(isOtherDay(late, early)).toBe(true);
    expect(isOtherDay(early, early)).toBe(false);
  });
});
