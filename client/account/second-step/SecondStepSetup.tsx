import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SecondStepSetupBody } from '../../../contract/passkeys';
import { messageOf } from '../../platform/api-error';
import { CodeField } from '../../sign-in/CodeField';
import { QrCode } from '../../sign-in/pairing/QrCode';
import { t } from '../texts';
import { RecoveryCodes } from './RecoveryCodes';
import { confirmSecondStep } from './second-step-api';

interface SecondStepSetupProps {
  setup: SecondStepSetupBody;
  /** The second step is on, and the owner has saved the codes. */
  onDone: () => void;
  onCancel: () => void;
}

/** Connects an authenticator app, checks its first code, and shows the recovery codes. */
export function SecondStepSetup({ setup, onDone, onCancel }: SecondStepSetupProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    setIsRunning(true);
    try {
      setCodes(await confirmSecondStep(code.trim()));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsRunning(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Text>{t('secondStep.setup.scan')}</Text>
        <QrCode text={setup.uri} label={t('secondStep.setup.qr')} />
        <Text size="sm">
          {t('secondStep.setup.type')} <code style={{ overflowWrap: 'anywhere' }}>{setup.secret}</code>
        </Text>
        <CodeField
          label={t('secondStep.setup.code')}
          inputMode="numeric"
          value={code}
          error={problem}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" mih={44} onClick={onCancel}>
            {t('secondStep.cancel')}
          </Button>
          <Button type="submit" mih={44} loading={isRunning} disabled={code.trim() === ''}>
            {t('secondStep.setup.turnOn')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
