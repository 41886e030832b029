import german from '../../languages/de/time.json' with { type: 'json' };
import { applyLanguage } from '../platform/languages/language';
import { addCatalogues } from '../platform/languages/texts';
import { relativeTime, relativeTimeInSentence } from './relative-time';

const now = new Date(2026, 10, 22, 12, 0, 0);
const ago = (ms: number) => new Date(now.getTime() - ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('relativeTime', () => {
  it.each([
    [-5 * MINUTE, 'Just now'],
    [0, 'Just now'],
    [MINUTE - 1, 'Just now'],
    [MINUTE, '1m ago'],
    [HOUR - 1, '59m ago'],
    [HOUR, '1h ago'],
    [DAY - 1, '23h ago'],
    [DAY, 'Yesterday'],
    [2 * DAY, '2d ago'],
    [6 * DAY, '6d ago'],
    [7 * DAY, 'Nov 15'],
  ])('shows an age of %d ms as %s', (age, text) => {
    expect(relativeTime(ago(age), now, 'en-US')).toBe(text);
  });

  it.each([
    ['2026-11-22T00:30', '2026-11-20T23:50', '2d ago'],
    ['2026-11-22T23:50', '2026-11-21T00:10', 'Yesterday'],
    ['2026-11-22T00:30', '2026-11-15T23:00', 'Nov 15'],
  ])('counts the days of the calendar: on %s, %s was %s', (today, time, text) => {
    expect(relativeTime(new Date(time), new Date(today), 'en-US')).toBe(text);
  });

  it('never says Yesterday for an older time than one with a number of days', () => {
    const texts = Array.from({ length: 24 * 8 }, (_, hours) => relativeTime(ago(hours * HOUR), now, 'en-US'));
    const order = texts.filter((text, index) => text !== texts[index - 1]).filter((text) => !text.includes('h ago'));
    expect(order).toEqual([
      'Just now',
      'Yesterday',
      '2d ago',
      '3d ago',
      '4d ago',
      '5d ago',
      '6d ago',
      'Nov 15',
      'Nov 14',
    ]);
  });

  it('adds the year if it is not the current one', () => {
    expect(relativeTime(new Date(2025, 11, 31), now, 'en-US')).toBe('Dec 31, 2025');
  });
});

it('a relative time begins with a small letter within a sentence, but a date keeps its capital', () => {
  const texts = [0, HOUR, DAY, 9 * DAY].map((age) => relativeTimeInSentence(ago(age), now, 'en-US'));
  expect(texts).toEqual(['just now', '1h ago', 'yesterday', 'Nov 13']);
});

it('speaks the language of the screen', () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  addCatalogues('de', { time: german });
  applyLanguage('de');
  try {
    const texts = [0, MINUTE, HOUR, DAY, 2 * DAY, 9 * DAY].map((age) => relativeTime(ago(age), now));
    expect(texts).toEqual(['Gerade eben', 'vor 1 Min.', 'vor 1 Std.', 'Gestern', 'vor 2 Tagen', '13. Nov.']);
    expect(relativeTimeInSentence(ago(DAY), now)).toBe('gestern');
  } finally {
    applyLanguage('en');
  }
});
