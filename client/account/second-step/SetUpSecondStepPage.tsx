import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { SecondStepSetupBody } from '../../../contract/passkeys';
import { session } from '../../session/session';
import { useAction } from '../../sign-in/useAction';
import { useFreshSignIn } from '../../sign-in/useFreshSignIn';
import { FullScreen } from '../../ui/FullScreen';
import { SecondStepSetup } from './SecondStepSetup';
import { beginSecondStep } from './second-step-api';

/** Stands in for every page of staff who need a second step first, because the service requires one. */
export function SetUpSecondStepPage() {
  const [setup, setSetup] = useState<SecondStepSetupBody | null>(null);
  const { running, run } = useAction();
  const { withFreshSignIn, dialog } = useFreshSignIn('/settings', 'set up the second step');
  const begin = () => run('begin', () => withFreshSignIn(async () => setSetup(await beginSecondStep())));
  return (
    <FullScreen title="Set up your second step">
      {setup ? (
        <SecondStepSetup setup={setup} onDone={() => session.secondStepIsOn()} onCancel={() => setSetup(null)} />
      ) : (
        <>
          <Text>
            This service asks its staff for a second step. You need an authenticator app on your phone, and two minutes.
          </Text>
          <Group justify="center">
            <Button variant="default" mih={44} onClick={() => void session.signOut()}>
              Sign out
            </Button>
            <Button mih={44} loading={running === 'begin'} onClick={begin}>
              Set up
            </Button>
          </Group>
        </>
      )}
      {dialog}
    </FullScreen>
  );
}
