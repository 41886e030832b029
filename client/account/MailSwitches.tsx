import { Anchor, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DigestFrequency } from '../../contract/progress';
import { updateSettings } from '../session/user-settings';
import { usePermission, useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { type OwnAddress, useOwnAddress } from './useOwnAddress';

const SUMMARIES: Readonly<Record<DigestFrequency, string>> = {
  off: 'You get no summaries now. Choose how often on the page Progress Dashboard',
  daily: 'Send the summary of each day to my address as well',
  weekly: 'Send the summary of each week to my address as well',
};

/** What comes by mail. Mail reaches confirmed addresses only, so without one the switches can only be turned off. */
export function MailSwitches() {
  const { notifications, family } = useUser().settings;
  const hasChildren = usePermission('view_child_profiles');
  const { run } = useAction();
  const address = useOwnAddress();
  if (!address) return null;
  const isReachable = address.email !== null && address.hasMail && address.isConfirmed;
  return (
    <>
      <Switch
        label="Email"
        description="Send my notifications to my address as well"
        checked={notifications.email}
        disabled={!isReachable && !notifications.email}
        onChange={({ currentTarget }) => {
          const email = currentTarget.checked;
          void run('email', () => updateSettings({ notifications: { ...notifications, email } }));
        }}
      />
      {hasChildren && (
        <Switch
          label="Summaries by email"
          description={SUMMARIES[family.digest]}
          checked={family.digest_mail}
          disabled={!isReachable && !family.digest_mail}
          onChange={({ currentTarget }) => {
            const digest_mail = currentTarget.checked;
            void run('digest', () => updateSettings({ family: { ...family, digest_mail } }));
          }}
        />
      )}
      {!isReachable && (
        <Text size="sm" c="dimmed">
          {reasonOf(address)}
        </Text>
      )}
    </>
  );
}

function reasonOf({ email, hasMail }: OwnAddress): ReactNode {
  if (!hasMail) return 'This service sends no mail. Your notifications and summaries are here in the app.';
  if (email === null) return 'Your account has no email address, so no mail can reach you.';
  return (
    <>
      Mail goes to confirmed addresses only.{' '}
      <Anchor component={Link} to="/profile" inherit underline="always">
        Confirm your address in your profile
      </Anchor>
    </>
  );
}
