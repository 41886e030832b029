import { Switch } from '@mantine/core';
import { updateSettings } from '../session/user-settings';
import { usePermission, useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { Section } from '../ui/Section';
import { DesktopSwitch } from './DesktopSwitch';
import { MailSwitches } from './MailSwitches';
import { QuietHours } from './QuietHours';

/** How the user hears of something new. */
export function NotificationsSection() {
  const { notifications } = useUser().settings;
  const hasChildren = usePermission('view_child_profiles');
  const { run } = useAction();
  return (
    <Section title="Notifications">
      <Switch
        label="Sound"
        description="Play a soft sound when something is new while you are in another window"
        checked={notifications.sound}
        onChange={({ currentTarget }) => {
          const sound = currentTarget.checked;
          void run('sound', () => updateSettings({ notifications: { ...notifications, sound } }));
        }}
      />
      <DesktopSwitch />
      <MailSwitches />
      {hasChildren && <QuietHours />}
    </Section>
  );
}
