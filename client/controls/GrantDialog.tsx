import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ChildFieldsFragment, GrantTimeInput } from '../gql/graphql';
import { clockText, wallTimeAt } from './child-clock';
import classes from './controls.module.css';
import { grantOf, minuteChoices, untilChoices } from './grants';
import type { ChildState, TimelinePart } from './state-words';
import { useGrant } from './useGrant';

interface GrantDialogProps {
  child: ChildFieldsFragment;
  state: ChildState;
  moment: { now: number; zone: string; timeline: readonly TimelinePart[] };
  onClose: () => void;
}

/** Extra time of any length: minutes for today, or open until a time on the clock. */
export function GrantDialog({ child, state, moment, onClose }: GrantDialogProps) {
  const { grant, isGranting } = useGrant(child);
  // The choices stand still while the dialog is open.
  const [now] = useState(() => Date.now());
  const isHelper = child.role === 'HELPER';
  const untils = untilChoices(now, moment.zone, isHelper);
  const give = async (input: GrantTimeInput) => {
    if (await grant(input)) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={<Text fw={750}>More time for {child.nickname}</Text>}>
      <Stack gap="lg">
        <Choices title="Minutes" hint={minutesHint(state)}>
          {minuteChoices(isHelper).map((minutes) => (
            <Choice
              key={minutes}
              label={`${minutes} min`}
              isBusy={isGranting}
              onChoose={() => void give(grantOf(minutes, state, { ...moment, now: Date.now() }))}
            />
          ))}
        </Choices>
        <Choices title="Open until" hint="Quiet time, daily minutes and breaks wait until then.">
          {untils.map((until) => (
            <Choice
              key={until}
              label={clockText(wallTimeAt(until, moment.zone).minutes)}
              isBusy={isGranting}
              onChoose={() => void give({ kind: 'UNTIL', until: new Date(until).toISOString() })}
            />
          ))}
          {untils.length === 0 && <Text size="sm">Nothing to choose now. Times end at 02:00 at the latest.</Text>}
        </Choices>
        {isHelper && (
          <Text size="sm" c="dimmed">
            A helper can give 15 minutes a day.
          </Text>
        )}
      </Stack>
    </Modal>
  );
}

function minutesHint({ code, minutesAllowed }: ChildState): string {
  if (code === 'QUIET_HOURS') return 'Quiet time waits for that long.';
  if (code === 'BREAK') return 'The break ends now, and limits wait for that long.';
  if (minutesAllowed == null) return 'The next quiet time starts later.';
  return 'Added to today’s minutes. They end with the day.';
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
