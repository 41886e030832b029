import { z } from 'zod';
import { TAG_COLORS } from '../../contract/conversations.js';
import { type AgeBand, GAME_KINDS } from '../../contract/library.js';

const topic = z.enum(Object.keys(TAG_COLORS) as [string, ...string[]], 'Must be one of the topic tags');

const ageBand = z
  .string('Must be a band of ages as "3-5"')
  .regex(/^\d{1,2}-\d{1,2}$/, 'Must be a band of ages as "3-5"')
  .refine((band) => Number(band.split('-')[0]) <= Number(band.split('-')[1]), 'Must begin with the lower age')
  .transform((band) => band as AgeBand);

/** What every item tells about itself: the front matter of a page, or the head of a game. */
const about = {
  title: z.string().min(3).max(80),
  summary: z.string().min(10).max(200),
  topics: z.array(topic).min(1).max(4),
  age: ageBand,
};
const text = z.string().trim().min(1);

/** `keywords` are words that people use for what the page is about, but that it may not hold itself. */
export const guideHead = z.strictObject({ ...about, keywords: z.string().default('') });
export const storyHead = z.strictObject({ ...about, minutes: z.int().min(1).max(30) });
export const pageBody = z
  .string()
  .trim()
  .min(200, 'Is too short for a page')
  .refine((body) => !/!\[|<[a-z/]/i.test(body), 'Must hold neither images nor HTML');

const gameHead = { ...about, minutes: z.int().min(1).max(30), intro: text, ending: text };

const round = z
  .strictObject({
    prompt: text,
    picture: text.optional(),
    choices: z.array(text).min(2).max(6),
    answer: text,
    hint: text,
    praise: text,
  })
  .refine(({ choices, answer }) => choices.filter((choice) => choice === answer).length === 1, {
    path: ['answer'],
    message: 'Must be exactly one of the choices',
  });

const roundKinds = GAME_KINDS.filter((kind) => kind !== 'memory');

export const gameContent = z.discriminatedUnion('kind', [
  z.strictObject({ ...gameHead, kind: z.enum(roundKinds), rounds: z.array(round).min(4).max(20) }),
  z.strictObject({
    ...gameHead,
    kind: z.literal('memory'),
    pairs: z
      .array(z.strictObject({ picture: text, word: text }))
      .min(4)
      .max(12),
  }),
]);
