import { Text, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { MemoryGameBody } from '../../contract/library';
import { Logo } from '../ui/Logo';
import { GameEnd } from './GameEnd';
import classes from './library.module.css';
import { closeCards, isComplete, layCards, turnCard } from './memory-game';
import { Picture } from './pictures/Picture';

/** How long two cards that differ stay open. */
const SHOWN_MS = 1_600;

/** Pairs of a picture and its word, face down. */
export function MemoryBoard({ game, onLeave }: { game: MemoryGameBody; onLeave: () => void }) {
  const [board, setBoard] = useState(() => layCards(game.pairs));
  const { cards, open, found, moves } = board;

  useEffect(() => {
    if (open.length < 2) return;
    const timer = setTimeout(() => setBoard(closeCards), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [open]);

  if (isComplete(board)) {
    return (
      <GameEnd
        text={game.ending}
        result={`${game.pairs.length} pairs in ${moves} turns`}
        onAgain={() => setBoard(layCards(game.pairs))}
        onLeave={onLeave}
      />
    );
  }
  const seen = open.map((index) => cards[index]?.face).join(' and ');
  return (
    <section className={classes.gameCard} aria-label="Memory cards">
      <Text fw={700} size="sm" mb="md" className="tabular-numbers">
        {found.length} of {game.pairs.length} pairs · {moves} {moves === 1 ? 'turn' : 'turns'}
      </Text>
      <p className="visually-hidden" role="status">
        {seen && `You see ${seen}.`} {found.length > 0 && `${found.length} pairs found.`}
      </p>
      <ul className={classes.memory}>
        {cards.map((card, index) => {
          const isFound = found.includes(card.pair);
          const isOpen = isFound || open.includes(index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card's place on the table is what it is known by.
            <li key={index}>
              <UnstyledButton
                className={classes.memoryCard}
                data-open={isOpen || undefined}
                data-found={isFound || undefined}
                aria-label={isOpen ? `Card ${index + 1}, ${card.face}` : `Card ${index + 1}, face down`}
                onClick={() => setBoard((before) => turnCard(before, index))}
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
