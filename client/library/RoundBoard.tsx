import { Button, Progress, Text, Title, UnstyledButton } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useEffect, useReducer, useRef } from 'react';
import type { RoundGameBody } from '../../contract/library';
import { GameEnd } from './GameEnd';
import classes from './library.module.css';
import { PictureRow } from './pictures/PictureRow';
import { NEW_ROUND_GAME, playRound } from './round-game';

/** A game of questions with answers to choose from. */
export function RoundBoard({ game, onLeave }: { game: RoundGameBody; onLeave: () => void }) {
  const [{ index, tried, isSolved, stars }, play] = useReducer(playRound, NEW_ROUND_GAME);
  const prompt = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { rounds } = game;
  const round = rounds[index];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is what moves the focus to its question.
  useEffect(() => prompt.current?.focus(), [index]);
  useEffect(() => {
    if (isSolved) next.current?.focus();
  }, [isSolved]);

  if (!round) {
    return (
      <GameEnd
        text={game.ending}
        result={`${stars} of ${rounds.length} at the first try`}
        onAgain={() => play({ type: 'again' })}
        onLeave={onLeave}
      />
    );
  }
  return (
    <section className={classes.gameCard} aria-label={`Question ${index + 1} of ${rounds.length}`}>
      <div className={classes.gameProgress}>
        <Progress
          value={((index + (isSolved ? 1 : 0)) / rounds.length) * 100}
          color="beak"
          size="md"
          radius="xl"
          flex={1}
          aria-label="Progress"
        />
        <Text span fw={700} size="sm" className={classes.stars} aria-label={`${stars} stars`} role="img">
          <IconStarFilled size={16} /> {stars}
        </Text>
      </div>
      {round.picture && (
        <div className={classes.picture}>
          {round.picture.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the picture.
            <PictureRow key={line} names={row} />
          ))}
        </div>
      )}
      <Title order={2} className={classes.prompt} ref={prompt} tabIndex={-1}>
        {round.prompt}
      </Title>
      <div className={classes.choices}>
        {round.choices.map(({ text, picture }) => {
          const isWrong = tried.includes(text);
          const isRight = isSolved && text === round.answer;
          return (
            <UnstyledButton
              key={text}
              className={classes.choice}
              data-wrong={isWrong || undefined}
              data-right={isRight || undefined}
              disabled={isWrong || (isSolved && !isRight)}
              onClick={() => play({ type: 'choose', choice: text, round })}
            >
              {picture && <PictureRow names={picture} />}
              <span className={picture && 'visually-hidden'}>{text}</span>
              {isRight && <span className="visually-hidden">, right</span>}
              {isWrong && <span className="visually-hidden">, not this one</span>}
            </UnstyledButton>
          );
        })}
      </div>
      <div className={classes.said} role="status" data-right={isSolved || undefined}>
        {isSolved ? round.praise : tried.length > 0 ? round.hint : ''}
      </div>
      <Button
        ref={next}
        size="md"
        onClick={() => play({ type: 'next' })}
        style={{ visibility: isSolved ? 'visible' : 'hidden' }}
      >
        {index + 1 < rounds.length ? 'Next' : 'Finish'}
      </Button>
    </section>
  );
}
