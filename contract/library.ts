import type { PictureKey } from './pictures.js';

/** The growth guide, stories and games as REST shows them (`GET /library/…`). */

/** A band of ages in years, as "3-5". */
export type AgeBand = `${number}-${number}`;

interface LibraryItemBody {
  /** Names the item in addresses: lower-case letters, digits and hyphens. */
  slug: string;
  title: string;
  summary: string;
  /** Topic tags (contract/conversations.ts). */
  topics: string[];
  age: AgeBand;
}

/** `minutes` is how long reading takes, at least 1. */
export interface GuideSummaryBody extends LibraryItemBody {
  minutes: number;
}
/** `body` is Markdown without images and raw HTML. */
export interface GuideBody extends GuideSummaryBody {
  body: string;
}

/** `minutes` is how long reading aloud takes. */
export interface StorySummaryBody extends LibraryItemBody {
  minutes: number;
}
export interface StoryBody extends StorySummaryBody {
  body: string;
}

export const GAME_KINDS = ['counting', 'rhyme', 'spy', 'pattern', 'riddle', 'memory'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** One answer to choose. Where it has a picture, that is what is shown, and the text what is read aloud. */
export interface GameChoice {
  text: string;
  picture?: PictureKey[];
}

/** One question with some answers to choose from. */
export interface GameRound {
  prompt: string;
  /** Pictures to look at, row by row. */
  picture?: PictureKey[][];
  /** In the order to show. The text of exactly one of them is the answer. */
  choices: GameChoice[];
  answer: string;
  /** Said after a wrong answer. */
  hint: string;
  /** Said after the right one. */
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
  /** The picture on the shelf. */
  cover: PictureKey;
}
export interface RoundGameBody extends GameSummaryBody {
  kind: Exclude<GameKind, 'memory'>;
  /** What to tell the child before the first round. */
  intro: string;
  /** What to say after the last one. */
  ending: string;
  rounds: GameRound[];
}
/** All pairs, each as two cards, are laid face down in any order. */
export interface MemoryGameBody extends GameSummaryBody {
  kind: 'memory';
  intro: string;
  ending: string;
  pairs: GamePair[];
}
export type GameBody = RoundGameBody | MemoryGameBody;

/** `GET /companion`: who answers, and what one could ask it at this hour. */
export interface CompanionBody {
  kind: 'offline' | 'openai';
  name: 'Starling';
  starters: string[];
}
