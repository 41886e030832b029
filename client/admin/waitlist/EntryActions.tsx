import { Button, Group, Menu } from '@mantine/core';
import { RowMenu } from '../../ui/RowMenu';
import { t } from './texts';
import type { WaitlistEntry } from './useWaitlistTable';

/** An action without a handler is not offered. */
export interface EntryActionHandlers {
  onApprove?: (entry: WaitlistEntry) => void;
  onRemove?: (entry: WaitlistEntry) => void;
}

/** The buttons of a row. */
export function EntryActions({ entry, onApprove, onRemove }: EntryActionHandlers & { entry: WaitlistEntry }) {
  const isWaiting = entry.status === 'WAITLISTED';
  return (
    <Group gap={6} wrap="nowrap" justify="flex-end">
      {onApprove && isWaiting && (
        <Button
          size="xs"
          variant="light"
          onClick={() => onApprove(entry)}
          aria-label={t('action.approveNamed', { email: entry.email })}
        >
          {t('action.approve')}
        </Button>
      )}
      {onApprove && !isWaiting && !entry.hasOwner && (
        <Button
          size="xs"
          variant="light"
          onClick={() => onApprove(entry)}
          aria-label={t('action.newLinkFor', { email: entry.email })}
        >
          {t('action.newLink')}
        </Button>
      )}
      {onRemove && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          onClick={() => onRemove(entry)}
          aria-label={t('action.removeNamed', { email: entry.email })}
        >
          {t('action.remove')}
        </Button>
      )}
    </Group>
  );
}

/** The same actions on a phone or in a narrow table. */
export function EntryMenu({ entry, onApprove, onRemove }: EntryActionHandlers & { entry: WaitlistEntry }) {
  const isWaiting = entry.status === 'WAITLISTED';
  const approval = isWaiting ? t('action.approve') : entry.hasOwner ? null : t('action.newLink');
  if (!(onApprove && approval) && !onRemove) return null;
  return (
    <RowMenu label={t('action.menu', { email: entry.email })}>
      {onApprove && approval && <Menu.Item onClick={() => onApprove(entry)}>{approval}</Menu.Item>}
      {onRemove && (
        <Menu.Item color="red" onClick={() => onRemove(entry)}>
          {t('action.remove')}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
