import { Card, Group, Skeleton, Text, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './figure-card.module.css';

interface FigureCardProps {
  label: string;
  /** What exactly is counted; shown on hover and focus, and read to a screen reader. */
  definition: string;
  /** Null while it is not known. */
  value: ReactNode;
  note?: ReactNode;
  icon: ReactNode;
  isLive: boolean;
  /** Where more about it is. */
  to?: string;
}

/** One figure, with its plain definition and a dot that shows whether it moves by itself. */
export function FigureCard({ label, definition, value, note, icon, isLive, to }: FigureCardProps) {
  const name = to ? (
    <Link to={to} className={classes.figureLink}>
      {label}
    </Link>
  ) : (
    label
  );
  return (
    <Tooltip label={definition} multiline w={260} withArrow events={{ hover: true, focus: true, touch: true }}>
      <Card
        className={classes.figure}
        data-figure={label}
        tabIndex={to ? undefined : 0}
        role="group"
        aria-label={label}
      >
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Text size="sm" c="dimmed" fw={600}>
            {name}
          </Text>
          <span className={classes.figureIcon} aria-hidden="true">
            {icon}
          </span>
        </Group>
        {value === null ? (
          <Skeleton height={34} width={90} my={6} />
        ) : (
          <Text component="div" className={classes.figureValue}>
            {value}
          </Text>
        )}
        <Group gap={6} wrap="nowrap" mt="auto">
          <span className={classes.liveDot} data-live={isLive || undefined} title={isLive ? 'Live' : 'Not live'} />
          <Text size="xs" c="dimmed" component="div">
            {note ?? (isLive ? 'Live' : 'As last read')}
          </Text>
        </Group>
        <span className="visually-hidden">{definition}</span>
      </Card>
    </Tooltip>
  );
}
