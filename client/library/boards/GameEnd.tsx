import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Logo } from '../../ui/Logo';
import classes from '../game.module.css';
import { t } from './texts';

interface GameEndProps {
  text: string;
  /** "You found every answer." */
  result: string;
  onAgain: () => void;
  onLeave: () => void;
}

/** Shown at the end of every game. It always praises. */
export function GameEnd({ text, result, onAgain, onLeave }: GameEndProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.card}>
      <Logo size="lg" thinking />
      <Title order={2} ref={title} tabIndex={-1} className={classes.intro}>
        {text}
      </Title>
      <Text c="dimmed" mb="lg">
        {result}
      </Text>
      <Group justify="center" gap="xs">
        <Button size="lg" onClick={onAgain}>
          {t('again')}
        </Button>
        <Button size="lg" variant="default" onClick={onLeave}>
          {t('others')}
        </Button>
      </Group>
    </div>
  );
}
