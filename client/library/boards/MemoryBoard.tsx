import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import type { MemoryGameBody } from '../../../contract/library';
import { Logo } from '../../ui/Logo';
import gameClasses from '../game.module.css';
import { Picture } from '../pictures/Picture';
import { type PlayEvent, pairEventOf } from '../play-events';
import boardClasses from './board.module.css';
import { GameEnd } from './GameEnd';
import classes from './MemoryBoard.module.css';
import { giveHint, isComplete, layCards, turnCard } from './memory-game';
import { t } from './texts';

interface MemoryBoardProps {
  game: MemoryGameBody;
  onLeave: () => void;
  onPlay: ((event: PlayEvent) => void) | undefined;
}

/** The memory game: find the two cards that belong together. Open cards wait for the next press, however long it takes. */
export function MemoryBoard({ game, onLeave, onPlay }: MemoryBoardProps) {
  const [board, setBoard] = useState(() => layCards(game.pairs));
  const { cards, open, found, hint } = board;

  const turn = (index: number) => {
    const after = turnCard(board, index);
    const event = pairEventOf(board, after);
    if (event) onPlay?.(event);
    if (isComplete(after)) onPlay?.({ what: 'completed' });
    setBoard(after);
  };
  const again = () => {
    onPlay?.({ what: 'started' });
    setBoard(layCards(game.pairs));
  };

  if (isComplete(board)) {
    return <GameEnd text={game.ending} result={t('memory.all')} onAgain={again} onLeave={onLeave} />;
  }
  const [card = '', other] = open.map((index) => cards[index]?.face);
  const seen = other ? t('memory.seeTwo', { card, other }) : card && t('memory.seeOne', { card });
  return (
    <section className={gameClasses.card} aria-label={t('memory.label')}>
      <Text fw={700} mb="md" aria-hidden="true">
        {progressText(found.length)}
      </Text>
      <p className="visually-hidden" role="status">
        {seen} {found.length > 0 && progressText(found.length)}
      </p>
      <ul className={classes.memory}>
        {cards.map((card, index) => {
          const isFound = found.includes(card.pair);
          const isOpen = isFound || open.includes(index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards never move, so the index identifies a card.
            <li key={index}>
              <UnstyledButton
                className={classes.card}
                data-open={isOpen || undefined}
                data-found={isFound || undefined}
                aria-label={t(isOpen ? 'memory.open' : 'memory.closed', { number: index + 1, card: card.face })}
                onClick={() => turn(index)}
              >
                {!isOpen && <Logo size={36} />}
                {isOpen && (card.picture ? <Picture name={card.picture} className={classes.cardPicture} /> : card.face)}
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
      <div className={boardClasses.feedback} role="status">
        {hint ?? (open.length === 2 && t('memory.notPair'))}
      </div>
      <Button
        size="lg"
        variant="subtle"
        leftSection={<IconBulb size={20} />}
        onClick={() => setBoard((before) => giveHint(before))}
      >
        {t('hint')}
      </Button>
    </section>
  );
}

function progressText(found: number): string {
  return found === 0 ? t('memory.begin') : t('memory.pairs', { count: found });
}
