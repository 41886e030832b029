import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../platform/api-error';
import { useAction } from '../sign-in/useAction';
import { Section } from '../ui/Section';
import { requestConfirmation } from './account-api';
import { type OwnAddress, useOwnAddress } from './useOwnAddress';

/** Whether the address of the account is confirmed, and how to confirm it. */
export function AddressSection() {
  const address = useOwnAddress();
  if (!address?.email) return null;
  const { email, isConfirmed } = address;
  return (
    <Section title="Email address">
      <Group justify="space-between">
        <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
        <Badge color={isConfirmed ? 'sheen' : 'gray'}>{isConfirmed ? 'Confirmed' : 'Not confirmed'}</Badge>
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
        {isSent
          ? `A mail with a link is on its way to ${email}. The link works for one day. Nothing there after a few minutes? Look into the spam folder.`
          : 'Confirm it to get summaries and notifications by mail, and to accept invitations that were sent to it.'}
      </Text>
      <Group>
        <Button
          variant={isSent ? 'default' : 'light'}
          size="xs"
          loading={running === 'send'}
          onClick={() => void run('send', send)}
        >
          {isSent ? 'Send it again' : 'Send a confirmation mail'}
        </Button>
      </Group>
    </>
  );
}

function WithoutMail({ hasGoogle }: OwnAddress) {
  return (
    <Text size="sm" c="dimmed">
      This service sends no mail.{' '}
      {hasGoogle
        ? 'To confirm the address, link the Google account that has it.'
        : 'So there is no way to confirm the address here.'}
    </Text>
  );
}
