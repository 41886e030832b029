import { Button, Progress, Text, Title, UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import type { GameRound, RoundGameBody } from '../../contract/library';
import { GameEnd } from './GameEnd';
import gameClasses from './game.module.css';
import { PictureRow } from './pictures/PictureRow';
import { type PlayEvent, playEventOf } from './play-events';
import classes from './RoundBoard.module.css';
import { NEW_ROUND_GAME, playRound, praiseFor, type RoundGameAction } from './round-game';

/** A pattern of more pictures than this ends with a place for the next one. */
const MOST_IN_A_ROW = 3;

interface RoundBoardProps {
  game: RoundGameBody;
  onLeave: () => void;
  onPlay?: ((event: PlayEvent) => void) | undefined;
  /** A button that reads a question aloud. */
  readAloud?: ((text: string) => ReactNode) | undefined;
}

/** A quiz: questions with answers to choose from. */
export function RoundBoard({ game, onLeave, onPlay, readAloud }: RoundBoardProps) {
  const [state, dispatch] = useReducer(playRound, NEW_ROUND_GAME);
  const { index, tried, isSolved } = state;
  const next = useRef<HTMLButtonElement>(null);
  const { rounds } = game;
  const round = rounds[index];
  const play = (action: RoundGameAction) => {
    const event = playEventOf(state, action, rounds.length);
    if (event) onPlay?.(event);
    dispatch(action);
  };

  useEffect(() => {
    if (isSolved) next.current?.focus();
  }, [isSolved]);

  if (!round) {
    return (
      <GameEnd
        text={game.ending}
        result={praiseFor(state, rounds.length)}
        onAgain={() => play({ type: 'again' })}
        onLeave={onLeave}
      />
    );
  }
  return (
    <section className={gameClasses.card} aria-label={`Question ${index + 1} of ${rounds.length}`}>
      <div className={classes.progress}>
        <Progress
          value={((index + (isSolved ? 1 : 0)) / rounds.length) * 100}
          color="beak"
          size="md"
          radius="xl"
          flex={1}
          aria-label="Progress"
        />
        <Text span fw={700} size="sm" c="dimmed" className="tabular-numbers" aria-hidden="true">
          {index + 1} of {rounds.length}
        </Text>
      </div>
      {game.kind !== 'spy' && round.picture && (
        <div className={classes.picture}>
          {round.picture.map((row, line) => (
            <PictureRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a picture never move.
              key={line}
              names={row}
              room={widest(round.picture)}
              hasNext={game.kind === 'pattern' && row.length > MOST_IN_A_ROW}
            />
          ))}
        </div>
      )}
      <Prompt key={index} text={round.prompt} />
      {readAloud && <div className={classes.ear}>{readAloud(round.prompt)}</div>}
      <div
        className={classes.choices}
        data-pictures={layoutOf(round)}
        data-numbers={game.kind === 'counting' || undefined}
      >
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
              {picture && <PictureRow names={picture} room={widest(round.choices.map((choice) => choice.picture))} />}
              <span className={picture && 'visually-hidden'}>{text}</span>
              {isRight && <span className="visually-hidden">, right</span>}
              {isWrong && <span className="visually-hidden">, not this one</span>}
            </UnstyledButton>
          );
        })}
      </div>
      <div className={classes.feedback} role="status" data-right={isSolved || undefined}>
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

function widest(rows: readonly (readonly unknown[] | undefined)[] = []): number {
  return Math.max(...rows.map((row) => row?.length ?? 0));
}

/** How the pictures of the choices lie: `rows` if one has several. Undefined without pictures. */
function layoutOf({ choices }: GameRound): 'single' | 'rows' | undefined {
  const most = widest(choices.map(({ picture }) => picture));
  if (most === 0) return undefined;
  return most > 1 ? 'rows' : 'single';
}

/** The question. It takes the focus when its round starts, so that a screen reader reads it. */
function Prompt({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={2} className={classes.prompt} ref={heading} tabIndex={-1}>
      {text}
    </Title>
  );
}
