import { SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { THEMES, type Theme, type UserSettings } from '../../contract/users';
import { APP_VERSION } from '../../contract/version';
import { chooseTheme, useThemePreference } from '../session/theme-preference';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { DataSection } from './DataSection';
import { PasswordSection } from './PasswordSection';
import { SessionsSection } from './SessionsSection';

type Flag = keyof UserSettings['notifications'];

/** Without `email`, because the service cannot send mail yet. */
const NOTIFICATION_FLAGS: readonly [Flag, string, string][] = [
  ['sound', 'Sound', 'Play a soft sound when a reply is ready while you are in another window'],
  ['desktop', 'Desktop', 'Show a desktop notification when something is new'],
];

/**
 * `/settings`: theme, notifications, password, sessions and data. The privacy flags are not shown, because no page shows
 * other members of a household what they would hide.
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
