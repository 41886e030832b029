import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { FindRound } from '../../../contract/library';
import classes from './board.module.css';
import type { BoardProps } from './board-props';
import { spokenName, Thing } from './Thing';
import { t } from './texts';

/** Things of which the child finds each that fits. */
export function FindBoard({ round, isSolved, onMistake, onSolve, say }: BoardProps<FindRound>) {
  const { things, fits } = round;
  const [touched, setTouched] = useState<readonly number[]>([]);
  const isFit = (index: number) => fits.includes(things[index]!.text);
  const touch = (index: number) => {
    if (isSolved || touched.includes(index)) return;
    const next = [...touched, index];
    setTouched(next);
    if (!isFit(index)) {
      onMistake();
      return;
    }
    const left = things.filter((_, other) => isFit(other) && !next.includes(other)).length;
    const thing = spokenName(things[index]!.text);
    say(left === 0 ? t('find.last', { thing }) : t('find.more', { thing, count: left }));
    if (left === 0) onSolve();
  };
  return (
    <ul className={classes.things}>
      {things.map((thing, index) => {
        const isTouched = touched.includes(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the things never move.
          <li key={index}>
            <UnstyledButton
              className={classes.thing}
              data-right={(isTouched && isFit(index)) || undefined}
              data-wrong={(isTouched && !isFit(index)) || undefined}
              aria-disabled={isTouched || isSolved || undefined}
              onClick={() => touch(index)}
            >
              <Thing thing={thing} />
              {isTouched && <span className="visually-hidden">{isFit(index) ? t('find.found') : t('notThis')}</span>}
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
