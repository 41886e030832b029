import { Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
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

/** What came of a request for a link. */
interface Outcome {
  /** Whom the link is for. The dialog may show another person when the answer arrives. */
  accountId: string;
  url: string | null;
  error: unknown;
}

/** Creates a one-time link for a person who forgot their password. The server stores its hash, so it is shown only once. */
export function ResetLinkDialog({ account, onClose }: ResetLinkDialogProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** The account for which a request runs. */
  const [running, setRunning] = useState<string | null>(null);
  const { withFreshSignIn, dialog } = useFreshSignIn('/admin/users', t('reset.purpose'));
  const accountId = account?.id ?? null;
  const { url, error } = outcome !== null && outcome.accountId === accountId ? outcome : { url: null, error: null };

  const shownId = useRef(accountId);
  useEffect(() => {
    shownId.current = accountId;
    // A link is shown in one opening of the dialog.
    setOutcome(null);
  }, [accountId]);

  const create = async () => {
    if (accountId === null) return;
    const isShown = () => shownId.current === accountId;
    const show = (url: string | null, problem: unknown) => {
      // The dialog may show another person by now, whose link must stay.
      if (isShown()) setOutcome({ accountId, url, error: problem });
    };
    setRunning(accountId);
    setOutcome(null);
    try {
      const isFresh = await withFreshSignIn(async () => {
        const link = await rest.post<PasswordResetLinkBody>(`/admin/users/${accountId}/password-reset-link`);
        show(link.url, null);
      });
      if (!isFresh && isShown()) onClose();
    } catch (reason) {
      show(null, reason);
    } finally {
      setRunning((now) => (now === accountId ? null : now));
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
              <Button onClick={create} loading={running === accountId}>
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
