import { Button, Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { THEMES, type Theme, type UserSettings } from '../../contract/users';
import { APP_VERSION } from '../../contract/version';
import { chooseTheme, useThemePreference } from '../platform/theme-preference';
import { updateSettings } from '../platform/user-settings';
import { useUser } from '../platform/useSession';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { PageHeader } from '../ui/PageHeader';
import { deleteAccount, downloadExport } from './account-api';
import { PasswordSection } from './PasswordSection';
import { Section } from './Section';
import { SessionsSection } from './SessionsSection';
import { useAction } from './useAction';
import { useFreshSignIn } from './useFreshSignIn';

type Flag = keyof UserSettings['notifications'];

const NOTIFICATION_FLAGS: readonly [Flag, string, string][] = [
  ['sound', 'Sound', 'A soft sound when an answer is ready while you are in another window'],
  ['desktop', 'Desktop', 'A message on your screen when there is something new'],
  ['email', 'Email', 'Starling sends no email yet; your choice is kept for when it does'],
];

/**
 * How it looks, what it may tell me, my sessions, my data. The privacy flags of the account gate what other members of a
 * household see; until households exist they would do nothing, so they are not shown.
 */
export function SettingsPage() {
  const theme = useThemePreference();
  const { run } = useAction();
  return (
    <>
      <PageHeader title="Settings" subtitle="Your Starling, your way" />
      <Stack gap="md" maw={760}>
        <Section title="Theme">
          <SegmentedControl
            fullWidth
            value={theme}
            onChange={(value) => run('theme', () => chooseTheme(value as Theme))}
            data={THEMES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
            aria-label="Theme"
          />
        </Section>
        <NotificationsSection />
        <PasswordSection />
        <SessionsSection />
        <DataSection />
        <Text size="xs" c="dimmed" ta="center">
          Starling {APP_VERSION}
        </Text>
      </Stack>
    </>
  );
}

function NotificationsSection() {
  const { settings } = useUser();
  const { run } = useAction();
  const toggle = async (flag: Flag, isOn: boolean) => {
    if (flag === 'desktop' && isOn && 'Notification' in window) await Notification.requestPermission();
    await updateSettings({ notifications: { ...settings.notifications, [flag]: isOn } });
  };
  return (
    <Section title="Notifications">
      {NOTIFICATION_FLAGS.map(([flag, label, description]) => (
        <Switch
          key={flag}
          label={label}
          description={description}
          checked={settings.notifications[flag]}
          onChange={({ currentTarget }) => {
            const isOn = currentTarget.checked;
            void run(flag, () => toggle(flag, isOn));
          }}
        />
      ))}
    </Section>
  );
}

function DataSection() {
  const { email, username } = useUser();
  const { running, run } = useAction();
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const { withFreshSignIn, dialog } = useFreshSignIn('/settings', 'export your data or delete your account');

  const exportData = () =>
    run('export', async () => {
      if (await withFreshSignIn(downloadExport)) {
        notifications.show({ color: 'sheen', message: 'Your data is in your downloads' });
      }
    });
  const erase = async () => {
    if (await withFreshSignIn(deleteAccount)) navigate('/login', { replace: true });
  };

  return (
    <Section title="Your data" hint="Export or delete your data.">
      <Group justify="space-between">
        <Text size="sm" flex={1} miw={200}>
          Everything Starling stores about you, in one JSON file. At most twice a day.
        </Text>
        <Button variant="light" size="xs" loading={running === 'export'} onClick={exportData}>
          Export my data
        </Button>
      </Group>
      <Group justify="space-between">
        <Text size="sm" flex={1} miw={200}>
          Your account and everything in it. This cannot be undone.
        </Text>
        <Button variant="outline" color="red" size="xs" onClick={() => setIsDeleting(true)}>
          Delete account
        </Button>
      </Group>
      <ConfirmDialog
        opened={isDeleting}
        title="Delete this account?"
        confirmLabel="Delete everything"
        cancelLabel="Keep my account"
        danger
        onConfirm={erase}
        onClose={() => setIsDeleting(false)}
      >
        <Text size="sm">For {email ?? username} these are deleted at once and cannot be restored:</Text>
        <Text component="ul" size="sm" m={0} pl="lg">
          <li>all conversations with their messages, titles, tags and reactions</li>
          <li>your profile, picture and settings</li>
          <li>your notifications and reports</li>
          <li>every session on every device, and the link to Google</li>
          <li>your place on the waitlist</li>
        </Text>
      </ConfirmDialog>
      {dialog}
    </Section>
  );
}
