import { Badge, Checkbox, Tooltip } from '@mantine/core';
import type { WaitlistEntry, WaitlistTable } from './useWaitlistTable';

/** The name of a waitlist entry; `null` if it has none. */
export function entryName({ firstName, lastName }: WaitlistEntry): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

export function SelectEntry({ entry, selection }: { entry: WaitlistEntry; selection: WaitlistTable['selection'] }) {
  return (
    <Checkbox
      aria-label={`Select ${entry.email}`}
      checked={selection.isSelected(entry)}
      onChange={() => selection.toggle(entry)}
    />
  );
}

export function EntryStatus({ entry: { status } }: { entry: WaitlistEntry }) {
  return (
    <Badge color={status === 'APPROVED' ? 'teal' : 'yellow'}>{status === 'APPROVED' ? 'Approved' : 'Waiting'}</Badge>
  );
}

/** Shown while the owner of the account has not verified its address. */
export function Unproved({ entry: { isAddressUnproved } }: { entry: WaitlistEntry }) {
  if (!isAddressUnproved) return null;
  return (
    <Tooltip
      multiline
      w={280}
      label="This account was created with a password, and its owner has not verified the email address. It waits until they sign in with Google or with the invitation link."
    >
      <Badge color="orange" variant="light" tabIndex={0}>
        Email not verified
      </Badge>
    </Tooltip>
  );
}
