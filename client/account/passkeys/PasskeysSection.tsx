import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconKey } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { PasskeyBody } from '../../../contract/passkeys';
import { isCancelled } from '../../sign-in/passkey-api';
import { knowsPasskeys } from '../../sign-in/passkey-support';
import { useAction } from '../../sign-in/useAction';
import { useAuthOptions } from '../../sign-in/useAuthOptions';
import { useFreshSignIn } from '../../sign-in/useFreshSignIn';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Section } from '../../ui/Section';
import { ListSkeleton } from '../../ui/Skeletons';
import { deviceName } from '../device-name';
import { t } from '../texts';
import { PasskeyRow } from './PasskeyRow';
import { addPasskey, fetchPasskeys } from './passkeys-api';

/** The passkeys of the account: add, rename, remove. */
export function PasskeysSection() {
  const options = useAuthOptions();
  const [passkeys, setPasskeys] = useState<readonly PasskeyBody[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { running, run } = useAction();
  const { withFreshSignIn, dialog } = useFreshSignIn('/settings', t('passkeys.purpose'));

  const load = useCallback(async () => {
    setError(null);
    try {
      setPasskeys(await fetchPasskeys());
    } catch (reason) {
      setError(reason);
    }
  }, []);
  useEffect(() => void load(), [load]);

  const add = () =>
    run('add', async () => {
      try {
        if (!(await withFreshSignIn(() => addPasskey(deviceName(navigator.userAgent).name)))) return;
      } catch (reason) {
        if (isCancelled(reason)) throw new Error(t('passkeys.notMade'));
        throw reason;
      }
      await load();
      notifications.show({ color: 'sheen', message: t('passkeys.added') });
    });

  const mayAdd = knowsPasskeys(options);
  return (
    <Section
      title={t('passkeys.title')}
      hint={t('passkeys.hint')}
      actions={
        mayAdd && (
          <Button
            variant="light"
            mih={44}
            leftSection={<IconKey size={18} aria-hidden="true" />}
            loading={running === 'add'}
            onClick={add}
          >
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      {error !== null && <ErrorNotice error={error} onRetry={load} />}
      {!passkeys && error === null && <ListSkeleton count={1} />}
      {passkeys?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t(mayAdd ? 'passkeys.none' : 'passkeys.notHere')}
        </Text>
      )}
      {passkeys && passkeys.length > 0 && (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} withFreshSignIn={withFreshSignIn} onChange={load} />
          ))}
        </Stack>
      )}
      {dialog}
    </Section>
  );
}
