import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ReportDecision, ReportSource } from '../gql/graphql';
import classes from './moderation.module.css';
import { decisionsFor } from './report-texts';
import { t } from './texts';

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
      <h3 className="visually-hidden">{t('form.decision')}</h3>
      <Stack gap="md">
        <dl className={classes.decisions}>
          {decisions.map((decision) => (
            <div key={decision}>
              <dt>{t(`label.${decision}`)}</dt>
              <dd>{t(`means.${decision}`)}</dd>
            </div>
          ))}
        </dl>
        <Textarea
          label={t('form.note')}
          description={t('form.noteHint')}
          value={note}
          maxLength={1_000}
          autosize
          minRows={2}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Stack>
      <Group gap="xs" className={classes.bar} role="group" aria-label={t('form.decision')} data-toasts-above>
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant="light"
            className={classes.barButton}
            loading={isDeciding}
            onClick={() => onDecide(decision, note.trim() || null)}
          >
            {t(`label.${decision}`)}
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
          {t('form.release')}
        </Button>
        <Text size="xs" c="dimmed" w="100%">
          {t('form.undo')}
        </Text>
      </Group>
    </>
  );
}
