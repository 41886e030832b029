import { Text, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { MemoryGameBody } from '../../contract/library';
import { Logo } from '../ui/Logo';
import { GameEnd } from './GameEnd';
import gameClasses from './game.module.css';
import classes from './MemoryBoard.module.css';
import { closeCards, isComplete, layCards, turnCard } from './memory-game';
import { Picture } from './pictures/Picture';
import type { PlayEvent } from './play-events';

/** How long two different cards stay open. */
const SHOWN_MS = 1_600;

interface MemoryBoardProps {
  game: MemoryGameBody;
  onLeave: () => void;
  onPlay?: ((event: PlayEvent) => void) | undefined;
}

/** The memory game: find the picture and the word that belong together. */
export function MemoryBoard({ game, onLeave, onPlay }: MemoryBoardProps) {
  const [board, setBoard] = useState(() => layCards(game.pairs));
  const { cards, open, found } = board;

  useEffect(() => {
    if (open.length < 2) return;
    const timer = setTimeout(() => setBoard(closeCards), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [open]);

  const turn = (index: number) => {
    if (isComplete(turnCard(board, index))) onPlay?.({ what: 'completed' });
    setBoard((before) => turnCard(before, index));
  };
  const again = () => {
    onPlay?.({ what: 'started' });
    setBoard(layCards(game.pairs));
  };

  if (isComplete(board)) {
    return <GameEnd text={game.ending} result="You found every pair." onAgain={again} onLeave={onLeave} />;
  }
  const seen = open.map((index) => cards[index]?.face).join(' and ');
  return (
    <section className={gameClasses.card} aria-label="Memory cards">
      <Text fw={700} mb="md" aria-hidden="true">
        {progressText(found.length)}
      </Text>
      <p className="visually-hidden" role="status">
        {seen && `You see ${seen}.`} {found.length > 0 && progressText(found.length)}
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
                aria-label={isOpen ? `Card ${index + 1}, ${card.face}` : `Card ${index + 1}, face down`}
                onClick={() => turn(index)}
              >
                {!isOpen && <Logo size={36} />}
                {isOpen && (card.picture ? <Picture name={card.picture} className={classes.cardPicture} /> : card.face)}
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function progressText(found: number): string {
  if (found === 0) return 'Turn over two cards that belong together.';
  return found === 1 ? 'You have found a pair.' : `You have found ${found} pairs.`;
}
