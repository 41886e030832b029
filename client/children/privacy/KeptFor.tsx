import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { askAgain } from '../../platform/ask-again';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { ListSkeleton } from '../../ui/Skeletons';
import classes from '../children.module.css';
import { CHILD_DATA_CARD } from '../erasure.graphql';
import { keptFor } from './kept-for';

/** The rules of retention in plain words. */
export function KeptFor({ childId }: { childId: string }) {
  const { data, error, refetch } = useQuery(CHILD_DATA_CARD, { variables: { childId } });
  if (error && !data) return <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />;
  if (!data) return <ListSkeleton count={3} />;
  return (
    <dl className={classes.facts}>
      {keptFor(data.childDataCard).map(({ rule, labels }) => (
        <div key={rule} className={classes.fact}>
          <dt>{rule}</dt>
          <dd>
            <Text size="sm">{labels.join(', ')}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
