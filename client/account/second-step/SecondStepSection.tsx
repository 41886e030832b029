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
import { useIsPhone } from '../../ui/useIsPhone';
import { t } from '../texts';
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
  const { withFreshSignIn, dialog } = useFreshSignIn('/settings', t('secondStep.purpose'));

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
    notifications.show({ color: 'sheen', message: t('secondStep.isOff') });
  };
  const close = () => {
    setSetup(null);
    setCodes(null);
    void load();
  };

  return (
    <Section title={t('secondStep.title')} hint={t('secondStep.hint')}>
      {error !== null && <ErrorNotice error={error} onRetry={load} />}
      {!state && error === null && <ListSkeleton count={1} />}
      {state && (
        <Group justify="space-between" gap="xs">
          <div>
            <Badge color={state.on ? 'sheen' : 'gray'}>{t(state.on ? 'secondStep.on' : 'secondStep.off')}</Badge>
            {state.on_since && (
              <Text size="sm" c="dimmed" mt={4}>
                {t('secondStep.since', { date: dayText(state.on_since) })}
                {' · '}
                {t('secondStep.codesLeft', { count: state.recovery_codes_left })}
              </Text>
            )}
          </div>
          <Group gap="xs">
            {state.on && (
              <Button variant="default" mih={44} loading={running === 'renew'} onClick={renew}>
                {t('secondStep.newCodes')}
              </Button>
            )}
            {state.on && !state.required && (
              <Button variant="subtle" color="red" mih={44} onClick={() => setIsTurningOff(true)}>
                {t('secondStep.turnOff')}
              </Button>
            )}
            {!state.on && (
              <Button variant="light" mih={44} loading={running === 'begin'} onClick={begin}>
                {t('secondStep.setUp')}
              </Button>
            )}
          </Group>
        </Group>
      )}
      <Modal
        opened={setup !== null || codes !== null}
        onClose={close}
        // On a phone, the notice of the change would otherwise cover the codes.
        fullScreen={useIsPhone()}
        // A click beside the dialog would lose the codes.
        closeOnClickOutside={false}
        title={<Text fw={750}>{t(setup ? 'secondStep.setup.title' : 'secondStep.codes.title')}</Text>}
      >
        <Suspense fallback={<ListSkeleton count={2} />}>
          {setup && <SecondStepSetup setup={setup} onDone={close} onCancel={close} />}
        </Suspense>
        {codes && <RecoveryCodes codes={codes} onDone={close} />}
      </Modal>
      <ConfirmDialog
        opened={isTurningOff}
        title={t('secondStep.ending.title')}
        confirmLabel={t('secondStep.ending.confirm')}
        cancelLabel={t('secondStep.ending.cancel')}
        danger
        onConfirm={turnOff}
        onClose={() => setIsTurningOff(false)}
      >
        {t('secondStep.ending.text')}
      </ConfirmDialog>
      {dialog}
    </Section>
  );
}
