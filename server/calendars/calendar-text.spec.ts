import { readByIcalJs, readByNodeIcal } from '../../test/support/calendar-readers.js';
import { ORACLE_ZONES, randomRecurrence } from '../../test/support/rule-oracle.js';
import { nextOccurrence, occurrencesBetween } from '../recurrence/occurrences.js';
import { type CalendarEvent, calendarText } from './calendar-text.js';

const TODAY = Date.parse('2026-11-25T00:00:00Z');
/** Two years with all their clock changes. */
const SPAN = { from: TODAY, to: Date.parse('2028-11-25T00:00:00Z') };
const FEEDS = 8;

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'one',
  summary: 'Brush teeth',
  recurrence: { zone: 'Europe/Berlin', starts: '2026-03-01T02:30', rrule: 'FREQ=DAILY' },
  minutes: 30,
  revision: 3,
  changedAt: new Date(TODAY),
  ...more,
});
const instants = ({ recurrence }: CalendarEvent) =>
  occurrencesBetween(recurrence, SPAN.from, SPAN.to).map(({ at }) => new Date(at).toISOString());

it('reads the same in two other libraries through the clock changes of two years', () => {
  const daily = event();
  const text = calendarText('Starling', [daily], TODAY);
  expect(instants(daily)).toContain('2027-03-28T01:30:00.000Z');
  expect(readByIcalJs(text, SPAN)).toEqual(instants(daily));
  expect(readByNodeIcal(text, SPAN)).toEqual(instants(daily));
});

it.each(ORACLE_ZONES)('random rules in %s read the same in two other libraries', (zone) => {
  for (let seed = 1; seed <= FEEDS; seed += 1) {
    const one = event({ recurrence: randomRecurrence(seed, zone) });
    if (nextOccurrence(one.recurrence) === null) continue;
    const text = calendarText('Starling', [one], TODAY);
    const expected = instants(one);
    expect({ seed, icalJs: readByIcalJs(text, SPAN), nodeIcal: readByNodeIcal(text, SPAN) }).toEqual({
      seed,
      icalJs: expected,
      nodeIcal: expected,
    });
  }
});

it.each(['FREQ=MONTHLY;BYDAY=1MO,-1FR;BYMONTHDAY=1,2,30', 'FREQ=YEARLY;BYMONTHDAY=7,30', 'FREQ=DAILY;BYMONTHDAY=-1'])(
  'writes single events where another calendar misreads the rule: %s',
  (rrule) => {
    const one = event({ recurrence: { zone: 'America/New_York', starts: '2026-03-01T08:00', rrule } });
    const text = calendarText('Starling', [one], TODAY);
    expect(instants(one).length).toBeGreaterThan(3);
    expect(readByIcalJs(text, SPAN)).toEqual(instants(one));
    expect(readByNodeIcal(text, SPAN)).toEqual(instants(one));
  },
);

it('folds lines at 75 octets within no character, escapes texts, and has a sequence', () => {
  const summary = `${'Zähne 🦷 putzen, '.repeat(12)};\\`;
  const text = calendarText('Starling', [event({ summary })], TODAY);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(lines).toContain('SEQUENCE:3');
  expect(lines).toContain('TZID:Europe/Berlin');
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:${'Zähne 🦷 putzen\\, '.repeat(12)}\\;\\\\\r\n`);
});

it('is the same text again on the same day', () => {
  expect(calendarText('Starling', [event()], TODAY)).toBe(calendarText('Starling', [event()], TODAY));
});
