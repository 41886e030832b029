import { useQuery } from '@apollo/client/react';
import { Button, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { Rich } from '../platform/languages/Rich';
import { ErrorNotice } from '../ui/ErrorNotice';
import { clockText, instantOf, wallTimeAt } from './child-clock';
import { CHILD_STATE } from './controls.graphql';
import classes from './controls.module.css';
import { HIDDEN } from './hidden-words';
import { type ChildState, stateLabel, toneOf } from './state-words';
import { t } from './texts';

interface WhyProps {
  child: ChildFieldsFragment;
  state: ChildState;
}

/** Opens the explanation of what holds now. */
export function WhyButton({ child, state }: WhyProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        className={classes.why}
        variant="subtle"
        color="gray"
        size="sm"
        mih={44}
        px="xs"
        ms={-8}
        leftSection={<IconHelpCircle size={18} />}
        onClick={() => setIsOpen(true)}
      >
        <Rich text={t('why.open', { name: child.nickname })} parts={HIDDEN} />
      </Button>
      {isOpen && <WhyDialog child={child} state={state} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Why the child may go on or not: now, and at any other time by the rules. */
function WhyDialog({ child, state, onClose }: WhyProps & { onClose: () => void }) {
  const { timeZone, nickname } = child;
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
