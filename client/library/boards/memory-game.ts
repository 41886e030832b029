import type { GamePair } from '../../../contract/library';
import type { PictureKey } from '../../../contract/pictures';
import { t } from './texts';

/** Cards of one row of the board. */
export const CARDS_IN_A_ROW = 4;

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
  /** Indexes of the cards that were open at least once. */
  seen: readonly number[];
  /** Pairs that the child missed although it had seen the second card: there is nothing to remember before that. */
  missed: readonly number[];
  /** Pairs that the child got a hint for. */
  helped: readonly number[];
  /** Where the other card of the first open one lies. */
  hint: string | null;
}

/** Shuffles the cards, all face down. `random` returns 0 ≤ x < 1. */
export function layCards(pairs: readonly GamePair[], random: () => number = Math.random): MemoryGame {
  const cards = pairs.flatMap<MemoryCard>(({ picture, word, second }, pair) => [
    { pair, face: second ? word : t('memory.picture', { word }), picture },
    { pair, face: second?.word ?? word, picture: second?.picture ?? null },
  ]);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [cards[last], cards[other]];
    if (a && b) [cards[last], cards[other]] = [b, a];
  }
  return { cards, open: [], found: [], seen: [], missed: [], helped: [], hint: null };
}

/** Opens a card. Two different cards stay open until the next press, which may be on one of them again. */
export function turnCard(game: MemoryGame, index: number): MemoryGame {
  const card = game.cards[index];
  const [first, second] = game.open;
  if (!card || game.found.includes(card.pair) || (second === undefined && index === first)) return game;
  const seen = withOne(game.seen, index);
  if (first === undefined || second !== undefined) return { ...game, seen, open: [index], hint: null };
  const { pair } = game.cards[first]!;
  if (pair === card.pair) return { ...game, seen, open: [], found: [...game.found, pair], hint: null };
  const turned = { ...game, seen, open: [first, index], hint: null };
  const isMissed = game.seen.includes(partnerOf(game, first));
  return isMissed ? withHint({ ...turned, missed: withOne(game.missed, pair) }, first) : turned;
}

/** Says where the other card of an open one lies. */
export function giveHint(game: MemoryGame): MemoryGame {
  const [first] = game.open;
  return first === undefined ? { ...game, hint: t('memory.first') } : withHint(game, first);
}

function withHint(game: MemoryGame, card: number): MemoryGame {
  const row = Math.floor(partnerOf(game, card) / CARDS_IN_A_ROW) + 1;
  const { pair, face } = game.cards[card]!;
  return { ...game, helped: withOne(game.helped, pair), hint: t('memory.where', { card: face, row }) };
}

function partnerOf({ cards }: MemoryGame, index: number): number {
  return cards.findIndex(({ pair }, other) => other !== index && pair === cards[index]?.pair);
}

function withOne(list: readonly number[], one: number): readonly number[] {
  return list.includes(one) ? list : [...list, one];
}

export function isComplete(game: MemoryGame): boolean {
  return game.found.length * 2 === game.cards.length;
}
