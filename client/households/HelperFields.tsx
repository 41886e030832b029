import { Checkbox, Stack, TextInput } from '@mantine/core';
import { HELPER_DAYS } from '../../contract/households';
import { useGuardedChildren } from '../devices/useGuardedChildren';
import { dateFieldOf } from './household-words';
import { t } from './texts';

const DAY_MS = 86_400_000;

interface HelperFieldsProps {
  householdId: string;
  childIds: string[];
  /** A date, `2026-12-01`. */
  until: string;
  onChange: (change: { childIds?: string[]; until?: string }) => void;
}

/** Which children a helper looks after, and until when. */
export function HelperFields({ householdId, childIds, until, onChange }: HelperFieldsProps) {
  const { children } = useGuardedChildren();
  const atHome = (children ?? []).filter(({ householdIds }) => householdIds.includes(householdId));
  const now = Date.now();
  return (
    <Stack gap="md">
      <Checkbox.Group label={t('helper.children')} value={childIds} onChange={(ids) => onChange({ childIds: ids })}>
        <Stack gap="xs" mt="xs">
          {atHome.map(({ id, nickname }) => (
            <Checkbox key={id} value={id} label={nickname} />
          ))}
        </Stack>
      </Checkbox.Group>
      <TextInput
        type="date"
        label={t('helper.until')}
        description={t('helper.untilHint', { count: HELPER_DAYS })}
        min={dateFieldOf(new Date(now))}
        max={dateFieldOf(new Date(now + (HELPER_DAYS - 1) * DAY_MS))}
        value={until}
        onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
      />
    </Stack>
  );
}

/** A helper's first date: two weeks ahead. */
export function firstUntil(): string {
  return dateFieldOf(new Date(Date.now() + 14 * DAY_MS));
}
