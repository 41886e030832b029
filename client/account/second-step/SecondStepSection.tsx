import { Badge, Button, Group, Modal, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { SecondStepBody, SecondStepSetupBody } from '../../../contract/passkeys';
import { useAction } from '../../sign-in/useAction';
import { useFreshSignIn } from '../../sign-in/useFreshSignIn';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { dayText } from '../../ui/dates';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Section } from '../../ui/Section';
import { ListSkeleton } from '../../ui/Skeletons';
import { RecoveryCodes } from './RecoveryCodes';
import { beginSecondStep, fetchSecondStep, renewRecoveryCodes, turnOffSecondStep } from './second-step-api';

const SecondStepSetup = lazy(async () => ({ default: (await import('./SecondStepSetup')).SecondStepSetup }));

/** Whether signing in also asks for a code, and the codes for the day when the app is lost. */
export function SecondStepSection() {
  const [state, setState] = useState<SecondStepBody | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [setup, setSetup] = useState<SecondStepSetupBody | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isTurningOff, setIsTurningOff] = useState(false);
  const { running, run } = useAction();
  const { withFreshSignIn, dialog } = useFreshSignIn('/settings', 'change the second step');

  const load = useCallback(async () => {
    setError(null);
    try {
      setState(await fetchSecondStep());
    } catch (reason) {
      setError(reason);
    }
  }, []);
  useEffect(() => void load(), [load]);

  const begin = () => run('begin', () => withFreshSignIn(async () => setSetup(await beginSecondStep())));
  const renew = () => run('renew', () => withFreshSignIn(async () => setCodes(await renewRecoveryCodes())));
  const turnOff = async () => {
    if (!(await withFreshSignIn(turnOffSecondStep))) return;
    await load();
    notifications.show({ color: 'sheen', message: 'The second step is off.' });
  };
  const close = () => {
    setSetup(null);
    setCodes(null);
    void load();
  };

  return (
    <Section
      title="Second step"
      hint="After your password or Google, signing in also asks for a code of an app on your phone. Passkeys need no code."
    >
      {error !== null && <ErrorNotice error={error} onRetry={load} />}
      {!state && error === null && <ListSkeleton count={1} />}
      {state && (
        <Group justify="space-between" gap="xs">
          <div>
            <Badge color={state.on ? 'sheen' : 'gray'}>{state.on ? 'On' : 'Off'}</Badge>
            {state.on_since && (
              <Text size="sm" c="dimmed" mt={4}>
                Since {dayText(state.on_since)} · {state.recovery_codes_left} recovery codes left
              </Text>
            )}
          </div>
          <Group gap="xs">
            {state.on && (
              <Button variant="default" mih={44} loading={running === 'renew'} onClick={renew}>
                New recovery codes
              </Button>
            )}
            {state.on && !state.required && (
              <Button variant="subtle" color="red" mih={44} onClick={() => setIsTurningOff(true)}>
                Turn off
              </Button>
            )}
            {!state.on && (
              <Button variant="light" mih={44} loading={running === 'begin'} onClick={begin}>
                Set up
              </Button>
            )}
          </Group>
        </Group>
      )}
      <Modal
        opened={setup !== null || codes !== null}
        onClose={close}
        // A click beside the dialog would lose the codes.
        closeOnClickOutside={false}
        title={<Text fw={750}>{setup ? 'Set up the second step' : 'Your new recovery codes'}</Text>}
      >
        <Suspense fallback={<ListSkeleton count={2} />}>
          {setup && <SecondStepSetup setup={setup} onDone={close} onCancel={close} />}
        </Suspense>
        {codes && <RecoveryCodes codes={codes} onDone={close} />}
      </Modal>
      <ConfirmDialog
        opened={isTurningOff}
        title="Turn off the second step?"
        confirmLabel="Turn off"
        cancelLabel="Keep it on"
        danger
        onConfirm={turnOff}
        onClose={() => setIsTurningOff(false)}
      >
        Signing in will ask for your password or Google alone. Your recovery codes will no longer work.
      </ConfirmDialog>
      {dialog}
    </Section>
  );
}
