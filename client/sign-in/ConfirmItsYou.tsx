import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../platform/api-error';
import { CodeField } from './CodeField';
import { isCancelled, type Proofs, proveWithCode, proveWithPasskey } from './passkey-api';
import { t } from './texts';

interface ConfirmItsYouProps {
  proofs: Proofs;
  /** Completes the sentence "To …, please confirm that it is you". */
  purpose: string;
  onAnswer: (isProved: boolean) => void;
  onSignInAgain: () => Promise<void>;
}

/** Asks for a passkey or a code before an action that needs a fresh sign-in. */
export function ConfirmItsYou({ proofs, purpose, onAnswer, onSignInAgain }: ConfirmItsYouProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const prove = async (work: () => Promise<void>) => {
    setProblem(null);
    setIsRunning(true);
    try {
      await work();
      onAnswer(true);
    } catch (error) {
      setProblem(isCancelled(error) ? t('confirmYou.notUsed') : messageOf(error));
      setIsRunning(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may stand in a form of the page, which React would submit too.
    event.stopPropagation();
    if (isRunning) return;
    void prove(() => proveWithCode(code.trim()));
  };
  return (
    <Modal opened onClose={() => onAnswer(false)} title={<Text fw={750}>{t('confirmYou.title')}</Text>}>
      <Stack gap="md">
        <Text>{t('confirmYou.text', { purpose })}</Text>
        {proofs.passkey && (
          <Button
            mih={44}
            leftSection={<IconKey size={18} aria-hidden="true" />}
            loading={isRunning}
            onClick={() => void prove(proveWithPasskey)}
          >
            {t('passkey.use')}
          </Button>
        )}
        {proofs.code && (
          <form onSubmit={submit}>
            <Group align="flex-end" gap="xs">
              <CodeField
                label={t('confirmYou.code')}
                value={code}
                style={{ flex: 1 }}
                onChange={({ currentTarget }) => setCode(currentTarget.value)}
              />
              <Button type="submit" mih={44} loading={isRunning} disabled={code.trim() === ''}>
                {t('confirmYou.confirm')}
              </Button>
            </Group>
          </form>
        )}
        {problem && (
          <Text size="sm" c="red" role="alert">
            {problem}
          </Text>
        )}
        <Group justify="space-between">
          <Anchor component="button" type="button" size="sm" onClick={() => void onSignInAgain()}>
            {t('confirmYou.signInAgain')}
          </Anchor>
          <Button variant="default" mih={44} onClick={() => onAnswer(false)}>
            {t('confirmYou.cancel')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
