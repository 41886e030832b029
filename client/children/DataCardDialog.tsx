import { useQuery } from '@apollo/client/react';
import { Modal, Stack, Text } from '@mantine/core';
import type { ChildDataCardQuery, ChildFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { numberText } from '../platform/languages/numbers';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ListSkeleton } from '../ui/Skeletons';
import classes from './children.module.css';
import { NO_VALUE, valueText } from './data-words';
import { CHILD_DATA_CARD } from './erasure.graphql';
import { t } from './texts';

interface DataCardDialogProps {
  child: ChildFieldsFragment;
  opened: boolean;
  onClose: () => void;
}

/** Everything that is stored about the child: what, why, for how long. */
export function DataCardDialog({ child, opened, onClose }: DataCardDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="xl"
      title={<Text fw={750}>{t('data.cardTitle', { name: child.nickname })}</Text>}
    >
      <DataCard childId={child.id} />
    </Modal>
  );
}

type Entry = ChildDataCardQuery['childDataCard'][number];

export function DataCard({ childId }: { childId: string }) {
  const { data, error, refetch } = useQuery(CHILD_DATA_CARD, { variables: { childId }, fetchPolicy: 'network-only' });
  if (error && !data) return <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />;
  if (!data) return <ListSkeleton count={6} />;
  const empty = data.childDataCard.filter(isEmpty);
  return (
    <>
      <Entries entries={data.childDataCard.filter((entry) => !isEmpty(entry))} />
      {empty.length > 0 && (
        <details className={classes.emptyEntries}>
          <summary>{t('data.empty', { count: empty.length })}</summary>
          <Entries entries={empty} />
        </details>
      )}
    </>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <Stack component="ul" gap={0} m={0} p={0} className={classes.dataCard}>
      {entries.map((entry) => (
        <li key={entry.field}>
          <Text size="sm" fw={650}>
            {entry.label}
            <Text span inherit fw={400}>
              : {amountOf(entry)}
            </Text>
          </Text>
          <Text size="sm">{entry.purpose}</Text>
          <Text size="sm" c="dimmed">
            {t('data.kept', { rule: entry.retention })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function isEmpty({ value, count }: Entry): boolean {
  if (typeof count === 'number') return count === 0;
  return valueText(value) === NO_VALUE;
}

function amountOf({ field, value, count }: Entry): string {
  return typeof count === 'number' ? numberText(count) : valueText(value, field);
}
