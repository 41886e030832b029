import { z } from 'zod';
import { say } from '../platform/languages/refusals.js';
import { queryBoolean, searchWords, wholeNumber } from '../platform/validation/text.js';

const action = z
  .string()
  .regex(/^[a-z0-9_]{1,64}$/, say('auditAction'))
  .nullish();
/** An account that did something or to which something was done. The log has ids in lower case. */
const person = z.uuid().toLowerCase().nullish();
export const auditFilter = z.object({ action, person, search: searchWords });
export const auditQuery = z.strictObject({
  limit: wholeNumber(1, 100).default(50),
  offset: wholeNumber(0, 1_000_000).default(0),
  reversed: queryBoolean.default(false),
  action,
  person,
  search: searchWords,
});
export const auditCsvQuery = auditQuery.pick({ action: true, person: true, search: true }).strict();

/** A head of the log that a node has published, or nothing. */
export const auditHeadQuery = z
  .strictObject({
    id: z
      .string()
      .regex(/^[1-9]\d{0,17}$/, say('auditId'))
      .optional(),
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, say('auditHash'))
      .optional(),
  })
  .refine(({ id, hash }) => (id === undefined) === (hash === undefined), {
    path: ['hash'],
    ...say('auditPair'),
  })
  .transform(({ id, hash }) => (id === undefined || hash === undefined ? null : { id, hash }));
