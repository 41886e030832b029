import { Badge, Button, FileButton, Group, Select, Stack, Text } from '@mantine/core';
import { PRESENCES, type Presence } from '../../contract/users';
import { Rich } from '../platform/languages/Rich';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { presenceLabel } from '../ui/avatar';
import { displayName } from '../ui/display-name';
import { PageHeader } from '../ui/PageHeader';
import { RelativeTime } from '../ui/RelativeTime';
import { Section } from '../ui/Section';
import { UserAvatar } from '../ui/UserAvatar';
import { AddressSection } from './AddressSection';
import { saveProfile } from './account-api';
import { GoogleLink } from './GoogleLink';
import { ProfileFields } from './ProfileFields';
import { smallPicture } from './small-picture';
import { t } from './texts';

const PRESENCE_CHOICES = PRESENCES.filter((value) => value !== 'offline');

/** `/profile`: picture, presence, personal details, the address and the Google account. */
export function ProfilePage() {
  const user = useUser();
  const { running, run } = useAction();
  const name = displayName(user);
  return (
    <>
      <PageHeader title={t('profile.title')} subtitle={t('profile.subtitle')} />
      <Stack gap="md" maw={760}>
        <Section title={t('profile.you')}>
          <Group gap="lg" align="center">
            <UserAvatar name={name} picture={user.avatar} presence={user.settings.presence} size={88} />
            <Stack gap={6} flex={1} miw={180}>
              <Group gap="xs">
                <Text fw={750} fz="lg">
                  {name}
                </Text>
                <Badge color="plume">{user.role}</Badge>
              </Group>
              <Text size="sm" c="dimmed">
                <Rich
                  text={t('profile.since')}
                  parts={{ time: () => <RelativeTime value={user.created_at} inSentence /> }}
                />
              </Text>
              <Group gap="xs">
                <FileButton
                  accept="image/*"
                  onChange={(file) =>
                    file &&
                    run(
                      'picture',
                      async () => saveProfile({ avatar: await smallPicture(file) }),
                      t('profile.pictureSaved'),
                    )
                  }
                >
                  {(button) => (
                    <Button {...button} variant="light" size="xs" loading={running === 'picture'}>
                      {t('profile.choosePicture')}
                    </Button>
                  )}
                </FileButton>
                {user.avatar && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="xs"
                    onClick={() => run('picture', () => saveProfile({ avatar: null }), t('profile.pictureRemoved'))}
                  >
                    {t('profile.initials')}
                  </Button>
                )}
              </Group>
            </Stack>
          </Group>
          <Select
            label={t('profile.status')}
            data={PRESENCE_CHOICES.map((value) => ({ value, label: presenceLabel(value) }))}
            value={user.settings.presence}
            allowDeselect={false}
            onChange={(presence) =>
              presence && run('presence', () => updateSettings({ presence: presence as Presence }))
            }
            maw={280}
          />
        </Section>
        <ProfileFields />
        <AddressSection />
        <GoogleLink />
      </Stack>
    </>
  );
}
