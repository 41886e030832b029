import { Button, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { GatherRound } from '../../../contract/library';
import { Picture } from '../pictures/Picture';
import classes from './board.module.css';
import type { BoardProps } from './board-props';
import { t } from './texts';

/** Things to count by touching each one. A second touch puts it back. */
export function GatherBoard({ round, isSolved, onMistake, onSolve, say }: BoardProps<GatherRound>) {
  const { picture, one, many, shown, wanted } = round;
  /** In the order in which they were touched. */
  const [taken, setTaken] = useState<readonly number[]>([]);
  const touch = (index: number) => {
    if (isSolved) return;
    const next = taken.includes(index) ? taken.filter((other) => other !== index) : [...taken, index];
    setTaken(next);
    say(next.length === 0 ? t('gather.none', { things: many }) : `${next.length} ${next.length === 1 ? one : many}`);
  };
  const check = () => {
    if (taken.length === wanted) onSolve();
    else onMistake();
  };
  return (
    <>
      <ul className={classes.things} aria-label={many}>
        {Array.from({ length: shown }, (_, index) => {
          const number = taken.indexOf(index) + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the things never move.
            <li key={index}>
              <UnstyledButton
                className={classes.thing}
                aria-label={`${one} ${index + 1}`}
                aria-pressed={number > 0}
                aria-disabled={isSolved || undefined}
                onClick={() => touch(index)}
              >
                <Picture name={picture} className={classes.drawing} />
                {number > 0 && <span className={classes.badge}>{number}</span>}
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
      {!isSolved && (
        <Button size="lg" mt="md" onClick={check}>
          {t('gather.done')}
        </Button>
      )}
    </>
  );
}
