import { Badge, Checkbox, Tooltip } from '@mantine/core';
import { t } from './texts';
import type { WaitlistEntry, WaitlistTable } from './useWaitlistTable';

/** The name of a waitlist entry; `null` if it has none. */
export function entryName({ firstName, lastName }: WaitlistEntry): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

export function SelectEntry({ entry, selection }: { entry: WaitlistEntry; selection: WaitlistTable['selection'] }) {
  return (
    <Checkbox
      aria-label={t('select.one', { email: entry.email })}
      checked={selection.isSelected(entry)}
      onChange={() => selection.toggle(entry)}
    />
  );
}

export function EntryStatus({ entry: { status } }: { entry: WaitlistEntry }) {
  return status === 'APPROVED' ? (
    <Badge color="teal">{t('state.APPROVED')}</Badge>
  ) : (
    <Badge color="yellow">{t('state.WAITLISTED')}</Badge>
  );
}

/** Shown while the owner of the account has not verified its address. */
export function Unproved({ entry: { isAddressUnproved } }: { entry: WaitlistEntry }) {
  if (!isAddressUnproved) return null;
  return (
    <Tooltip multiline w={280} label={t('state.unprovedText')}>
      <Badge color="orange" variant="light" tabIndex={0}>
        {t('state.unproved')}
      </Badge>
    </Tooltip>
  );
}
