import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { MatchRound } from '../../../contract/library';
import classes from './board.module.css';
import type { BoardProps } from './board-props';
import { choose, NEW_MATCH, type Side } from './match-game';
import { Thing } from './Thing';
import { t } from './texts';

/** Two columns of cards. A press on one of each column joins them. */
export function MatchBoard({ round, isSolved, onMistake, onSolve, say }: BoardProps<MatchRound>) {
  const { pairs } = round;
  const [game, setGame] = useState(NEW_MATCH);
  // Another order than that of the cards, and always the same one.
  const matches = pairs
    .map(({ match }, pair) => ({ text: match.text, pair }))
    .sort((one, other) => one.text.localeCompare(other.text, 'en'));
  const press = (next: Side) => {
    const { game: after, mistaken } = choose(game, next);
    setGame(after);
    const { card, match, hint } = pairs[mistaken ?? next.pair]!;
    if (mistaken !== null) onMistake(hint);
    else if (after.found.length > game.found.length) say(t('match.found', { card: card.text, match: match.text }));
    else if (after.chosen) {
      say(t('match.choose', { card: (next.side === 'card' ? card : match).text }));
    }
    if (after.found.length === pairs.length && !isSolved) onSolve();
  };
  const column = (side: Side['side'], order: readonly number[]) => (
    <ul className={classes.column}>
      {order.map((pair) => {
        const number = game.found.indexOf(pair) + 1;
        const other = pairs[pair]![side === 'card' ? 'match' : 'card'];
        return (
          <li key={pair}>
            <UnstyledButton
              className={classes.thing}
              data-right={number > 0 || undefined}
              aria-pressed={game.chosen?.side === side && game.chosen.pair === pair}
              aria-disabled={number > 0 || undefined}
              onClick={() => press({ side, pair })}
            >
              <Thing thing={pairs[pair]![side]} hasWords />
              {number > 0 && <span className={classes.badge}>{number}</span>}
              {number > 0 && <span className="visually-hidden">{t('match.with', { other: other.text })}</span>}
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className={classes.columns}>
      {column(
        'card',
        pairs.map((_, pair) => pair),
      )}
      {column(
        'match',
        matches.map(({ pair }) => pair),
      )}
    </div>
  );
}
