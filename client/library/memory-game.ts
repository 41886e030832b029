import type { GamePair } from '../../contract/library';
import type { PictureKey } from '../../contract/pictures';

export interface MemoryCard {
  /** Which pair it belongs to. */
  pair: number;
  /** What it shows, in words. */
  face: string;
  /** The drawing, on the card that shows one. */
  picture: PictureKey | null;
}

export interface MemoryGame {
  cards: readonly MemoryCard[];
  /** Indexes of the cards that lie open and have not found each other: two at most. */
  open: readonly number[];
  /** Pairs that were found. */
  found: readonly number[];
  /** How often two cards were turned. */
  moves: number;
}

/** Lays all pairs face down; `random` gives numbers from 0 up to 1. */
export function layCards(pairs: readonly GamePair[], random: () => number = Math.random): MemoryGame {
  const cards = pairs.flatMap<MemoryCard>(({ picture, word }, pair) => [
    { pair, face: `picture of ${word}`, picture },
    { pair, face: word, picture: null },
  ]);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [cards[last], cards[other]];
    if (a && b) [cards[last], cards[other]] = [b, a];
  }
  return { cards, open: [], found: [], moves: 0 };
}

/** Turns a card. A third one turns the two before face down again. */
export function turnCard(game: MemoryGame, index: number): MemoryGame {
  const card = game.cards[index];
  if (!card || game.open.includes(index) || game.found.includes(card.pair)) return game;
  const [first, second] = game.open;
  if (first === undefined || second !== undefined) return { ...game, open: [index] };
  const isPair = game.cards[first]?.pair === card.pair;
  return {
    ...game,
    moves: game.moves + 1,
    open: isPair ? [] : [first, index],
    found: isPair ? [...game.found, card.pair] : game.found,
  };
}

/** Turns two cards face down that do not belong together. */
export function closeCards(game: MemoryGame): MemoryGame {
  return game.open.length === 2 ? { ...game, open: [] } : game;
}

export function isComplete(game: MemoryGame): boolean {
  return game.found.length * 2 === game.cards.length;
}
