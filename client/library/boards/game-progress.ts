import { t } from './texts';

/** How far a child is in a game of rounds, however they are played. */
export interface GameProgress {
  /** The index of the round; the number of rounds once the game is over. */
  index: number;
  /** Mistakes in this round. */
  mistakes: number;
  /** The hint that this round shows. */
  hint: string | null;
  /** The child had the question read aloud. */
  isRead: boolean;
  isSolved: boolean;
  /** The number of rounds solved without a mistake. */
  firstTries: number;
}

export const NEW_GAME: GameProgress = {
  index: 0,
  mistakes: 0,
  hint: null,
  isRead: false,
  isSolved: false,
  firstTries: 0,
};

export type GameAction =
  | { type: 'mistake'; hint: string }
  /** The child asked for the hint. */
  | { type: 'help'; hint: string }
  /** The child had the question read aloud. */
  | { type: 'read' }
  | { type: 'solve' }
  | { type: 'next' }
  | { type: 'again' };

/** The game after an action. After a mistake the child tries again, as often as it likes. */
export function progressAfter(game: GameProgress, action: GameAction): GameProgress {
  if (action.type === 'again') return NEW_GAME;
  if (action.type === 'next') {
    return game.isSolved ? { ...NEW_GAME, index: game.index + 1, firstTries: game.firstTries } : game;
  }
  if (game.isSolved) return game;
  switch (action.type) {
    case 'mistake':
      return { ...game, mistakes: game.mistakes + 1, hint: action.hint };
    case 'help':
      return { ...game, hint: action.hint };
    case 'read':
      return { ...game, isRead: true };
    case 'solve':
      return { ...game, isSolved: true, firstTries: game.firstTries + (game.mistakes === 0 ? 1 : 0) };
  }
}

/** What to say about a finished game: a sentence, because a child compares numbers. */
export function praiseFor({ firstTries }: GameProgress, rounds: number): string {
  if (firstTries === rounds) return t('praise.all');
  if (firstTries * 2 >= rounds) return t('praise.most');
  return t('praise.kept');
}
