import { Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PasswordResetLinkBody } from '../../../contract/users';
import { rest } from '../../platform/rest';
import { useFreshSignIn } from '../../sign-in/useFreshSignIn';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { type Account, accountName } from './account';
import { ResetSecondStep } from './ResetSecondStep';
import { t } from './texts';

interface ResetLinkDialogProps {
  /** Null: closed. */
  account: Account | null;
  onClose: () => void;
}

/** Creates a one-time link for a person who forgot their password. The server stores its hash, so it is shown only once. */
export function ResetLinkDialog({ account, onClose }: ResetLinkDialogProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isRunning, setIsRunning] = useState(false);
  const { withFreshSignIn, dialog } = useFreshSignIn('/admin/users', t('reset.purpose'));
  const accountId = account?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link belongs to one account and one opening of the dialog.
  useEffect(() => {
    setUrl(null);
    setError(null);
  }, [accountId]);

  const create = async () => {
    setIsRunning(true);
    setError(null);
    try {
      const isFresh = await withFreshSignIn(async () => {
        setUrl((await rest.post<PasswordResetLinkBody>(`/admin/users/${accountId}/password-reset-link`)).url);
      });
      if (!isFresh) onClose();
    } catch (reason) {
      setError(reason);
    } finally {
      setIsRunning(false);
    }
  };

  return (
    <>
      <Modal opened={account !== null} onClose={onClose} title={<Text fw={750}>{t('reset.title')}</Text>}>
        <Stack gap="md">
          {url === null ? (
            <Text>{t('reset.text', { name: account ? accountName(account) : '' })}</Text>
          ) : (
            <ResetLink url={url} />
          )}
          {error !== null && <ErrorNotice error={error} />}
          {url === null && accountId && (
            <ResetSecondStep accountId={accountId} withFreshSignIn={withFreshSignIn} onClose={onClose} />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {url === null ? t('reset.cancel') : t('reset.close')}
            </Button>
            {url === null && (
              <Button onClick={create} loading={isRunning}>
                {t('reset.create')}
              </Button>
            )}
          </Group>
        </Stack>
      </Modal>
      {dialog}
    </>
  );
}

function ResetLink({ url }: { url: string }) {
  return (
    <>
      <Text>{t('reset.give')}</Text>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          label={t('reset.link')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              variant="light"
              onClick={copy}
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            >
              {copied ? t('reset.copied') : t('reset.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </>
  );
}
