import type { Recurrence } from '../../contract/recurrence.js';
import { nextOccurrence, type Occurrence, occurrencesBetween } from '../recurrence/occurrences.js';
import { instantOfWallTime } from '../recurrence/zone.js';
import { zoneChanges } from '../recurrence/zone-changes.js';
import { zoneLines } from './calendar-zone.js';
import { escapeText, foldLines, localText, utcText } from './ics-text.js';

const DAY_MS = 86_400_000;
/** Clock changes are written out from a year ago until in ten years. Calendars read the feed again long before. */
const SPAN = { before: 366 * DAY_MS, after: 3_660 * DAY_MS } as const;

/** How far ahead a rule is written as single events. */
const SINGLE_EVENTS_AHEAD = 3 * 366 * DAY_MS;

export interface CalendarEvent {
  readonly id: string;
  readonly summary: string;
  readonly recurrence: Recurrence;
  /** `null`: a moment. */
  readonly minutes: number | null;
  readonly revision: number;
  readonly changedAt: Date;
}

/** An iCalendar file (RFC 5545). The same events give the same text on the same day, so that its ETag holds. */
export function calendarText(name: string, events: readonly CalendarEvent[], today: number): string {
  const span = { from: today - SPAN.before, to: today + SPAN.after };
  const happening = events.flatMap((event) => {
    // Readers take the start as an occurrence, so it must be one of the rule.
    const first = nextOccurrence({ ...event.recurrence, exdates: [] });
    return first ? [{ event, first }] : [];
  });
  const zones = Map.groupBy(happening, ({ event }) => event.recurrence.zone);
  zones.delete('UTC');
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Starling//Family calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...[...zones].flatMap(([zone, own]) =>
      zoneLines(zone, Math.min(span.from, ...own.map(({ first }) => first.at - DAY_MS)), span.to),
    ),
    ...happening.flatMap(({ event, first }) => eventLines(event, first.local, span)),
    'END:VCALENDAR',
  ]);
}

function eventLines(event: CalendarEvent, starts: string, span: { from: number; to: number }): string[] {
  const { zone, rrule, exdates = [] } = event.recurrence;
  // Readers disagree about wall times that a clock change skips or repeats, so these become events of their own in UTC.
  const shifted = zoneChanges(zone, span.from, span.to).flatMap(({ at }) =>
    occurrencesBetween(event.recurrence, at - DAY_MS, at + DAY_MS).filter((one) => one.shifted !== null),
  );
  if (rrule === undefined) {
    const { at } = instantOfWallTime(starts, zone);
    return exdates.includes(starts) ? [] : oneEvent(event, event.id, [`DTSTART:${utcText(at)}`]);
  }
  if (needsSingleEvents(rrule)) {
    const to = Math.min(span.to, span.from + SPAN.before + SINGLE_EVENTS_AHEAD);
    return occurrencesBetween(event.recurrence, span.from, to).flatMap((one) => singleEvent(event, one));
  }
  const left = [...exdates, ...shifted.map(({ local }) => local)];
  const at = (property: string, local: string) =>
    zone === 'UTC' ? `${property}:${localText(local)}Z` : `${property};TZID=${zone}:${localText(local)}`;
  return [
    ...oneEvent(event, event.id, [
      at('DTSTART', starts),
      `RRULE:${inUtc(rrule, zone)}`,
      ...left.map((local) => at('EXDATE', local)),
    ]),
    ...shifted.flatMap((one) => singleEvent(event, one)),
  ];
}

/**
 * Thunderbird misreads days of the month unless the rule is a monthly one without weekdays: it takes them as those of one month,
 * or refuses the file.
 */
function needsSingleEvents(rrule: string): boolean {
  return rrule.includes('BYMONTHDAY=') && (!rrule.includes('FREQ=MONTHLY') || rrule.includes('BYDAY='));
}

function singleEvent(event: CalendarEvent, { local, at }: Occurrence): string[] {
  return oneEvent(event, `${event.id}-${localText(local)}`, [`DTSTART:${utcText(at)}`]);
}

function oneEvent({ summary, minutes, revision, changedAt }: CalendarEvent, id: string, when: string[]): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@starling`,
    `DTSTAMP:${utcText(changedAt.getTime())}`,
    `SEQUENCE:${revision}`,
    ...when,
    ...(minutes === null ? [] : [`DURATION:PT${minutes}M`]),
    `SUMMARY:${escapeText(summary)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** RFC 5545 wants the end of a rule in UTC where its start has a zone. */
function inUtc(rrule: string, zone: string): string {
  return rrule.replace(
    /UNTIL=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(?=;|$)/,
    (_all, year, month, day, hour, minute, second) => {
      const { at } = instantOfWallTime(`${year}-${month}-${day}T${hour}:${minute}`, zone);
      return `UNTIL=${utcText(at + Number(second) * 1_000)}`;
    },
  );
}
