import { z } from 'zod';
import {
  CHILDREN_PER_HOUSEHOLD,
  HELPER_DAYS,
  type HouseholdRole,
  INVITED_ROLES,
  MEMBER_LABEL_MAX_LENGTH,
} from '../../contract/households.js';
import { fieldError } from '../platform/errors/app-error.js';
import { isUuid } from '../platform/ids.js';
import { say } from '../platform/languages/refusals.js';
import { emailAddress } from '../platform/validation/email-address.js';
import { shownName } from '../platform/validation/shown-name.js';

const DAY_MS = 86_400_000;

const childIds = z
  .array(z.string(say('text')).refine(isUuid, say('anId')), say('listOfIds'))
  .max(CHILDREN_PER_HOUSEHOLD)
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]);

const until = z.iso.datetime({ offset: true, ...say('farInstant') }).transform((text) => new Date(text));

export const invitationBody = z.strictObject({
  role: z.enum(INVITED_ROLES),
  email: emailAddress.nullish(),
  child_ids: childIds.optional(),
  until: until.nullish(),
});

export const memberPatch = z
  .strictObject({
    role: z.enum(INVITED_ROLES).optional(),
    label: shownName(MEMBER_LABEL_MAX_LENGTH).nullable().optional(),
    child_ids: childIds.optional(),
    until: until.nullable().optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, say('nothingToChange'));

/** What a helper's membership names. */
export interface HelperTerms {
  readonly childIds: string[];
  readonly until: Date | null;
}

/**
 * A helper looks after children of the household by name and until a date, 90 days ahead if none is given. Other roles have
 * neither. `current` is what holds where the change names nothing.
 * @throws AppError `validation_failed`
 */
export function checkHelper(
  role: HouseholdRole,
  given: { childIds?: readonly string[] | undefined; until?: Date | null | undefined },
  householdChildren: readonly string[],
  current: { childIds: readonly string[]; until: Date | null } = { childIds: [], until: null },
): HelperTerms {
  if (role !== 'helper') {
    const isNamed = (given.childIds?.length ?? 0) > 0;
    if (isNamed || given.until) throw fieldError(isNamed ? 'child_ids' : 'until', 'onlyHelpers');
    return { childIds: [], until: null };
  }
  const named = [...(given.childIds ?? current.childIds)];
  if (!named.every((id) => householdChildren.includes(id))) throw fieldError('child_ids', 'householdChildren');
  const latest = Date.now() + HELPER_DAYS * DAY_MS;
  const ends = given.until ?? current.until ?? new Date(latest);
  if (given.until && given.until.getTime() <= Date.now()) throw fieldError('until', 'future');
  if (ends.getTime() > latest) throw fieldError('until', 'maxDaysAhead', { max: HELPER_DAYS });
  return { childIds: named, until: ends };
}
