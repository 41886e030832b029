import { Card, Group, Skeleton, Text, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { changeText } from './change-text';
import cover from './cover-link.module.css';
import classes from './stat-card.module.css';
import { tableText } from './table-texts';

interface StatCardProps {
  label: string;
  /** What exactly is counted. Shown on hover and focus, and read by screen readers. */
  definition: string;
  /** Null while it loads. */
  value: ReactNode;
  note?: ReactNode;
  icon: ReactNode;
  isLive: boolean;
  /** How much the value changed since yesterday; null or undefined while that is not known. */
  change?: number | null;
  /** One line, for three cards beside each other above a table. */
  isCompact?: boolean;
  /** The page with the details. */
  to?: string;
}

/** One statistic with its definition, and a dot that shows whether it updates live. */
export function StatCard({ label, definition, value, note, icon, isLive, change, isCompact, to }: StatCardProps) {
  const name = to ? (
    <Link to={to} className={`${classes.statLink} ${cover.link}`}>
      {label}
    </Link>
  ) : (
    label
  );
  return (
    <Tooltip label={definition} multiline w={260} withArrow events={{ hover: true, focus: true, touch: true }}>
      <Card
        className={classes.stat}
        data-stat={label}
        data-compact={isCompact || undefined}
        tabIndex={to ? undefined : 0}
        role="group"
        aria-label={label}
      >
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Text size="sm" c="dimmed" fw={600}>
            {name}
          </Text>
          <span className={classes.statIcon} aria-hidden="true">
            {icon}
          </span>
        </Group>
        {value === null ? (
          <div className={classes.statValue}>
            <Skeleton height="1em" width={90} my="0.1em" />
          </div>
        ) : (
          <Text component="div" className={classes.statValue}>
            {value}
          </Text>
        )}
        <Group gap={6} wrap="nowrap" mt="auto">
          <span
            className={classes.liveDot}
            data-live={isLive || undefined}
            title={tableText(isLive ? 'stat.live' : 'stat.notLive')}
          />
          <Text size="xs" c="dimmed" component="div">
            {noteText({ note, change, isLive })}
          </Text>
        </Group>
        <span className="visually-hidden">{definition}</span>
      </Card>
    </Tooltip>
  );
}

/** The note and the change, or whether the value updates. */
function noteText({ note, change, isLive }: Pick<StatCardProps, 'note' | 'change' | 'isLive'>): ReactNode {
  const since = changeText(change);
  if (note && since) {
    return (
      <>
        {since} · {note}
      </>
    );
  }
  return note ?? since ?? tableText(isLive ? 'stat.live' : 'stat.notUpdating');
}
