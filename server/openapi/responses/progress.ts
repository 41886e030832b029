import { z } from 'zod';
import {
  DIGEST_PERIODS,
  type DigestBody,
  type LearningEventsBody,
  type ProgressBody,
} from '../../../contract/progress.js';
import { count, id, time } from './common.js';
import { exactly } from './exact.js';

const facts = {
  questions: z.array(z.string()).meta({
    description: "The child's own words, at most three. None where guardians may see topics only.",
  }),
  topics: z.array(
    z.object({
      tag: z.string(),
      count,
      trend: z.array(count).meta({ description: 'In each of the last four weeks, oldest first.' }),
    }),
  ),
  minutes: z.object({ chat: count, story: count, game: count }),
  stories: z.array(z.object({ slug: z.string(), title: z.string(), times: count, finished: z.boolean() })),
  games: z.array(
    z.object({
      slug: z.string(),
      skill: z.string(),
      first_try: count.meta({ description: 'Answers that were right at once.' }),
      later: count.meta({ description: 'Answers that took longer.' }),
    }),
  ),
  requests: z.object({ asked: count, granted: count, denied: count }),
  safety: z.array(z.object({ category: z.string(), severity: z.int(), count })),
  starters: z.array(z.string()).meta({ description: 'Two questions for a talk at the table.' }),
  quiet: z.boolean().meta({ description: 'Little happened, which is fine.' }),
};
const span = { from: time, to: time.meta({ description: 'Outside of the span.' }) };

export const digest = exactly<DigestBody>()(
  z.object({ child_id: id, period: z.enum(DIGEST_PERIODS), ...span, ...facts }),
).meta({ id: 'ChildDigest', description: 'What a child did in a day or a week, from the store alone.' });

export const progress = exactly<ProgressBody>()(
  z.object({
    child_id: id,
    ...span,
    ...facts,
    days: z.array(z.object({ date: z.iso.date(), minutes: count, questions: count })),
    goals: count.meta({ description: 'Days on which the goal that opens games was reached.' }),
    words: z
      .array(z.string())
      .meta({ description: 'Less common words of the stories that the child heard to their end.' }),
  }),
).meta({ id: 'ChildProgress', description: 'What a child did in a span of days, from the store alone.' });

export const storedEvents = exactly<LearningEventsBody>()(z.object({ stored: count, repeated: count })).meta({
  id: 'StoredLearningEvents',
});
