/** A device on another clock than its child, in words. Dates are `2026-08-03`. */
import { TRAVEL_DAYS } from '../../../contract/travel';
import { wallDateText } from '../../platform/languages/formats';
import { addDays } from '../child-clock';
import { t } from '../texts';

/** `3 August` */
export function dateWords(date: string): string {
  return wallDateText(new Date(`${date}T00:00Z`), { day: 'numeric', month: 'long', timeZone: 'UTC' });
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
  if (date === '') return t('travel.noDate');
  if (date < first) return t('travel.tooEarly');
  return date > last ? t('travel.tooLate', { date: dateWords(last) }) : null;
}

export function questionTitle(nickname: string, place: string): string {
  return t('travel.question', { name: nickname, place });
}

/** What follows from an answer. */
export function answeredZoneText(nickname: string, place: string, until: string | null): string {
  return until === null ? t('travel.keptHome', { name: nickname }) : journeyText(nickname, place, until);
}

/** What holds during a journey. */
export function journeyText(nickname: string, place: string, until: string): string {
  return t('travel.journey', { name: nickname, place, date: dateWords(until) });
}
