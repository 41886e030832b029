import { WEEKDAYS, type Weekday } from '../../contract/controls';
import english from '../../languages/en/fields.json' with { type: 'json' };
import { listText } from '../platform/languages/names';
import { textsOf } from '../platform/languages/texts';
import { capitalised, dayName } from '../platform/languages/week-days';

/** The words that forms of other features share with the rules. */
const t = textsOf('fields', english);

/** `0 to 20`: the numbers that a field takes. */
export const rangeText = (min: number, max: number): string => t('range', { min, max });

/** `Every day`, `Monday to Friday`, `Saturday and Sunday`, `Monday, Wednesday and Friday`. */
export function daysText(days: readonly Weekday[]): string {
  return days.length === 7 ? t('days.every') : capitalised(daysInSentence(days));
}

/** The same within a sentence: `every day`. */
export function daysInSentence(days: readonly Weekday[]): string {
  if (days.length === 7) return t('days.everyInside');
  return listText(
    runsOf(days).flatMap((run) => {
      if (run.length < 3) return run.map((day) => dayName(day));
      return [t('days.span', { from: dayName(run[0]!), to: dayName(run.at(-1)!) })];
    }),
  );
}

/** Whether the days are named by their ends, `Monday to Friday`. */
export const hasSpan = (days: readonly Weekday[]): boolean => runsOf(days).some(({ length }) => length > 2);

/** Days that follow each other, together. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of WEEKDAYS.filter((one) => days.includes(one))) {
    const last = runs.at(-1);
    if (last && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(last.at(-1)!) + 1) last.push(day);
    else runs.push([day]);
  }
  return runs;
}
