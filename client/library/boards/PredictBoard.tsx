import type { PredictRound } from '../../../contract/library';
import type { BoardProps } from './board-props';
import { QuizBoard } from './QuizBoard';
import { WaterTank } from './WaterTank';

const ANSWERS = { floats: 'It floats', sinks: 'It sinks' } as const;
const CHOICES = Object.values(ANSWERS).map((text) => ({ text }));

/** A guess first, and then the thing is let go over the water. */
export function PredictBoard({ round: { picture, result }, isSolved, onMistake, onSolve }: BoardProps<PredictRound>) {
  return (
    <>
      <WaterTank picture={picture} result={isSolved ? result : null} />
      <QuizBoard
        kind="riddle"
        round={{ choices: CHOICES, answer: ANSWERS[result] }}
        {...{ isSolved, onMistake, onSolve }}
      />
    </>
  );
}
