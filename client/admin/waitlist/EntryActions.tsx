import { Button, Group, Menu } from '@mantine/core';
import { RowMenu } from '../../ui/RowMenu';
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
        <Button size="xs" variant="light" onClick={() => onApprove(entry)} aria-label={`Approve ${entry.email}`}>
          Approve
        </Button>
      )}
      {onApprove && !isWaiting && !entry.hasOwner && (
        <Button size="xs" variant="light" onClick={() => onApprove(entry)} aria-label={`New link for ${entry.email}`}>
          New link
        </Button>
      )}
      {onRemove && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          onClick={() => onRemove(entry)}
          aria-label={`Remove ${entry.email}`}
        >
          Remove
        </Button>
      )}
    </Group>
  );
}

/** The same actions on a phone. */
export function EntryMenu({ entry, onApprove, onRemove }: EntryActionHandlers & { entry: WaitlistEntry }) {
  const isWaiting = entry.status === 'WAITLISTED';
  const approval = isWaiting ? 'Approve' : entry.hasOwner ? null : 'New link';
  if (!(onApprove && approval) && !onRemove) return null;
  return (
    <RowMenu label={`Actions for ${entry.email}`}>
      {onApprove && approval && <Menu.Item onClick={() => onApprove(entry)}>{approval}</Menu.Item>}
      {onRemove && (
        <Menu.Item color="red" onClick={() => onRemove(entry)}>
          Remove
        </Menu.Item>
      )}
    </RowMenu>
  );
}
