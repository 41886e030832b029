import { Button, Group, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { GameBody } from '../../contract/library';
import classes from './game.module.css';
import { ageText } from './library-filter';
import { MemoryBoard } from './MemoryBoard';
import { Picture } from './pictures/Picture';
import type { PlayEvent } from './play-events';
import { RoundBoard } from './RoundBoard';

interface PlayedGameProps {
  game: GameBody;
  onLeave: () => void;
  /** Called for what happens in the game, as it happens. */
  onPlay?: (event: PlayEvent) => void;
  /** A button that reads a text aloud, for children who do not read yet. It takes the place of the facts for grown-ups. */
  readAloud?: (text: string) => ReactNode;
}

/** A game from its introduction to its end. */
export function PlayedGame({ game, onLeave, onPlay, readAloud }: PlayedGameProps) {
  const [isStarted, setStarted] = useState(false);
  if (isStarted) {
    return game.kind === 'memory' ? (
      <MemoryBoard game={game} onLeave={onLeave} onPlay={onPlay} />
    ) : (
      <RoundBoard game={game} onLeave={onLeave} onPlay={onPlay} readAloud={readAloud} />
    );
  }
  const start = () => {
    onPlay?.({ what: 'started' });
    setStarted(true);
  };
  return (
    <div className={classes.card}>
      <Picture name={game.cover} className={classes.cover} />
      <Text className={classes.intro}>{game.intro}</Text>
      <Group justify="center">
        {readAloud?.(game.intro)}
        <Button size="lg" leftSection={<IconPlayerPlay size={20} />} onClick={start}>
          Start
        </Button>
      </Group>
      {!readAloud && (
        <Text size="sm" c="dimmed" mt="md">
          {ageText(game.age)} · about {game.minutes} minutes
        </Text>
      )}
    </div>
  );
}
