import { Button, Group, Text } from '@mantine/core';
import { FullScreen } from '../ui/FullScreen';
import { t } from './texts';
import type { AccountQuestion } from './useSignInSteps';

/** Asks before a sign-in replaces the current account. The button to stay has the focus. */
export function AccountChoice({ current, next, answer }: AccountQuestion) {
  return (
    <FullScreen title={t('choice.title')}>
      <Text>{t('choice.text', { current, next })}</Text>
      <Group justify="center" mt="xs">
        <Button autoFocus onClick={() => answer(false)}>
          {t('choice.stay')}
        </Button>
        <Button variant="default" onClick={() => answer(true)}>
          {t('choice.switch')}
        </Button>
      </Group>
    </FullScreen>
  );
}
