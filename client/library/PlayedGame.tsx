import { Button, Group, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { GameBody } from '../../contract/library';
import { PageSkeleton } from '../ui/Skeletons';
import { t } from './boards/texts';
import classes from './game.module.css';
import { ageText } from './library-filter';
import type { PlayEvent } from './play-events';
import type { ReadAloudButton } from './read-aloud-button';
import { Cover } from './scenes/Cover';

const loadBoard = () => import('./boards/GameBoard');
const GameBoard = lazy(async () => ({ default: (await loadBoard()).GameBoard }));

interface PlayedGameProps {
  game: GameBody;
  onLeave: () => void;
  /** Called for what happens in the game, as it happens. */
  onPlay?: (event: PlayEvent) => void;
  /** It takes the place of the facts for grown-ups. */
  readAloud?: ReadAloudButton;
}

/** A game from its introduction to its end. */
export function PlayedGame({ game, onLeave, onPlay, readAloud }: PlayedGameProps) {
  const [isStarted, setStarted] = useState(false);
  // The board is there when the introduction has been read.
  useEffect(() => void loadBoard(), []);
  if (isStarted) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <GameBoard game={game} onLeave={onLeave} onPlay={onPlay} readAloud={readAloud} />
      </Suspense>
    );
  }
  const start = () => {
    onPlay?.({ what: 'started' });
    setStarted(true);
  };
  return (
    <div className={classes.card}>
      <div className={classes.cover}>
        <Cover shelf="games" slug={game.slug} cover={game.cover} />
      </div>
      <Text className={classes.intro}>{game.intro}</Text>
      <Group justify="center">
        {readAloud?.(game.intro)}
        <Button size="lg" leftSection={<IconPlayerPlay size={20} />} onClick={start}>
          {t('start')}
        </Button>
      </Group>
      {!readAloud && (
        <Text size="sm" c="dimmed" mt="md">
          {t('about', { age: ageText(game.age), count: game.minutes })}
        </Text>
      )}
    </div>
  );
}
