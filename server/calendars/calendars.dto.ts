import { z } from 'zod';
import { CHILDREN_PER_HOUSEHOLD } from '../../contract/households.js';

export const calendarLinkBody = z.strictObject({
  // Checked before the body: an unknown household answers 404.
  household_id: z.string('Must be an id'),
  child_ids: z
    .array(z.string('Must be an id'), 'Must be a list')
    .max(CHILDREN_PER_HOUSEHOLD, `At most ${CHILDREN_PER_HOUSEHOLD} children`)
    .default([]),
  names: z.boolean('Must be true or false').default(false),
});
