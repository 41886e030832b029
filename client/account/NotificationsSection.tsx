import { Switch } from '@mantine/core';
import { updateSettings } from '../session/user-settings';
import { usePermission, useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { Section } from '../ui/Section';
import { DesktopSwitch } from './DesktopSwitch';
import { MailSwitches } from './MailSwitches';
import { QuietHours } from './QuietHours';
import { t } from './texts';

/** How the user hears of something new. */
export function NotificationsSection() {
  const { notifications } = useUser().settings;
  const hasChildren = usePermission('view_child_profiles');
  const { run } = useAction();
  return (
    <Section title={t('notifications.title')}>
      <Switch
        label={t('notifications.sound')}
        description={t('notifications.soundText')}
        checked={notifications.sound}
        onChange={({ currentTarget }) => {
          const sound = currentTarget.checked;
          void run('sound', () => updateSettings({ notifications: { sound } }));
        }}
      />
      <DesktopSwitch />
      <MailSwitches />
      {hasChildren && <QuietHours />}
    </Section>
  );
}
