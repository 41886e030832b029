import { Button, Group, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { GameBody } from '../../contract/library';
import { PageHeader } from '../ui/PageHeader';
import { LibraryItem } from './LibraryItem';
import classes from './library.module.css';
import { ageText } from './library-filter';
import { MemoryBoard } from './MemoryBoard';
import { Picture } from './pictures/Picture';
import { RoundBoard } from './RoundBoard';

/** `/games/{slug}`: one game, from its introduction to its end. */
export function GamePage() {
  const { slug = '' } = useParams();
  return (
    <LibraryItem<GameBody>
      path={`/library/games/${encodeURIComponent(slug)}`}
      name="This game"
      shelf={{ to: '/games', label: 'All games' }}
    >
      {(game) => <Game key={game.slug} game={game} />}
    </LibraryItem>
  );
}

function Game({ game }: { game: GameBody }) {
  const navigate = useNavigate();
  const [isStarted, setStarted] = useState(false);
  const leave = () => void navigate('/games');
  return (
    <div className={classes.game}>
      <PageHeader title={game.title} onBack={leave} />
      {!isStarted && (
        <div className={classes.gameCard}>
          <Picture name={game.cover} className={classes.gameCover} />
          <Text className={classes.gameIntro}>{game.intro}</Text>
          <Group justify="center">
            <Button size="lg" leftSection={<IconPlayerPlay size={20} />} onClick={() => setStarted(true)}>
              Start
            </Button>
          </Group>
          <Text size="sm" c="dimmed" mt="md">
            {ageText(game.age)} · about {game.minutes} minutes
          </Text>
        </div>
      )}
      {isStarted &&
        (game.kind === 'memory' ? (
          <MemoryBoard game={game} onLeave={leave} />
        ) : (
          <RoundBoard game={game} onLeave={leave} />
        ))}
    </div>
  );
}
