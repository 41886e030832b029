import type { RoundGameBody } from '../../../contract/library';
import type { BoardProps } from './board-props';
import { FindBoard } from './FindBoard';
import { GatherBoard } from './GatherBoard';
import { MatchBoard } from './MatchBoard';
import { OrderBoard } from './OrderBoard';
import { PredictBoard } from './PredictBoard';
import { QuizBoard } from './QuizBoard';

interface PlayAreaProps extends Omit<BoardProps<unknown>, 'round'> {
  game: RoundGameBody;
  index: number;
}

/** The part of a round that is played. Each round starts afresh. */
export function PlayArea({ game, index, ...rest }: PlayAreaProps) {
  switch (game.kind) {
    case 'gather':
      return <GatherBoard key={index} round={game.rounds[index]!} {...rest} />;
    case 'find':
      return <FindBoard key={index} round={game.rounds[index]!} {...rest} />;
    case 'order':
      return <OrderBoard key={index} round={game.rounds[index]!} {...rest} />;
    case 'match':
      return <MatchBoard key={index} round={game.rounds[index]!} {...rest} />;
    case 'predict':
      return <PredictBoard key={index} round={game.rounds[index]!} {...rest} />;
    default:
      return <QuizBoard key={index} kind={game.kind} round={game.rounds[index]!} {...rest} />;
  }
}
