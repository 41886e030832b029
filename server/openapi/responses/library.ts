import { z } from 'zod';
import {
  type CompanionBody,
  DAY_TIMES,
  GAME_KINDS,
  GAME_SKILLS,
  type GameBody,
  type GameSummaryBody,
  GUIDE_SHELVES,
  type GuideBody,
  type GuideSummaryBody,
  QUIZ_KINDS,
  STORY_SHELVES,
  type StoryBody,
  type StorySummaryBody,
  WATER_RESULTS,
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

const gameItem = { ...item, kind: z.enum(GAME_KINDS), skill: z.enum(GAME_SKILLS), cover: picture };
export const gameSummary = exactly<GameSummaryBody>()(z.object(gameItem)).meta({ id: 'GameSummary' });

const texts = { prompt: z.string(), hint: z.string(), praise: z.string() };
const choice = z.object({ text: z.string(), picture: z.array(picture).optional() }).meta({ id: 'GameChoice' });
const rows = z.array(z.array(picture)).optional();
const round = z
  .object({ ...texts, picture: rows, choices: z.array(choice), answer: z.string() })
  .meta({ id: 'GameRound' });
const count = z.int().nonnegative();
const gatherRound = z
  .object({ ...texts, picture, one: z.string(), many: z.string(), shown: count, wanted: count })
  .meta({ id: 'GatherRound' });
const findRound = z.object({ ...texts, things: z.array(choice), fits: z.array(z.string()) }).meta({ id: 'FindRound' });
const orderRound = z
  .object({
    ...texts,
    picture: rows,
    start: z.array(choice).optional(),
    pieces: z.array(choice),
    order: z.array(z.string()),
  })
  .meta({ id: 'OrderRound' });
const matchRound = z
  .object({ ...texts, pairs: z.array(z.object({ card: choice, match: choice, hint: z.string() })) })
  .meta({ id: 'MatchRound' });
const predictRound = z.object({ ...texts, picture, result: z.enum(WATER_RESULTS) }).meta({ id: 'PredictRound' });
const card = { picture, word: z.string() };
const played = { ...gameItem, intro: z.string(), ending: z.string() };

export const game = exactly<GameBody>()(
  z.union([
    z.object({ ...played, kind: z.enum(QUIZ_KINDS), rounds: z.array(round) }),
    z.object({ ...played, kind: z.literal('gather'), rounds: z.array(gatherRound) }),
    z.object({ ...played, kind: z.literal('find'), rounds: z.array(findRound) }),
    z.object({ ...played, kind: z.literal('order'), rounds: z.array(orderRound) }),
    z.object({ ...played, kind: z.literal('match'), rounds: z.array(matchRound) }),
    z.object({ ...played, kind: z.literal('predict'), rounds: z.array(predictRound) }),
    z.object({
      ...played,
      kind: z.literal('memory'),
      pairs: z.array(z.object({ ...card, second: z.object(card).optional() })),
    }),
  ]),
).meta({ id: 'Game' });

export const companion = exactly<CompanionBody>()(
  z.object({ kind: z.enum(['offline', 'openai']), name: z.literal('Starling'), starters: z.array(z.string()) }),
).meta({ id: 'Companion' });
