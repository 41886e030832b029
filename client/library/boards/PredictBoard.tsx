import type { PredictRound } from '../../../contract/library';
import type { BoardProps } from './board-props';
import { QuizBoard } from './QuizBoard';
import { t } from './texts';
import { WaterTank } from './WaterTank';

/** A guess first, and then the thing is let go over the water. */
export function PredictBoard({ round: { picture, result }, isSolved, onMistake, onSolve }: BoardProps<PredictRound>) {
  const answers = { floats: t('water.floats'), sinks: t('water.sinks') };
  const choices = Object.values(answers).map((text) => ({ text }));
  return (
    <>
      <WaterTank picture={picture} result={isSolved ? result : null} />
      <QuizBoard kind="riddle" round={{ choices, answer: answers[result] }} {...{ isSolved, onMistake, onSolve }} />
    </>
  );
}
