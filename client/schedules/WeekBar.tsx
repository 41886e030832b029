import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mondayOf, weekText } from './plan-week';
import classes from './schedules.module.css';
import { t } from './texts';

interface WeekBarProps {
  /** The day that the address names. */
  day: string;
  today: string;
  /** Goes so many weeks on, or back, from the week that the address names. */
  onStep: (weeks: number) => void;
  onShow: (date: string) => void;
  actions: ReactNode;
}

/** Which week, and the way to others. */
export function WeekBar({ day, today, onStep, onShow, actions }: WeekBarProps) {
  const monday = mondayOf(day);
  return (
    <Group justify="space-between" gap="sm" mb="md">
      <Group gap="xs">
        <Group gap="xs" wrap="nowrap">
          <ActionIcon size={44} variant="default" aria-label={t('week.before')} onClick={() => onStep(-1)}>
            <IconChevronLeft size={20} />
          </ActionIcon>
          <Text fw={700} className={classes.span} aria-live="polite">
            {weekText(monday)}
          </Text>
          <ActionIcon size={44} variant="default" aria-label={t('week.after')} onClick={() => onStep(1)}>
            <IconChevronRight size={20} />
          </ActionIcon>
        </Group>
        {monday !== mondayOf(today) && (
          <Button variant="subtle" mih={44} px="sm" onClick={() => onShow(today)}>
            {t('week.today')}
          </Button>
        )}
      </Group>
      {actions}
    </Group>
  );
}
