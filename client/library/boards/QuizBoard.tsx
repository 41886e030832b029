import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { GameRound, QuizKind } from '../../../contract/library';
import classes from './board.module.css';
import type { BoardProps } from './board-props';
import { Thing } from './Thing';
import { t } from './texts';

interface QuizBoardProps extends Omit<BoardProps<Pick<GameRound, 'choices' | 'answer'>>, 'say'> {
  kind: QuizKind;
}

/** Answers to choose from. A wrong one stays marked, and the child chooses again. */
export function QuizBoard({ kind, round, isSolved, onMistake, onSolve }: QuizBoardProps) {
  const [tried, setTried] = useState<readonly string[]>([]);
  const { choices, answer } = round;
  const room = Math.max(...choices.map(({ picture }) => picture?.length ?? 0));
  const choose = (text: string) => {
    if (isSolved || tried.includes(text)) return;
    if (text === answer) onSolve();
    else {
      setTried([...tried, text]);
      onMistake();
    }
  };
  return (
    <div
      className={classes.choices}
      data-pictures={room === 0 ? undefined : room > 1 ? 'rows' : 'single'}
      data-numbers={kind === 'counting' || undefined}
    >
      {choices.map((choice) => {
        const isWrong = tried.includes(choice.text);
        const isRight = isSolved && choice.text === answer;
        return (
          <UnstyledButton
            key={choice.text}
            className={classes.choice}
            data-wrong={isWrong || undefined}
            data-right={isRight || undefined}
            aria-disabled={isWrong || isSolved || undefined}
            onClick={() => choose(choice.text)}
          >
            {kind === 'counting' ? choice.text : <Thing thing={choice} room={room} />}
            {isRight && <span className="visually-hidden">{t('right')}</span>}
            {isWrong && <span className="visually-hidden">{t('notThis')}</span>}
          </UnstyledButton>
        );
      })}
    </div>
  );
}
