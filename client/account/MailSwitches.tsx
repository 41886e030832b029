import { Anchor, Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Rich } from '../platform/languages/Rich';
import { updateSettings } from '../session/user-settings';
import { usePermission, useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { t } from './texts';
import { type OwnAddress, useOwnAddress } from './useOwnAddress';

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
        label={t('mail.label')}
        description={t('mail.text')}
        checked={notifications.email}
        disabled={!isReachable && !notifications.email}
        onChange={({ currentTarget }) => {
          const email = currentTarget.checked;
          void run('email', () => updateSettings({ notifications: { email } }));
        }}
      />
      {hasChildren && (
        <Switch
          label={t('summaries.label')}
          description={t(`summaries.${family.digest}`)}
          checked={family.digest_mail}
          disabled={!isReachable && !family.digest_mail}
          onChange={({ currentTarget }) => {
            const digest_mail = currentTarget.checked;
            void run('digest', () => updateSettings({ family: { digest_mail } }));
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
  if (!hasMail) return t('mail.noMail');
  if (email === null) return t('mail.noAddress');
  return (
    <Rich
      text={t('mail.confirmedOnly')}
      parts={{
        profile: (words) => (
          <Anchor component={Link} to="/profile" inherit underline="always">
            {words}
          </Anchor>
        ),
      }}
    />
  );
}
