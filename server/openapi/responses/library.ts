import { z } from 'zod';
import {
  type CompanionBody,
  DAY_TIMES,
  GAME_KINDS,
  type GameBody,
  type GameSummaryBody,
  GUIDE_SHELVES,
  type GuideBody,
  type GuideSummaryBody,
  STORY_SHELVES,
  type StoryBody,
  type StorySummaryBody,
} from '../../../contract/library.js';
import { PICTURE_KEYS } from '../../../contract/pictures.js';
import type { StoryPositionBody } from '../../../contract/stories.js';
import { exactly } from './exact.js';

const picture = z.enum(PICTURE_KEYS);
const item = {
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topics: z.array(z.string()),
  age: z.templateLiteral([z.number(), '-', z.number()]).meta({ description: 'A band of years, such as 3-5.' }),
  minutes: z.int().positive(),
};
const body = z.string().meta({ description: 'Markdown without images and raw HTML.' });

const guideItem = { ...item, shelf: z.enum(GUIDE_SHELVES), cover: picture, time: z.enum(DAY_TIMES).optional() };
const storyItem = { ...item, shelf: z.enum(STORY_SHELVES), cover: picture };

export const guideSummary = exactly<GuideSummaryBody>()(z.object(guideItem)).meta({ id: 'GuideSummary' });
export const guide = exactly<GuideBody>()(z.object({ ...guideItem, body })).meta({ id: 'Guide' });
export const storySummary = exactly<StorySummaryBody>()(z.object(storyItem)).meta({ id: 'StorySummary' });
export const story = exactly<StoryBody>()(z.object({ ...storyItem, body })).meta({ id: 'Story' });

export const storyPosition = exactly<StoryPositionBody>()(
  z.object({
    page: z.int().min(0),
    sentence: z.int().min(0),
    updated_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'By the clock of the server; null: nothing was read yet.' }),
  }),
).meta({ id: 'StoryPosition' });

export const gameSummary = exactly<GameSummaryBody>()(
  z.object({ ...item, kind: z.enum(GAME_KINDS), cover: picture }),
).meta({ id: 'GameSummary' });

const round = z
  .object({
    prompt: z.string(),
    picture: z.array(z.array(picture)).optional(),
    choices: z.array(z.object({ text: z.string(), picture: z.array(picture).optional() })),
    answer: z.string(),
    hint: z.string(),
    praise: z.string(),
  })
  .meta({ id: 'GameRound' });
const texts = { cover: picture, intro: z.string(), ending: z.string() };

export const game = exactly<GameBody>()(
  z.union([
    z.object({ ...item, ...texts, kind: z.enum(GAME_KINDS).exclude(['memory']), rounds: z.array(round) }),
    z.object({
      ...item,
      ...texts,
      kind: z.literal('memory'),
      pairs: z.array(z.object({ picture, word: z.string() })),
    }),
  ]),
).meta({ id: 'Game' });

export const companion = exactly<CompanionBody>()(
  z.object({ kind: z.enum(['offline', 'openai']), name: z.literal('Starling'), starters: z.array(z.string()) }),
).meta({ id: 'Companion' });
