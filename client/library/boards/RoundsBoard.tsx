import { Button, Progress, Text, Title } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { RoundGameBody } from '../../../contract/library';
import gameClasses from '../game.module.css';
import { type PlayEvent, playEventOf } from '../play-events';
import type { ReadAloudButton } from '../read-aloud-button';
import classes from './board.module.css';
import { GameEnd } from './GameEnd';
import { type GameAction, NEW_GAME, praiseFor, progressAfter } from './game-progress';
import { PlayArea } from './PlayArea';
import { QuestionPicture } from './QuestionPicture';
import { spokenTask } from './spoken-task';
import { t } from './texts';

interface RoundsBoardProps {
  game: RoundGameBody;
  onLeave: () => void;
  onPlay: ((event: PlayEvent) => void) | undefined;
  readAloud: ReadAloudButton | undefined;
}

/** A game of rounds. Each has a task, a hint and a praise; how it is played is up to its kind. */
export function RoundsBoard({ game, onLeave, onPlay, readAloud }: RoundsBoardProps) {
  const [state, dispatch] = useReducer(progressAfter, NEW_GAME);
  const [said, setSaid] = useState('');
  const next = useRef<HTMLButtonElement>(null);
  const { index, isSolved, hint } = state;
  const { rounds } = game;
  const round = rounds[index];
  const play = (action: GameAction) => {
    const event = playEventOf(state, action, rounds.length);
    if (event) onPlay?.(event);
    dispatch(action);
    if (action.type === 'next' || action.type === 'again') setSaid('');
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
  const place = { number: index + 1, total: rounds.length };
  const feedback = isSolved ? round.praise : hint;
  return (
    <section className={gameClasses.card} aria-label={t('question', place)}>
      <div className={classes.progress}>
        <Progress
          value={((index + (isSolved ? 1 : 0)) / rounds.length) * 100}
          color="beak"
          size="md"
          radius="xl"
          flex={1}
          aria-label={t('progress')}
        />
        <Text span fw={700} size="sm" c="dimmed" className="tabular-numbers" aria-hidden="true">
          {t('place', place)}
        </Text>
      </div>
      {game.kind !== 'spy' && 'picture' in round && Array.isArray(round.picture) && (
        <QuestionPicture rows={round.picture} isPattern={game.kind === 'pattern'} />
      )}
      <Prompt key={index} text={round.prompt} />
      {readAloud && (
        <div className={classes.ear}>{readAloud(spokenTask(round), { onSpeak: () => play({ type: 'read' }) })}</div>
      )}
      <PlayArea
        game={game}
        index={index}
        isSolved={isSolved}
        onMistake={(told = round.hint) => play({ type: 'mistake', hint: told })}
        onSolve={() => play({ type: 'solve' })}
        say={setSaid}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className={classes.feedback} role="status" data-right={isSolved || undefined}>
        {feedback}
      </div>
      {readAloud && feedback && <div className={classes.ear}>{readAloud(feedback, { name: t('saidName') })}</div>}
      {isSolved ? (
        <Button key="next" ref={next} size="lg" onClick={() => play({ type: 'next' })}>
          {index + 1 < rounds.length ? t('next') : t('finish')}
        </Button>
      ) : (
        <Button
          key="hint"
          size="lg"
          variant="subtle"
          leftSection={<IconBulb size={20} />}
          onClick={() => play({ type: 'help', hint: hint ?? round.hint })}
        >
          {t('hint')}
        </Button>
      )}
    </section>
  );
}

/** The task. It takes the focus when its round starts, so that a screen reader reads it. */
function Prompt({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={2} className={classes.prompt} ref={heading} tabIndex={-1}>
      {text}
    </Title>
  );
}
