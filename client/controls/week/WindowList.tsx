import { Group, Menu, Switch, Text } from '@mantine/core';
import { IconMoonStars, IconSun } from '@tabler/icons-react';
import type { QuietWindow } from '../../../contract/controls';
import { RowMenu } from '../../ui/RowMenu';
import { daysText, isOvernight, timesText, windowName } from '../rule-words';
import classes from './week.module.css';

interface WindowListProps {
  windows: readonly QuietWindow[];
  onEdit: (window: QuietWindow) => void;
  onPut: (window: QuietWindow) => void;
  onRemove: (window: QuietWindow) => void;
}

/** The quiet times in words. */
export function WindowList({ windows, onEdit, onPut, onRemove }: WindowListProps) {
  if (windows.length === 0) return null;
  return (
    <ul className={classes.list}>
      {windows.map((window) => {
        const Icon = isOvernight(window) ? IconMoonStars : IconSun;
        return (
          <li key={window.id} className={classes.row}>
            <Icon size={24} stroke={1.5} aria-hidden="true" className={classes.rowIcon} />
            <div className={classes.rowText}>
              <Text fw={650}>{windowName(window)}</Text>
              <Text size="sm" c="dimmed">
                {daysText(window.days)}, {timesText(window)}
              </Text>
            </div>
            <Group gap={4} wrap="nowrap">
              <Switch
                size="md"
                aria-label={`${windowName(window)} is on`}
                checked={window.enabled}
                onChange={({ currentTarget }) => onPut({ ...window, enabled: currentTarget.checked })}
              />
              <RowMenu label={`Actions for ${windowName(window)}`}>
                <Menu.Item onClick={() => onEdit(window)}>Edit</Menu.Item>
                <Menu.Item color="red" onClick={() => onRemove(window)}>
                  Remove
                </Menu.Item>
              </RowMenu>
            </Group>
          </li>
        );
      })}
    </ul>
  );
}
