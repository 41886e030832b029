import { z } from 'zod';
import {
  EXDATES_MAX,
  PREVIEW_DEFAULT,
  PREVIEW_MAX,
  type Recurrence,
  RRULE_MAX_LENGTH,
} from '../../contract/recurrence.js';
import { AppError } from '../platform/errors/app-error.js';
import { refusal, say } from '../platform/languages/refusals.js';
import { nextOccurrence } from './occurrences.js';
import { parseRule, RuleFault } from './rule.js';
import { isTimeZone, zoneName } from './zone.js';

/** A real date: 30 February moves on, and is refused. */
function isDate(date: string): boolean {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
}

const WALL_TIME = /^(?:19|20|21)\d\d-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::00)?$/;

function wallTime(part: string) {
  const message = `${part}: a wall time such as 2026-11-23T19:30`;
  return z
    .string(message)
    .refine((text) => WALL_TIME.test(text) && isDate(text.slice(0, 10)), message)
    .transform((text) => text.slice(0, 16));
}

const zone = z
  .string('zone: a time zone such as Europe/London')
  .max(64, 'zone: a time zone such as Europe/London')
  .refine(isTimeZone, 'zone: a time zone such as Europe/London')
  .transform(zoneName);

const rrule = z
  .string('rrule: a rule such as FREQ=DAILY')
  .max(RRULE_MAX_LENGTH, `rrule: at most ${RRULE_MAX_LENGTH} characters`)
  .transform((text) => text.toUpperCase())
  .superRefine((text, context) => {
    const fault = faultOf(text);
    if (fault) context.addIssue({ code: 'custom', message: fault.message });
  });

/** What a client sends. Absent and `null` are the same, as GraphQL knows no difference. */
export const recurrence = z
  .strictObject({
    zone,
    starts: wallTime('starts'),
    rrule: rrule.nullish(),
    exdates: z
      .array(wallTime('exdates'), 'exdates: a list')
      .max(EXDATES_MAX, `exdates: at most ${EXDATES_MAX}`)
      .nullish(),
  })
  .transform(({ exdates, rrule: rule, ...rest }): Recurrence => {
    return { ...rest, ...(rule ? { rrule: rule } : {}), ...(exdates?.length ? { exdates } : {}) };
  });

const count = say('wholeBetween', { min: 1, max: PREVIEW_MAX });

export const previewBody = z.strictObject({
  recurrence,
  count: z.int(count).min(1, count).max(PREVIEW_MAX, count).default(PREVIEW_DEFAULT),
  from: z.iso
    .datetime({ offset: true, ...say('instant') })
    .transform((text) => new Date(text))
    .optional(),
});

/** @throws AppError `never_happens` if not even one occurrence exists */
export function requireHappening(given: Recurrence): void {
  if (nextOccurrence(given) === null) {
    throw new AppError('never_happens', { fields: { recurrence: [refusal('neverHappens')] } });
  }
}

function faultOf(text: string): RuleFault | null {
  try {
    parseRule(text);
    return null;
  } catch (error) {
    if (error instanceof RuleFault) return error;
    throw error;
  }
}
