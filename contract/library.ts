import type { PictureKey } from './pictures.js';

/** Bodies of `GET /library/…`: the growth guide, stories and games. */

/** A band of ages in years, as "3-5". */
export type AgeBand = `${number}-${number}`;

interface LibraryItemBody {
  /** Identifies the item in URLs: lower-case letters, digits and hyphens. */
  slug: string;
  title: string;
  summary: string;
  /** Topic tags (contract/conversations.ts). */
  topics: string[];
  age: AgeBand;
}

export const GUIDE_SHELVES = ['sleep', 'feelings', 'care', 'home', 'learning', 'play'] as const;
export type GuideShelf = (typeof GUIDE_SHELVES)[number];
export const STORY_SHELVES = ['bedtime', 'animals', 'wonders', 'family'] as const;
export type StoryShelf = (typeof STORY_SHELVES)[number];
export const DAY_TIMES = ['morning', 'day', 'evening'] as const;
export type DayTime = (typeof DAY_TIMES)[number];

/** `minutes` is the reading time, at least 1. */
export interface GuideSummaryBody extends LibraryItemBody {
  minutes: number;
  shelf: GuideShelf;
  /** The picture in the list of guides. */
  cover: PictureKey;
  /** When families need it most; missing if that is at any time. */
  time?: DayTime;
}
/** `body` is Markdown without images and raw HTML. */
export interface GuideBody extends GuideSummaryBody {
  body: string;
}

/** `minutes` is the time to read it aloud. */
export interface StorySummaryBody extends LibraryItemBody {
  minutes: number;
  shelf: StoryShelf;
  /** The picture in the list of stories. */
  cover: PictureKey;
}
export interface StoryBody extends StorySummaryBody {
  body: string;
}

export const GAME_KINDS = ['counting', 'rhyme', 'spy', 'pattern', 'riddle', 'memory'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** One answer to choose. If it has a picture, the game shows the picture and reads the text aloud. */
export interface GameChoice {
  text: string;
  picture?: PictureKey[];
}

/** One question with its answers. */
export interface GameRound {
  prompt: string;
  /** Pictures of the question, row by row. */
  picture?: PictureKey[][];
  /** In display order. The text of exactly one of them equals `answer`. */
  choices: GameChoice[];
  answer: string;
  /** Shown after a wrong answer. */
  hint: string;
  /** Shown after the right answer. */
  praise: string;
}

/** Two cards that belong together. */
export interface GamePair {
  picture: PictureKey;
  word: string;
}

export interface GameSummaryBody extends LibraryItemBody {
  kind: GameKind;
  minutes: number;
  /** The picture in the list of games. */
  cover: PictureKey;
}
export interface RoundGameBody extends GameSummaryBody {
  kind: Exclude<GameKind, 'memory'>;
  /** Shown to the child before the first round. */
  intro: string;
  /** Shown after the last round. */
  ending: string;
  rounds: GameRound[];
}
/** Each pair becomes two cards, shuffled and face down. */
export interface MemoryGameBody extends GameSummaryBody {
  kind: 'memory';
  intro: string;
  ending: string;
  pairs: GamePair[];
}
export type GameBody = RoundGameBody | MemoryGameBody;

/** `GET /companion`: who answers, and questions to start with at this hour. */
export interface CompanionBody {
  kind: 'offline' | 'openai';
  name: 'Starling';
  starters: string[];
}
