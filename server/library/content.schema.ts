import { z } from 'zod';
import { TAG_COLORS } from '../../contract/conversations.js';
import { type AgeBand, GAME_KINDS } from '../../contract/library.js';
import { PICTURE_KEYS } from '../../contract/pictures.js';

const topic = z.enum(Object.keys(TAG_COLORS) as [string, ...string[]], 'Must be one of the topic tags');

const ageBand = z
  .string('Must be a band of ages as "3-5"')
  .regex(/^\d{1,2}-\d{1,2}$/, 'Must be a band of ages as "3-5"')
  .refine((band) => Number(band.split('-')[0]) <= Number(band.split('-')[1]), 'Must begin with the lower age')
  .transform((band) => band as AgeBand);

/** Not every device can draw an emoji, so pictures have names and drawings of their own. */
const hasNoEmoji = (value: string) => !/\p{Extended_Pictographic}/u.test(value);
const NO_EMOJI = 'Must hold no emoji; pictures are named';

const picture = z.enum(PICTURE_KEYS, 'Must be one of the pictures');

/** What every item tells about itself: the front matter of a page, or the head of a game. */
const about = {
  title: z.string().min(3).max(80).refine(hasNoEmoji, NO_EMOJI),
  summary: z.string().min(10).max(200).refine(hasNoEmoji, NO_EMOJI),
  topics: z.array(topic).min(1).max(4),
  age: ageBand,
};
const text = z.string().trim().min(1).refine(hasNoEmoji, NO_EMOJI);

/** `keywords` are words that people use for what the page is about, but that it may not hold itself. */
export const guideHead = z.strictObject({ ...about, keywords: z.string().default('') });
export const storyHead = z.strictObject({ ...about, minutes: z.int().min(1).max(30) });
export const pageBody = z
  .string()
  .trim()
  .min(200, 'Is too short for a page')
  .refine((body) => !/!\[|<[a-z/]/i.test(body), 'Must hold neither images nor HTML')
  .refine(hasNoEmoji, NO_EMOJI);

const gameHead = { ...about, cover: picture, minutes: z.int().min(1).max(30), intro: text, ending: text };

/** A choice that is words alone may be written as these. */
const choice = z.preprocess(
  (written) => (typeof written === 'string' ? { text: written } : written),
  z.strictObject({ text, picture: z.array(picture).min(1).max(6).optional() }),
);

const round = z
  .strictObject({
    prompt: text,
    picture: z.array(z.array(picture).min(1).max(6)).min(1).max(4).optional(),
    choices: z.array(choice).min(2).max(6),
    answer: text,
    hint: text,
    praise: text,
  })
  .refine(({ choices, answer }) => choices.filter((one) => one.text === answer).length === 1, {
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
      .array(z.strictObject({ picture, word: text }))
      .min(4)
      .max(12),
  }),
]);
