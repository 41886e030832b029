import spanish from '../../languages/es/controls.json' with { type: 'json' };
import { applyLanguage } from '../platform/languages/language';
import { addCatalogues } from '../platform/languages/texts';
import { clockChangesBetween, instantOf, wallTimeAt, weekdayOf } from './child-clock';
import { lengthText, whenText } from './clock-words';

const at = (text: string) => Date.parse(text);

describe('the clock of a child', () => {
  it('shows date, time and weekday of the zone', () => {
    expect(wallTimeAt(at('2026-11-23T23:30Z'), 'Europe/Berlin')).toEqual({
      date: '2026-11-24',
      minutes: 30,
      weekday: 'tue',
    });
    expect(weekdayOf('2026-11-29')).toBe('sun');
  });

  it('finds the instant of a time on the wall', () => {
    expect(instantOf('2026-07-01', '20:00', 'Europe/Berlin')).toBe(at('2026-07-01T18:00Z'));
    expect(instantOf('2026-07-01', '20:00', 'Asia/Kathmandu')).toBe(at('2026-07-01T14:15Z'));
  });

  it('keeps the offset before a gap, and takes the first of a repeated time', () => {
    expect(instantOf('2026-03-29', '02:30', 'Europe/Berlin')).toBe(at('2026-03-29T01:30Z'));
    expect(instantOf('2026-10-25', '02:30', 'Europe/Berlin')).toBe(at('2026-10-25T00:30Z'));
    expect(instantOf('2026-04-05', '01:45', 'Australia/Lord_Howe')).toBe(at('2026-04-04T14:45Z'));
  });

  it('finds the changes of clocks', () => {
    const [from, to] = [at('2026-03-27T00:00Z'), at('2026-04-03T00:00Z')];
    expect(clockChangesBetween(from, to, 'Europe/Berlin')).toEqual([{ at: at('2026-03-29T01:00Z'), minutes: 60 }]);
    expect(clockChangesBetween(from, to, 'Asia/Kathmandu')).toEqual([]);
    expect(clockChangesBetween(at('2026-04-03T00:00Z'), at('2026-04-06T00:00Z'), 'Australia/Lord_Howe')).toEqual([
      { at: at('2026-04-04T15:00Z'), minutes: -30 },
    ]);
  });

  it('says when something is, as one would', () => {
    const now = at('2026-11-25T18:00Z');
    const say = (text: string) => whenText(at(text), now, 'Europe/London');
    expect(say('2026-11-25T20:00Z')).toBe('20:00');
    expect(say('2026-11-26T06:30Z')).toBe('06:30 tomorrow');
    expect(say('2026-11-28T20:00Z')).toBe('20:00 on Saturday');
    expect(say('2026-12-24T20:00Z')).toBe('20:00 on 24 December');
  });

  it('says when something is in Spanish, where one o’clock has an article of its own', () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    addCatalogues('es', { controls: spanish });
    applyLanguage('es');
    try {
      const say = (text: string) => whenText(at(text), at('2026-11-25T00:00Z'), 'UTC');
      expect([say('2026-11-25T01:15Z'), say('2026-11-25T13:15Z')]).toEqual(['la 01:15', 'las 13:15']);
      expect([say('2026-11-26T01:15Z'), say('2026-11-26T00:15Z')]).toEqual(['mañana a la 01:15', 'mañana a las 00:15']);
      expect(say('2026-11-28T01:00Z')).toBe('el sábado a la 01:00');
    } finally {
      applyLanguage('en');
    }
  });

  it.each([
    [0, '0 minutes'],
    [1, '1 minute'],
    [60, '1 hour'],
    [630, '10 hours 30 minutes'],
  ])('says how long %i minutes are', (minutes, text) => {
    expect(lengthText(minutes)).toBe(text);
  });
});
