import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { askAgain } from '../../platform/ask-again';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { ListSkeleton } from '../../ui/Skeletons';
import { CHILD_DATA_CARD } from '../erasure.graphql';
import { keptFor } from './kept-for';
import classes from './privacy.module.css';

/** The rules of retention in plain words. */
export function KeptFor({ childId }: { childId: string }) {
  const { data, error, refetch } = useQuery(CHILD_DATA_CARD, { variables: { childId } });
  if (error && !data) return <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />;
  if (!data) return <ListSkeleton count={3} />;
  return (
    <dl className={classes.kept}>
      {keptFor(data.childDataCard).map(({ rule, labels }) => (
        <div key={rule}>
          <Text component="dt" size="sm" fw={650}>
            {rule}
          </Text>
          <Text component="dd" size="sm" c="dimmed">
            {labels.join(', ')}
          </Text>
        </div>
      ))}
    </dl>
  );
}
