import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { Rich } from '../../platform/languages/Rich';
import { thenRefetch } from '../../platform/then-refetch';
import { showFailure } from '../../ui/show-failure';
import classes from '../controls.module.css';
import { HIDDEN } from '../hidden-words';
import { t } from '../texts';
import { LEARN_FIRST, WAIVE_LEARN_FIRST } from './goal.graphql';
import { goalProgressText } from './goal-progress';

/** Finished stories are not announced to guardians. */
const POLL_MS = 30_000;

/** What is done of the goal that opens games today, while it is open, and a button that opens them without it. */
export function OpenGoal({ child: { id: childId, nickname } }: { child: ChildFieldsFragment }) {
  const { data, startPolling, stopPolling } = useQuery(LEARN_FIRST, {
    variables: { childId },
    skipPollAttempt: () => document.hidden,
  });
  const hasGoal = Boolean(data?.learnFirst.goal);
  useEffect(() => {
    if (!hasGoal) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [hasGoal, startPolling, stopPolling]);
  const [waive, { loading }] = useMutation(WAIVE_LEARN_FIRST, {
    variables: { childId },
    ...thenRefetch('LearnFirst'),
  });
  if (!data?.learnFirst.goal || data.learnFirst.isReached) return null;
  const { goal, stories, questions } = data.learnFirst;
  const open = async () => {
    try {
      await waive();
      notifications.show({ color: 'sheen', message: t('goal.opened', { name: nickname }) });
    } catch (reason) {
      showFailure(t('goal.openFailed'), reason);
    }
  };
  return (
    <div className={classes.goal}>
      <Text size="sm" c="dimmed" className="tabular-numbers">
        {goalProgressText(goal, { stories, questions })}
      </Text>
      <Button size="compact-md" variant="light" mih={44} loading={loading} onClick={() => void open()}>
        <Rich text={t('goal.open', { name: nickname })} parts={HIDDEN} />
      </Button>
    </div>
  );
}
