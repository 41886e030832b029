import type { GameBody } from '../../../contract/library';
import type { PlayEvent } from '../play-events';
import type { ReadAloudButton } from '../read-aloud-button';
import { MemoryBoard } from './MemoryBoard';
import { RoundsBoard } from './RoundsBoard';

interface GameBoardProps {
  game: GameBody;
  onLeave: () => void;
  onPlay: ((event: PlayEvent) => void) | undefined;
  readAloud: ReadAloudButton | undefined;
}

/** What a game is played on. */
export function GameBoard({ game, readAloud, ...rest }: GameBoardProps) {
  return game.kind === 'memory' ? (
    <MemoryBoard game={game} {...rest} />
  ) : (
    <RoundsBoard game={game} readAloud={readAloud} {...rest} />
  );
}
