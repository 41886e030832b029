import { z } from 'zod';
import { say } from '../platform/languages/refusals.js';

/** Pages and sentences of any story stay far below. */
const COUNT_MAX = 1_000;
const count = z
  .int(say('whole'))
  .min(0, say('notNegative'))
  .max(COUNT_MAX, say('atMost', { max: COUNT_MAX }));

/** The body of `PUT /stories/{slug}/position`. */
export const storyPlace = z.strictObject({ page: count, sentence: count.default(0) });
export type StoryPlace = z.output<typeof storyPlace>;
