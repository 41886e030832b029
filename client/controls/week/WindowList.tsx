import { Group, Menu, Switch, Text } from '@mantine/core';
import { IconMoonStars, IconSun } from '@tabler/icons-react';
import type { QuietWindow } from '../../../contract/controls';
import { RowMenu } from '../../ui/RowMenu';
import { daysText } from '../day-words';
import { isOvernight, timesText, windowName } from '../rule-words';
import { t } from '../texts';
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
                {t('window.row', { days: daysText(window.days), times: timesText(window) })}
              </Text>
            </div>
            <Group gap={4} wrap="nowrap">
              <Switch
                size="md"
                aria-label={t('window.isOn', { name: windowName(window) })}
                checked={window.enabled}
                onChange={({ currentTarget }) => onPut({ ...window, enabled: currentTarget.checked })}
              />
              <RowMenu label={t('window.actions', { name: windowName(window) })}>
                <Menu.Item onClick={() => onEdit(window)}>{t('window.edit')}</Menu.Item>
                <Menu.Item color="red" onClick={() => onRemove(window)}>
                  {t('window.remove')}
                </Menu.Item>
              </RowMenu>
            </Group>
          </li>
        );
      })}
    </ul>
  );
}
