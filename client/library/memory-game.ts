import type { GamePair } from '../../contract/library';
import type { PictureKey } from '../../contract/pictures';

export interface MemoryCard {
  /** The index of its pair. */
  pair: number;
  /** The word on it, or a description of its picture. */
  face: string;
  /** Null on a card with a word. */
  picture: PictureKey | null;
}

export interface MemoryGame {
  cards: readonly MemoryCard[];
  /** Indexes of open cards that are not a found pair, two at most. */
  open: readonly number[];
  /** Indexes of the found pairs. */
  found: readonly number[];
}

/** Shuffles the cards, all face down. `random` returns 0 ≤ x < 1. */
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
  return { cards, open: [], found: [] };
}

/** Opens a card. A third card closes the two before. */
export function turnCard(game: MemoryGame, index: number): MemoryGame {
  const card = game.cards[index];
  if (!card || game.open.includes(index) || game.found.includes(card.pair)) return game;
  const [first, second] = game.open;
  if (first === undefined || second !== undefined) return { ...game, open: [index] };
  const isPair = game.cards[first]?.pair === card.pair;
  return {
    ...game,
    open: isPair ? [] : [first, index],
    found: isPair ? [...game.found, card.pair] : game.found,
  };
}

/** Closes two different cards. */
export function closeCards(game: MemoryGame): MemoryGame {
  return game.open.length === 2 ? { ...game, open: [] } : game;
}

export function isComplete(game: MemoryGame): boolean {
  return game.found.length * 2 === game.cards.length;
}
