import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ReportDecision, ReportSource } from '../gql/graphql';
import classes from './moderation.module.css';
import { decisionsFor } from './report-texts';

interface DecisionFormProps {
  source: ReportSource;
  onDecide: (decision: ReportDecision, note: string | null) => void;
  isDeciding: boolean;
  /** Returns the report to the queue. */
  onRelease: () => void;
  isReleasing: boolean;
}

/** For the moderator who has claimed the report. The buttons stay in view below a long excerpt. */
export function DecisionForm({ source, onDecide, isDeciding, onRelease, isReleasing }: DecisionFormProps) {
  const [note, setNote] = useState('');
  const decisions = decisionsFor(source);
  return (
    <>
      <Stack gap="md">
        <dl className={classes.decisions}>
          {decisions.map(({ value, label, description }) => (
            <div key={value}>
              <dt>{label}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <Textarea
          label="Note"
          description="Optional, for people who read this case later"
          value={note}
          maxLength={1_000}
          autosize
          minRows={2}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Stack>
      <Group gap="xs" className={classes.bar} role="group" aria-label="Decision" data-toasts-above>
        {decisions.map(({ value, label }) => (
          <Button
            key={value}
            variant="light"
            className={classes.barButton}
            loading={isDeciding}
            onClick={() => onDecide(value, note.trim() || null)}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="subtle"
          color="gray"
          className={classes.barButton}
          onClick={onRelease}
          loading={isReleasing}
          disabled={isDeciding}
        >
          Release
        </Button>
        <Text size="xs" c="dimmed" w="100%">
          You can undo a decision for 10 seconds.
        </Text>
      </Group>
    </>
  );
}
