import { z } from 'zod';
import { CHILDREN_PER_HOUSEHOLD } from '../../contract/households.js';
import { say } from '../platform/languages/refusals.js';

export const calendarLinkBody = z.strictObject({
  // Checked before the body: an unknown household answers 404.
  household_id: z.string(say('id')),
  child_ids: z
    .array(z.string(say('id')), say('list'))
    .max(CHILDREN_PER_HOUSEHOLD, say('maxChildren', { max: CHILDREN_PER_HOUSEHOLD }))
    .default([]),
  names: z.boolean(say('boolean')).default(false),
});
