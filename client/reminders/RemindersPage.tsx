import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '../controls/useNow';
import { useGuardedChildren } from '../devices/useGuardedChildren';
import type { ReminderFieldsFragment } from '../gql/graphql';
import { useFamilyChanges } from '../households/useFamilyChanges';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { ListSkeleton } from '../ui/Skeletons';
import { DeleteReminder } from './DeleteReminder';
import { ReminderDialog } from './ReminderDialog';
import { ReminderLists } from './ReminderLists';
import { useReminders } from './useReminders';

type Open = { kind: 'new' } | { kind: 'edit' | 'delete'; reminder: ReminderFieldsFragment };

/** `/remainders`: what is due now, and every reminder by when it comes next. */
export function RemindersPage() {
  const { data, error, reload } = useReminders();
  const { children, error: childrenError, reload: reloadChildren } = useGuardedChildren();
  useFamilyChanges();
  const now = useNow();
  const [open, setOpen] = useState<Open | null>(null);
  const zone = children?.[0]?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const failure = error ?? childrenError;
  const isEmpty = data && data.reminders.length === 0 && data.dueReminders.length === 0;
  const add = (
    <Button mih={44} leftSection={<IconPlus size={18} />} onClick={() => setOpen({ kind: 'new' })}>
      {isEmpty ? 'Add your first reminder' : 'New reminder'}
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Reminders"
        subtitle="For you, for the other guardians, or for your child."
        actions={data && children && !isEmpty && add}
      />
      {failure && (
        <ErrorNotice
          error={failure}
          title="The reminders could not be loaded"
          onRetry={() => {
            reload();
            reloadChildren();
          }}
        />
      )}
      {!failure && !(data && children) && <ListSkeleton count={4} hasIcons />}
      {children && isEmpty && (
        <EmptyState title="No reminder yet" action={add}>
          {children.length === 0
            ? 'A reminder tells you what is due. As a guardian of a child you can also share reminders with the family.'
            : 'Swimming on Thursday, vitamins at eight, the dentist in May: Starling tells the right people in time.'}
        </EmptyState>
      )}
      {data && children && !isEmpty && (
        <ReminderLists
          data={data}
          wards={children}
          now={now}
          zone={zone}
          onEdit={(reminder) => setOpen({ kind: 'edit', reminder })}
          onDelete={(reminder) => setOpen({ kind: 'delete', reminder })}
        />
      )}
      {children && (open?.kind === 'new' || open?.kind === 'edit') && (
        <ReminderDialog
          reminder={open.kind === 'edit' ? open.reminder : null}
          wards={children}
          zone={zone}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'delete' && <DeleteReminder reminder={open.reminder} onClose={() => setOpen(null)} />}
    </>
  );
}
