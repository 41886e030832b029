import { Switch } from '@mantine/core';
import type { UserSettings } from '../../contract/users';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { Section } from '../ui/Section';
import { MailSwitches } from './MailSwitches';

type Flag = keyof UserSettings['notifications'];

const FLAGS: readonly [Flag, string, string][] = [
  ['sound', 'Sound', 'Play a soft sound when a reply is ready while you are in another window'],
  ['desktop', 'Desktop', 'Show a desktop notification when something is new'],
];

/** How the user hears of something new. */
export function NotificationsSection() {
  const { settings } = useUser();
  const { run } = useAction();
  const toggle = async (flag: Flag, isOn: boolean) => {
    if (flag === 'desktop' && isOn && 'Notification' in window) await Notification.requestPermission();
    await updateSettings({ notifications: { ...settings.notifications, [flag]: isOn } });
  };
  return (
    <Section title="Notifications">
      {FLAGS.map(([flag, label, description]) => (
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
      <MailSwitches />
    </Section>
  );
}
