import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { rest } from '../../platform/rest';
import { useAction } from '../../sign-in/useAction';
import { t } from './texts';

interface ResetSecondStepProps {
  accountId: string;
  withFreshSignIn: (work: () => Promise<unknown>) => Promise<boolean>;
  onClose: () => void;
}

/** For an owner who lost the authenticator app and the recovery codes. */
export function ResetSecondStep({ accountId, withFreshSignIn, onClose }: ResetSecondStepProps) {
  const { running, run } = useAction();
  const reset = () =>
    run('reset', async () => {
      const isFresh = await withFreshSignIn(() => rest.delete(`/admin/users/${accountId}/second-step`));
      if (isFresh) notifications.show({ color: 'sheen', message: t('secondStep.done') });
      onClose();
    });
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        {t('secondStep.lost')}
      </Text>
      <Button variant="subtle" color="red" mih={44} loading={running === 'reset'} onClick={reset}>
        {t('secondStep.turnOff')}
      </Button>
    </Group>
  );
}
