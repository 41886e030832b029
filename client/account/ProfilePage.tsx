import { Badge, Button, FileButton, Group, Select, Stack, Text } from '@mantine/core';
import { PRESENCES, type Presence } from '../../contract/users';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { PRESENCE_LABELS } from '../ui/avatar';
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

const PRESENCE_OPTIONS = PRESENCES.filter((value) => value !== 'offline').map((value) => ({
  value,
  label: PRESENCE_LABELS[value],
}));

/** `/profile`: picture, presence, personal details, the address and the Google account. */
export function ProfilePage() {
  const user = useUser();
  const { running, run } = useAction();
  const name = displayName(user);
  return (
    <>
      <PageHeader title="Profile" subtitle="Your picture, name and details" />
      <Stack gap="md" maw={760}>
        <Section title="You">
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
                Member since <RelativeTime value={user.created_at} inSentence />
              </Text>
              <Group gap="xs">
                <FileButton
                  accept="image/*"
                  onChange={(file) =>
                    file &&
                    run('picture', async () => saveProfile({ avatar: await smallPicture(file) }), 'Picture saved')
                  }
                >
                  {(button) => (
                    <Button {...button} variant="light" size="xs" loading={running === 'picture'}>
                      Choose a picture
                    </Button>
                  )}
                </FileButton>
                {user.avatar && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="xs"
                    onClick={() => run('picture', () => saveProfile({ avatar: null }), 'Picture removed')}
                  >
                    Use initials
                  </Button>
                )}
              </Group>
            </Stack>
          </Group>
          <Select
            label="Status"
            data={PRESENCE_OPTIONS}
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
