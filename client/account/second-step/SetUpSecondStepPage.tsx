import { Box, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { SecondStepSetupBody } from '../../../contract/passkeys';
import { session } from '../../session/session';
import { useAction } from '../../sign-in/useAction';
import { useFreshSignIn } from '../../sign-in/useFreshSignIn';
import { FullScreen } from '../../ui/FullScreen';
import { t } from '../texts';
import { SecondStepSetup } from './SecondStepSetup';
import { beginSecondStep } from './second-step-api';

/** Stands in for every page of staff who need a second step first, because the service requires one. */
export function SetUpSecondStepPage() {
  const [setup, setSetup] = useState<SecondStepSetupBody | null>(null);
  const { running, run } = useAction();
  const { withFreshSignIn, dialog } = useFreshSignIn('/settings', t('secondStep.required.purpose'));
  const begin = () => run('begin', () => withFreshSignIn(async () => setSetup(await beginSecondStep())));
  return (
    <FullScreen title={t('secondStep.required.title')}>
      {setup ? (
        <Box ta="start">
          <SecondStepSetup setup={setup} onDone={() => session.secondStepIsOn()} onCancel={() => setSetup(null)} />
        </Box>
      ) : (
        <>
          <Text>{t('secondStep.required.text')}</Text>
          <Group justify="center">
            <Button variant="default" mih={44} onClick={() => void session.signOut()}>
              {t('secondStep.required.signOut')}
            </Button>
            <Button mih={44} loading={running === 'begin'} onClick={begin}>
              {t('secondStep.setUp')}
            </Button>
          </Group>
        </>
      )}
      {dialog}
    </FullScreen>
  );
}
