import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ChildFieldsFragment, GrantTimeInput } from '../gql/graphql';
import { clockText, wallTimeAt } from './child-clock';
import classes from './controls.module.css';
import { grantOf, minuteChoices, untilChoices } from './grants';
import type { ChildState, TimelinePart } from './state-words';
import { t } from './texts';
import { useGrant } from './useGrant';

interface GrantDialogProps {
  child: ChildFieldsFragment;
  state: ChildState;
  moment: { now: number; zone: string; timeline: readonly TimelinePart[] };
  onClose: () => void;
}

/** Extra time of any length: minutes for today, or open until a time on the clock. */
export function GrantDialog({ child, state, moment, onClose }: GrantDialogProps) {
  const { grant, isGranting } = useGrant(child, moment.zone);
  // The choices stand still while the dialog is open.
  const [now] = useState(() => Date.now());
  const isHelper = child.role === 'HELPER';
  const untils = untilChoices(now, moment.zone, isHelper);
  const give = async (input: GrantTimeInput) => {
    if (await grant(input)) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={<Text fw={750}>{t('grant.title', { name: child.nickname })}</Text>}>
      <Stack gap="lg">
        <Choices title={t('grant.minutes')} hint={minutesHint(state)}>
          {minuteChoices(isHelper).map((minutes) => (
            <Choice
              key={minutes}
              label={t('minutes.short', { count: minutes })}
              isBusy={isGranting}
              onChoose={() => void give(grantOf(minutes, state, { ...moment, now: Date.now() }))}
            />
          ))}
        </Choices>
        <Choices title={t('grant.until')} hint={t('grant.untilHint')}>
          {untils.map((until) => (
            <Choice
              key={until}
              label={clockText(wallTimeAt(until, moment.zone).minutes)}
              isBusy={isGranting}
              onChoose={() => void give({ kind: 'UNTIL', until: new Date(until).toISOString() })}
            />
          ))}
          {untils.length === 0 && <Text size="sm">{t('grant.noUntil')}</Text>}
        </Choices>
        {isHelper && (
          <Text size="sm" c="dimmed">
            {t('grant.helper')}
          </Text>
        )}
      </Stack>
    </Modal>
  );
}

function minutesHint({ code, minutesAllowed }: ChildState): string {
  if (code === 'QUIET_HOURS') return t('grant.quietHint');
  if (code === 'BREAK') return t('grant.breakHint');
  if (minutesAllowed == null) return t('grant.laterHint');
  return t('grant.addedHint');
}

function Choices({ title, hint, children }: { title: string; hint: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <Text fw={650}>{title}</Text>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <div className={classes.choices}>{children}</div>
    </section>
  );
}

function Choice({ label, isBusy, onChoose }: { label: string; isBusy: boolean; onChoose: () => void }) {
  return (
    <Button variant="default" mih={44} px="xs" disabled={isBusy} onClick={onChoose} className="tabular-numbers">
      {label}
    </Button>
  );
}
