import { Button, Checkbox, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { t } from './texts';
import type { WaitlistTable } from './useWaitlistTable';

/** How many "Approve the next" approves. */
const NEXT_COUNT = 10;

interface ApprovalsProps {
  selection: WaitlistTable['selection'];
  waitingCount: number;
  isApproving: boolean;
  onApproveNext: (count: number) => void;
}

/** Selects the entries of a page, and approves those that have waited longest. */
export function Approvals({ selection, waitingCount, isApproving, onApproveNext }: ApprovalsProps) {
  const { entries, possibleCount, areAllSelected, toggleAll } = selection;
  const nextCount = Math.min(NEXT_COUNT, waitingCount);
  return (
    <Group gap="sm" ms={{ sm: 'auto' }}>
      {possibleCount > 0 && (
        <Checkbox
          visibleFrom="sm"
          label={t('select.page')}
          checked={areAllSelected}
          indeterminate={entries.length > 0 && !areAllSelected}
          onChange={toggleAll}
        />
      )}
      {nextCount > 1 && (
        <Button
          variant="light"
          leftSection={<IconCheck size={18} />}
          disabled={isApproving}
          onClick={() => onApproveNext(nextCount)}
        >
          {t('action.approveNext', { count: nextCount })}
        </Button>
      )}
    </Group>
  );
}
