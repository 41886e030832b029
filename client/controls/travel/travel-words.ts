/** A device on another clock than its child, in words. Dates are `2026-08-03`. */
import { TRAVEL_DAYS } from '../../../contract/travel';
import { addDays } from '../child-clock';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `3 August` */
export function dateWords(date: string): string {
  return DAY.format(new Date(`${date}T00:00Z`));
}

interface DateSpan {
  readonly first: string;
  readonly last: string;
}

/** The dates that a guardian can choose: today at the place of the device, and up to 90 days later. */
export function travelDates(suggestedUntil: string): DateSpan {
  const today = addDays(suggestedUntil, -TRAVEL_DAYS.suggested);
  return { first: today, last: addDays(today, TRAVEL_DAYS.max) };
}

/** What is wrong with a date; null where nothing is. An emptied field is `''`. */
export function dateProblem(date: string, { first, last }: DateSpan): string | null {
  if (date === '') return 'Choose a date.';
  if (date < first) return 'Choose today or a later date.';
  return date > last ? `Choose ${dateWords(last)} or an earlier date.` : null;
}

export function questionTitle(nickname: string, place: string): string {
  return `${nickname}’s device is on ${place} time`;
}

/** What follows from an answer. */
export function answeredZoneText(nickname: string, place: string, until: string | null): string {
  return until === null ? `${nickname} keeps the time at home.` : journeyText(nickname, place, until);
}

/** What holds during a journey. */
export function journeyText(nickname: string, place: string, until: string): string {
  return `${nickname}’s times follow ${place} until ${dateWords(until)}.`;
}
