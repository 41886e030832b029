import type { GameRound } from '../../contract/library';

/** The state of a quiz. */
export interface RoundGame {
  /** The index of the round; the number of rounds once the game is over. */
  index: number;
  /** Wrong choices of this round. */
  tried: readonly string[];
  isSolved: boolean;
  /** The number of rounds solved on the first try. */
  firstTries: number;
}

export const NEW_ROUND_GAME: RoundGame = { index: 0, tried: [], isSolved: false, firstTries: 0 };

export type RoundGameAction =
  | { type: 'choose'; choice: string; round: GameRound }
  | { type: 'next' }
  | { type: 'again' };

/** The game after an action. After a wrong choice the child tries again until it is right. */
export function playRound(game: RoundGame, action: RoundGameAction): RoundGame {
  switch (action.type) {
    case 'choose':
      if (game.isSolved || game.tried.includes(action.choice)) return game;
      if (action.choice !== action.round.answer) return { ...game, tried: [...game.tried, action.choice] };
      return { ...game, isSolved: true, firstTries: game.firstTries + (game.tried.length === 0 ? 1 : 0) };
    case 'next':
      return game.isSolved ? { ...game, index: game.index + 1, tried: [], isSolved: false } : game;
    case 'again':
      return NEW_ROUND_GAME;
  }
}

/** What to say about a finished game: a sentence, because a child compares numbers. */
export function praiseFor({ firstTries }: RoundGame, rounds: number): string {
  if (firstTries === rounds) return 'You found every answer straight away.';
  if (firstTries * 2 >= rounds) return 'You found most answers straight away, and all of them in the end.';
  return 'You kept trying, and you found every answer.';
}
