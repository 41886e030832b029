import { Card, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AgeBand } from '../../contract/library';
import { TagBadges } from '../ui/TagBadges';
import classes from './library.module.css';
import { ageText } from './library-filter';

interface LibraryCardProps {
  to: string;
  title: string;
  summary: string;
  topics: readonly string[];
  age: AgeBand;
  /** "4 min read", "10 min to play". */
  length: string;
  drawing?: ReactNode;
}

/** One guide, story or game on its shelf. */
export function LibraryCard({ to, title, summary, topics, age, length, drawing }: LibraryCardProps) {
  return (
    <Card component="article" className={classes.card} padding="lg">
      {drawing}
      <h2 className={classes.cardTitle}>
        <Link to={to} className={classes.wholeCard}>
          {title}
        </Link>
      </h2>
      <Text size="sm" c="dimmed" lineClamp={3} flex={1}>
        {summary}
      </Text>
      <Group justify="space-between" gap="xs" mt="md">
        <TagBadges tags={topics} size="xs" />
        <Text size="xs" c="dimmed" ml="auto">
          {ageText(age)} · {length}
        </Text>
      </Group>
    </Card>
  );
}
