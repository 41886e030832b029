/** A card on one side of the board, by the index of its pair. */
export interface Side {
  side: 'card' | 'match';
  pair: number;
}

export interface MatchGame {
  chosen: Side | null;
  /** Indexes of the pairs that were found. */
  found: readonly number[];
}

export const NEW_MATCH: MatchGame = { chosen: null, found: [] };

/** Chooses a card; one of each side makes a pair. `mistaken`: the pair whose card was matched wrongly. */
export function choose(game: MatchGame, next: Side): { game: MatchGame; mistaken: number | null } {
  const { chosen, found } = game;
  if (found.includes(next.pair)) return { game, mistaken: null };
  if (chosen?.side === next.side) {
    return { game: { ...game, chosen: chosen.pair === next.pair ? null : next }, mistaken: null };
  }
  if (!chosen) return { game: { ...game, chosen: next }, mistaken: null };
  if (chosen.pair === next.pair) return { game: { chosen: null, found: [...found, next.pair] }, mistaken: null };
  return { game: { ...game, chosen: null }, mistaken: chosen.side === 'card' ? chosen.pair : next.pair };
}
