import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { OrderRound } from '../../../contract/library';
import classes from './board.module.css';
import type { BoardProps } from './board-props';
import { isFull, keepRight, type Places, putPiece, takeBack } from './order-game';
import { spokenName, Thing } from './Thing';
import { t } from './texts';
import { useDrag } from './useDrag';

/** A row with free places, and pieces for it. A press puts a piece into the next place or takes it back; dragging works, too. */
export function OrderBoard({ round, isSolved, onMistake, onSolve, say }: BoardProps<OrderRound>) {
  const { start = [], pieces, order } = round;
  const [places, setPlaces] = useState<Places>(() => order.map(() => null));
  const settle = (piece: number, next: Places) => {
    const name = spokenName(pieces[piece]!.text);
    const right = keepRight(next, pieces, order);
    const place = next.indexOf(piece);
    if (isFull(right)) {
      setPlaces(next);
      onSolve();
    } else if (isFull(next)) {
      setPlaces(right);
      const kept = right.filter((one) => one !== null).length;
      say(kept === 0 ? t('order.allBack') : t('order.stay', { count: kept }));
      onMistake();
    } else {
      setPlaces(next);
      say(
        place < 0
          ? t('order.takenBack', { piece: name })
          : t('order.placed', { piece: name, place: place + 1, total: order.length }),
      );
    }
  };
  const press = (piece: number) => {
    if (isSolved) return;
    settle(piece, places.includes(piece) ? takeBack(places, piece) : putPiece(places, piece));
  };
  const drag = useDrag((piece, place) => {
    if (!isSolved) settle(piece, putPiece(places, piece, place));
  });
  return (
    <>
      <ol className={classes.row} aria-label={t('order.row')} data-right={isSolved || undefined}>
        {start.map((thing, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the beginning of the row never moves.
          <li key={index} className={classes.given}>
            <Thing thing={thing} />
          </li>
        ))}
        {places.map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places never move.
          <li key={`place ${place}`} className={classes.place} data-place={place}>
            {piece === null ? (
              <span className="visually-hidden">{t('order.free')}</span>
            ) : (
              <Thing thing={pieces[piece]!} />
            )}
          </li>
        ))}
      </ol>
      <ul className={classes.things} aria-label={t('order.pieces')}>
        {pieces.map((thing, piece) => {
          const place = places.indexOf(piece);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change.
            <li key={piece}>
              <UnstyledButton
                className={classes.thing}
                data-used={place >= 0 || undefined}
                data-drags
                aria-pressed={place >= 0}
                aria-disabled={isSolved || undefined}
                {...drag(piece)}
                onClick={() => press(piece)}
              >
                <Thing thing={thing} />
                {place >= 0 && <span className={classes.badge}>{place + 1}</span>}
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}
