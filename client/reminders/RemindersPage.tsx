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
import { t } from './texts';
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
      {isEmpty ? t('page.addFirst') : t('page.new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('page.title')} subtitle={t('page.subtitle')} actions={data && children && !isEmpty && add} />
      {failure && (
        <ErrorNotice
          error={failure}
          title={t('page.failed')}
          onRetry={() => {
            reload();
            reloadChildren();
          }}
        />
      )}
      {!failure && !(data && children) && <ListSkeleton count={4} hasIcons />}
      {children && isEmpty && (
        <EmptyState title={t('page.emptyTitle')} action={add}>
          {children.length === 0 ? t('page.emptyAlone') : t('page.emptyText')}
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
