import type { GameRound } from '../../contract/library';

/** Where a child is in a game of questions. */
export interface RoundGame {
  /** Of the rounds; the number of rounds where the game is over. */
  index: number;
  /** Choices that were tried and are wrong. */
  tried: readonly string[];
  isSolved: boolean;
  /** Rounds solved at the first try. */
  stars: number;
}

export const NEW_ROUND_GAME: RoundGame = { index: 0, tried: [], isSolved: false, stars: 0 };

export type RoundGameAction =
  | { type: 'choose'; choice: string; round: GameRound }
  | { type: 'next' }
  | { type: 'again' };

/** The game after a choice. A wrong one costs nothing but the star: the child tries on until it is right. */
export function playRound(game: RoundGame, action: RoundGameAction): RoundGame {
  switch (action.type) {
    case 'choose':
      if (game.isSolved || game.tried.includes(action.choice)) return game;
      if (action.choice !== action.round.answer) return { ...game, tried: [...game.tried, action.choice] };
      return { ...game, isSolved: true, stars: game.stars + (game.tried.length === 0 ? 1 : 0) };
    case 'next':
      return game.isSolved ? { ...game, index: game.index + 1, tried: [], isSolved: false } : game;
    case 'again':
      return NEW_ROUND_GAME;
  }
}
