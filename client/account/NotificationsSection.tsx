import { Switch } from '@mantine/core';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { Section } from '../ui/Section';
import { DesktopSwitch } from './DesktopSwitch';
import { MailSwitches } from './MailSwitches';

/** How the user hears of something new. */
export function NotificationsSection() {
  const { notifications } = useUser().settings;
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
    </Section>
  );
}
