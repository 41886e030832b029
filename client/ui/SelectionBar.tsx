import { Button, CloseButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './selection-bar.module.css';
import { t } from './texts';

interface SelectionBarProps {
  /** For screen readers: what is selected. */
  label: string;
  count: number;
  /** How many could be selected on this page. */
  total: number;
  onAll: () => void;
  onClear: () => void;
  /** The actions for the selection. */
  children: ReactNode;
}

/** The actions for all selected rows. It stays at the lower edge of the window. */
export function SelectionBar({ label, count, total, onAll, onClear, children }: SelectionBarProps) {
  return (
    <Group className={classes.bar} gap="xs" role="toolbar" aria-label={label} data-toasts-above>
      <Group gap="xs" flex={1}>
        <Text size="sm" fw={700} role="status">
          {t('selection.count', { count })}
        </Text>
        {count < total && (
          <Button mih={44} variant="subtle" onClick={onAll}>
            {t('selection.all', { total })}
          </Button>
        )}
      </Group>
      <Group gap={4} className={classes.actions}>
        {children}
      </Group>
      <CloseButton size={44} iconSize={20} radius="xl" aria-label={t('selection.clear')} onClick={onClear} />
    </Group>
  );
}
