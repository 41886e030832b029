import { playRound, type RoundGame, type RoundGameAction } from './round-game';

/** What happens in a game, for pages that record it. */
export type PlayEvent =
  | { what: 'started' | 'completed' }
  /** The right answer was found. `round` counts from 1. */
  | { what: 'answered'; round: number; isFirstTry: boolean };

/** What an action in a quiz of so many rounds brings about; null for nothing to record. */
export function playEventOf(before: RoundGame, action: RoundGameAction, rounds: number): PlayEvent | null {
  if (action.type === 'again') return { what: 'started' };
  const after = playRound(before, action);
  if (after.isSolved && !before.isSolved) {
    return { what: 'answered', round: before.index + 1, isFirstTry: before.tried.length === 0 };
  }
  return after.index === rounds && before.index < rounds ? { what: 'completed' } : null;
}
