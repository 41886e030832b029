import { z } from 'zod';
import { TAG_COLORS } from '../../contract/conversations.js';
import { type AgeBand, DAY_TIMES, GUIDE_SHELVES, STORY_SHELVES } from '../../contract/library.js';
import { PICTURE_KEYS } from '../../contract/pictures.js';

const topic = z.enum(Object.keys(TAG_COLORS) as [string, ...string[]], 'Must be one of the topic tags');

const ageBand = z
  .string('Must be an age range such as "3-5"')
  .regex(/^\d{1,2}-\d{1,2}$/, 'Must be an age range such as "3-5"')
  .refine((band) => Number(band.split('-')[0]) <= Number(band.split('-')[1]), 'Must start with the lower age')
  .transform((band) => band as AgeBand);

/** Some devices cannot draw every emoji, so pictures are drawings with names. */
const hasNoEmoji = (value: string) => !/\p{Extended_Pictographic}/u.test(value);
const NO_EMOJI = 'Must contain no emoji: use a named picture';

export const picture = z.enum(PICTURE_KEYS, 'Must be one of the pictures');

/** The fields that every item has: the front matter of a page, or the head of a game. */
export const about = {
  title: z.string().min(3).max(80).refine(hasNoEmoji, NO_EMOJI),
  summary: z.string().min(10).max(200).refine(hasNoEmoji, NO_EMOJI),
  topics: z.array(topic).min(1).max(4),
  age: ageBand,
};
export const text = z.string().trim().min(1).refine(hasNoEmoji, NO_EMOJI);

const shelf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, 'Must be one of the shelves');

/** `keywords` are search words for the subject of the page that its text may not contain. */
export const guideHead = z.strictObject({
  ...about,
  shelf: shelf(GUIDE_SHELVES),
  cover: picture,
  time: z.enum(DAY_TIMES).optional(),
  keywords: z.string().default(''),
});
export const storyHead = z.strictObject({
  ...about,
  shelf: shelf(STORY_SHELVES),
  cover: picture,
  minutes: z.int().min(1).max(30),
});
export const pageBody = z
  .string()
  .trim()
  .min(200, 'Is too short for a page')
  .refine((body) => !/!\[|<[a-z/]/i.test(body), 'Must contain neither images nor HTML')
  .refine(hasNoEmoji, NO_EMOJI);
