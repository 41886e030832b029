import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../platform/api-error';
import { useAction } from '../sign-in/useAction';
import { Section } from '../ui/Section';
import { requestConfirmation } from './account-api';
import { t } from './texts';
import { type OwnAddress, useOwnAddress } from './useOwnAddress';

/** Whether the address of the account is confirmed, and how to confirm it. */
export function AddressSection() {
  const address = useOwnAddress();
  if (!address?.email) return null;
  const { email, isConfirmed } = address;
  return (
    <Section title={t('address.title')}>
      <Group justify="space-between">
        <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
        <Badge color={isConfirmed ? 'sheen' : 'gray'}>
          {isConfirmed ? t('address.confirmed') : t('address.notConfirmed')}
        </Badge>
      </Group>
      {!isConfirmed && (address.hasMail ? <ConfirmByMail {...address} email={email} /> : <WithoutMail {...address} />)}
    </Section>
  );
}

function ConfirmByMail({ email, reload }: OwnAddress & { email: string }) {
  const [isSent, setIsSent] = useState(false);
  const { running, run } = useAction();
  const send = async () => {
    try {
      await requestConfirmation();
      setIsSent(true);
    } catch (error) {
      // The address was confirmed in another tab.
      if (error instanceof ApiError && error.code === 'address_proved') await reload();
      else throw error;
    }
  };
  return (
    <>
      <Text size="sm" c={isSent ? undefined : 'dimmed'} role="status">
        {isSent ? t('address.sent', { email }) : t('address.why')}
      </Text>
      <Group>
        <Button
          variant={isSent ? 'default' : 'light'}
          size="xs"
          loading={running === 'send'}
          onClick={() => void run('send', send)}
        >
          {isSent ? t('address.again') : t('address.send')}
        </Button>
      </Group>
    </>
  );
}

function WithoutMail({ hasGoogle }: OwnAddress) {
  return (
    <Text size="sm" c="dimmed">
      {hasGoogle ? t('address.linkGoogle') : t('address.noWay')}
    </Text>
  );
}
