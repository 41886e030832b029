import { type GameAction, type GameProgress, progressAfter } from './boards/game-progress';
import type { MemoryGame } from './boards/memory-game';

/** What happens in a game, for pages that record it. */
export type PlayEvent =
  | { what: 'started' | 'completed' }
  /**
   * The right answer was found. `round` counts from 1. `isFirstTry`: without a mistake. `isHelped`: after a hint, or with
   * the question read aloud.
   */
  | { what: 'answered'; round: number; isFirstTry: boolean; isHelped: boolean };

/** What an action in a game of so many rounds brings about; null for nothing to record. */
export function playEventOf(before: GameProgress, action: GameAction, rounds: number): PlayEvent | null {
  if (action.type === 'again') return { what: 'started' };
  const after = progressAfter(before, action);
  if (after.isSolved && !before.isSolved) {
    const isHelped = before.hint !== null || before.isRead;
    return { what: 'answered', round: before.index + 1, isFirstTry: before.mistakes === 0, isHelped };
  }
  return after.index === rounds && before.index < rounds ? { what: 'completed' } : null;
}

/** The pair that a turned card completes; null if it completes none. Pairs are counted like rounds. */
export function pairEventOf(before: MemoryGame, after: MemoryGame): PlayEvent | null {
  if (after.found.length === before.found.length) return null;
  const pair = after.found.at(-1)!;
  return {
    what: 'answered',
    round: pair + 1,
    isFirstTry: !after.missed.includes(pair),
    isHelped: after.helped.includes(pair),
  };
}
