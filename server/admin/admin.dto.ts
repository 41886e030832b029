import { z } from 'zod';
import { WAITLIST_MODES } from '../../contract/waitlist.js';
import { queryBoolean, searchWords, wholeNumber } from '../platform/validation/text.js';

export const emailList = z.array(z.string().min(1).max(320)).min(1).max(100, 'At most 100 addresses');

export const analyticsDays = z.int().min(1).max(365);
export const analyticsQuery = z.strictObject({ days: wholeNumber(1, 365).default(30) });

export const settingsPatch = z.strictObject({
  waitlist_enabled: z.boolean('true or false').optional(),
  waitlist_mode: z.enum(WAITLIST_MODES, `One of ${WAITLIST_MODES.join(', ')}`).optional(),
  waitlist_auto_approve: z.boolean('true or false').optional(),
});

const action = z
  .string()
  .regex(/^[a-z0-9_]{1,64}$/, 'The name of an action')
  .nullish();
export const auditFilter = z.object({ action, search: searchWords });
export const auditQuery = z.strictObject({
  limit: wholeNumber(1, 100).default(50),
  offset: wholeNumber(0, 1_000_000).default(0),
  reversed: queryBoolean.default(false),
  action,
  search: searchWords,
});
export const auditCsvQuery = auditQuery.pick({ action: true, search: true }).strict();

/** A head of the log as a node has published it, or nothing. */
export const auditHeadQuery = z
  .strictObject({
    id: z
      .string()
      .regex(/^[1-9]\d{0,17}$/, 'The id of an entry')
      .optional(),
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'The hash of an entry')
      .optional(),
  })
  .refine(({ id, hash }) => (id === undefined) === (hash === undefined), {
    path: ['hash'],
    message: 'Id and hash belong together',
  })
  .transform(({ id, hash }) => (id === undefined || hash === undefined ? null : { id, hash }));
