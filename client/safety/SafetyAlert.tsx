import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconHeartHandshake, IconLifebuoy } from '@tabler/icons-react';
import type { SafetyAlertFieldsFragment } from '../gql/graphql';
import { Rich } from '../platform/languages/Rich';
import { useAction } from '../sign-in/useAction';
import { RelativeTime } from '../ui/RelativeTime';
import { t } from './alert-texts';
import { alertWords, isUrgent } from './alert-words';
import { HouseholdHelpLines } from './HouseholdHelpLines';
import { GIVE_FEEDBACK } from './safety.graphql';
import classes from './safety.module.css';

interface SafetyAlertProps {
  alert: SafetyAlertFieldsFragment;
  nickname: string;
}

/** One alert: what it was about, what helps now, and whether it was helpful. It quotes nothing. */
export function SafetyAlert({ alert, nickname }: SafetyAlertProps) {
  const { title, advice } = alertWords(alert, nickname);
  const isRepeated = alert.count > 1;
  const urgent = isUrgent(alert);
  const last = <RelativeTime value={alert.lastAt} inSentence={isRepeated || urgent} inherit />;
  const Icon = urgent ? IconLifebuoy : IconHeartHandshake;
  return (
    <li className={classes.alert} data-urgent={urgent || undefined}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Icon size={22} className={classes.icon} aria-hidden />
        <Stack gap="xs" miw={0}>
          <div>
            <Text fw={700}>{title}</Text>
            <Text size="sm" c="dimmed">
              {urgent && `${t('actNow')} · `}
              {isRepeated ? <Rich text={t('last', { count: alert.count })} parts={{ time: () => last }} /> : last}
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
        {state === 'HELPFUL' ? t('feedback.helped') : t('feedback.notHelpful')}
      </Text>
    );
  }
  const say = (helpful: boolean) =>
    run(
      helpful ? 'yes' : 'no',
      () => give({ variables: { id, helpful } }),
      helpful ? t('feedback.thanks') : t('feedback.stillTold'),
    );
  return (
    <Group gap="xs">
      <Button size="sm" variant="light" loading={running === 'yes'} onClick={() => void say(true)}>
        {t('feedback.yes')}
      </Button>
      <Button size="sm" variant="default" loading={running === 'no'} onClick={() => void say(false)}>
        {t('feedback.no')}
      </Button>
    </Group>
  );
}
