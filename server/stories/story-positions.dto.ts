import { z } from 'zod';

/** Pages and sentences of any story stay far below. */
const COUNT_MAX = 1_000;
const count = z.int('A whole number').min(0, 'Must not be negative').max(COUNT_MAX, `At most ${COUNT_MAX}`);

/** The body of `PUT /stories/{slug}/position`. */
export const storyPlace = z.strictObject({ page: count, sentence: count.default(0) });
export type StoryPlace = z.output<typeof storyPlace>;
