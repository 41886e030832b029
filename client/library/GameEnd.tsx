import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Logo } from '../ui/Logo';
import classes from './library.module.css';

interface GameEndProps {
  text: string;
  /** "5 of 6 at the first try". */
  result: string;
  onAgain: () => void;
  onLeave: () => void;
}

/** The end of every game is a good one. */
export function GameEnd({ text, result, onAgain, onLeave }: GameEndProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.gameCard}>
      <Logo size="lg" thinking />
      <Title order={2} ref={title} tabIndex={-1} className={classes.gameIntro}>
        {text}
      </Title>
      <Text c="dimmed" mb="lg">
        {result}
      </Text>
      <Group justify="center" gap="xs">
        <Button size="md" onClick={onAgain}>
          Play again
        </Button>
        <Button size="md" variant="default" onClick={onLeave}>
          Other games
        </Button>
      </Group>
    </div>
  );
}
