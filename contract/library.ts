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

/** Games whose rounds are questions with answers to choose from. */
export const QUIZ_KINDS = ['counting', 'rhyme', 'spy', 'pattern', 'riddle'] as const;
export type QuizKind = (typeof QUIZ_KINDS)[number];
/** How a game is played. */
export const GAME_KINDS = [...QUIZ_KINDS, 'memory', 'gather', 'find', 'order', 'match', 'predict'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** What a game practises. Learning events name it. */
export const GAME_SKILLS = [
  'counting',
  'letters',
  'pattern',
  'feelings',
  'science',
  'memory',
  'rhyme',
  'colours',
  'riddle',
] as const;
export type GameSkill = (typeof GAME_SKILLS)[number];

/** Something to press. If it has a picture, the game shows the picture and reads the text aloud. A text of one letter or digit is drawn as a block. */
export interface GameChoice {
  text: string;
  picture?: PictureKey[];
}

/** What each round of a game says, however it is played. */
export interface GameRoundText {
  prompt: string;
  /** Shown after a mistake, or when the child asks for it. */
  hint: string;
  /** Shown when the round is solved. */
  praise: string;
}

/** One question with its answers. */
export interface GameRound extends GameRoundText {
  /** Pictures of the question, row by row. */
  picture?: PictureKey[][];
  /** In display order. The text of exactly one of them equals `answer`. */
  choices: GameChoice[];
  answer: string;
}

/** So many of the same thing; the child takes as many as are wanted. */
export interface GatherRound extends GameRoundText {
  picture: PictureKey;
  /** Its name, and the name of several. */
  one: string;
  many: string;
  shown: number;
  wanted: number;
}

/** Things of which the child finds each that fits. */
export interface FindRound extends GameRoundText {
  things: GameChoice[];
  /** Texts of the things that fit. */
  fits: string[];
}

/** Pieces that the child puts into a row. */
export interface OrderRound extends GameRoundText {
  picture?: PictureKey[][];
  /** How the row begins. */
  start?: GameChoice[];
  /** In display order. There may be more of them than places. */
  pieces: GameChoice[];
  /** The texts of the pieces in their places. */
  order: string[];
}

/** Two things that belong together, and a hint about them. */
export interface MatchedPair {
  card: GameChoice;
  match: GameChoice;
  hint: string;
}
export interface MatchRound extends GameRoundText {
  pairs: MatchedPair[];
}

export const WATER_RESULTS = ['floats', 'sinks'] as const;
export type WaterResult = (typeof WATER_RESULTS)[number];
/** A thing that is let go over water once the child has guessed right. */
export interface PredictRound extends GameRoundText {
  picture: PictureKey;
  result: WaterResult;
}

/** Two cards that belong together: a picture and its word, or two pictures. */
export interface GamePair {
  picture: PictureKey;
  word: string;
  second?: { picture: PictureKey; word: string };
}

export interface GameSummaryBody extends LibraryItemBody {
  kind: GameKind;
  skill: GameSkill;
  minutes: number;
  /** The picture in the list of games. */
  cover: PictureKey;
}
interface PlayedGameBody extends GameSummaryBody {
  /** Shown to the child before the game begins. */
  intro: string;
  /** Shown at the end. */
  ending: string;
}
interface GameOf<Kind extends GameKind, Round extends GameRoundText> extends PlayedGameBody {
  kind: Kind;
  rounds: Round[];
}
export type QuizGameBody = GameOf<QuizKind, GameRound>;
export type GatherGameBody = GameOf<'gather', GatherRound>;
export type FindGameBody = GameOf<'find', FindRound>;
export type OrderGameBody = GameOf<'order', OrderRound>;
export type MatchGameBody = GameOf<'match', MatchRound>;
export type PredictGameBody = GameOf<'predict', PredictRound>;
/** Each pair becomes two cards, shuffled and face down. */
export interface MemoryGameBody extends PlayedGameBody {
  kind: 'memory';
  pairs: GamePair[];
}
export type RoundGameBody =
  | QuizGameBody
  | GatherGameBody
  | FindGameBody
  | OrderGameBody
  | MatchGameBody
  | PredictGameBody;
export type GameBody = RoundGameBody | MemoryGameBody;

/** `GET /companion`: who answers, and questions to start with at this hour. */
export interface CompanionBody {
  kind: 'offline' | 'openai';
  name: 'Starling';
  starters: string[];
}
