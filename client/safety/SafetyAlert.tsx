import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconHeartHandshake, IconLifebuoy } from '@tabler/icons-react';
import type { SafetyAlertFieldsFragment } from '../gql/graphql';
import { useAction } from '../sign-in/useAction';
import { RelativeTime } from '../ui/RelativeTime';
import { alertWords, countWords, isUrgent } from './alert-words';
import { HouseholdHelpLines } from './HouseholdHelpLines';
import { GIVE_FEEDBACK } from './safety.graphql';
import classes from './safety.module.css';

interface SafetyAlertProps {
  alert: SafetyAlertFieldsFragment;
  nickname: string;
}

/** One alert: what it was about, what helps now, and whether it was helpful. It quotes nothing. */
export function SafetyAlert({ alert, nickname }: SafetyAlertProps) {
  const { title, advice } = alertWords(alert);
  const count = countWords(alert.count);
  const urgent = isUrgent(alert);
  const Icon = urgent ? IconLifebuoy : IconHeartHandshake;
  return (
    <li className={classes.alert} data-urgent={urgent || undefined}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Icon size={22} className={classes.icon} aria-hidden />
        <Stack gap="xs" miw={0}>
          <div>
            <Text fw={700}>
              {nickname} {title}
            </Text>
            <Text size="sm" c="dimmed">
              {urgent && 'Please act now · '}
              {count && `${count}, the last `}
              <RelativeTime value={alert.lastAt} inSentence={count !== null || urgent} inherit />
            </Text>
          </div>
          <Text size="sm">{advice}</Text>
          {urgent && <HouseholdHelpLines childId={alert.childId} />}
          <Feedback alert={alert} />
        </Stack>
      </Group>
    </li>
  );
}

function Feedback({ alert: { id, state } }: Pick<SafetyAlertProps, 'alert'>) {
  const [give] = useMutation(GIVE_FEEDBACK);
  const { running, run } = useAction();
  if (state !== 'OPEN') {
    return (
      <Text size="sm" c="dimmed">
        {state === 'HELPFUL' ? 'You said that this helped.' : 'You said that this was not helpful.'}
      </Text>
    );
  }
  const say = (helpful: boolean) =>
    run(
      helpful ? 'yes' : 'no',
      () => give({ variables: { id, helpful } }),
      helpful ? 'Thank you. That helps us.' : 'Thank you. We still tell you whenever your child may be in danger.',
    );
  return (
    <Group gap="xs">
      <Button size="sm" variant="light" loading={running === 'yes'} onClick={() => void say(true)}>
        This helped
      </Button>
      <Button size="sm" variant="default" loading={running === 'no'} onClick={() => void say(false)}>
        This was not helpful
      </Button>
    </Group>
  );
}
