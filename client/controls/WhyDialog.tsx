import { useQuery } from '@apollo/client/react';
import { Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { clockText, instantOf, wallTimeAt } from './child-clock';
import { CHILD_STATE } from './controls.graphql';
import classes from './controls.module.css';
import { type ChildState, stateLabel, toneOf } from './state-words';
import { t } from './texts';

interface WhyDialogProps {
  child: ChildFieldsFragment;
  state: ChildState;
  onClose: () => void;
}

/** Why the child may go on or not: now, and at any other time by the rules. */
export function WhyDialog({ child, state, onClose }: WhyDialogProps) {
  const { nickname } = child;
  const { timeZone } = state;
  const [text, setText] = useState(() => fieldOf(Date.now(), timeZone));
  const [date, time] = text.split('T');
  const at = date && time ? instantOf(date, time.slice(0, 5), timeZone) : null;
  return (
    <Modal opened onClose={onClose} title={<Text fw={750}>{t('why.title')}</Text>}>
      <Stack gap="lg">
        <Answer label={t('now.title')} state={state} />
        <Stack gap="sm">
          <TextInput
            type="datetime-local"
            label={t('why.other')}
            description={t('why.hint', { name: nickname })}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {at !== null && Number.isFinite(at) && <AnswerAt childId={child.id} at={at} />}
        </Stack>
      </Stack>
    </Modal>
  );
}

function AnswerAt({ childId, at }: { childId: string; at: number }) {
  const { data, error, refetch } = useQuery(CHILD_STATE, {
    variables: { childId, at: new Date(at).toISOString() },
    fetchPolicy: 'network-only',
  });
  if (error && !data) return <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />;
  if (!data) return <Skeleton height={64} />;
  return <Answer label={t('why.then')} state={data.childState} />;
}

function Answer({ label, state }: { label: string; state: ChildState }) {
  return (
    <div className={classes.answer} role="status">
      <div className={classes.stateName}>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <span className={classes.badge} data-tone={toneOf(state)}>
          {stateLabel(state)}
        </span>
      </div>
      <Text>{state.explanation}</Text>
    </div>
  );
}

function fieldOf(instant: number, zone: string): string {
  const { date, minutes } = wallTimeAt(instant, zone);
  return `${date}T${clockText(minutes)}`;
}
