import { Badge, Button, FileButton, Group, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PRESENCES, type Presence } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import { updateSettings } from '../platform/user-settings';
import { useUser } from '../platform/useSession';
import { PRESENCE_LABELS } from '../ui/avatar';
import { displayName } from '../ui/display-name';
import { PageHeader } from '../ui/PageHeader';
import { RelativeTime } from '../ui/RelativeTime';
import { UserAvatar } from '../ui/UserAvatar';
import { type ProfileChange, saveProfile } from './account-api';
import { GoogleLink } from './GoogleLink';
import { Section } from './Section';
import { smallPicture } from './small-picture';
import { useAction } from './useAction';

const PRESENCE_OPTIONS = PRESENCES.filter((value) => value !== 'offline').map((value) => ({
  value,
  label: PRESENCE_LABELS[value],
}));

/** Who I am here: fields, picture, presence, the link to Google. */
export function ProfilePage() {
  const user = useUser();
  const { running, run } = useAction();
  const name = displayName(user);
  return (
    <>
      <PageHeader title="Profile" subtitle="Who you are in Starling" />
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
                Here since <RelativeTime value={user.created_at} size="sm" />
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
        <GoogleLink />
      </Stack>
    </>
  );
}

function ProfileFields() {
  const user = useUser();
  const { running, run } = useAction();
  const form = useForm({
    initialValues: {
      first_name: user.first_name ?? '',
      last_name: user.last_name ?? '',
      username: user.username,
      phone: user.phone ?? '',
      location: user.location ?? '',
      bio: user.bio ?? '',
    },
    validate: { username: (value) => (value.trim() === '' ? 'Please choose a user name' : null) },
  });

  const save = form.onSubmit(async (values) => {
    const { username, ...others } = values;
    const change: ProfileChange = {
      username: username.trim(),
      ...Object.fromEntries(Object.entries(others).map(([key, value]) => [key, value.trim() || null])),
    };
    await run(
      'save',
      () =>
        saveProfile(change).catch((error: unknown) => {
          if (error instanceof ApiError) {
            form.setErrors(Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [field, texts[0]])));
            if (error.code === 'username_taken') form.setFieldError('username', error.message);
          }
          throw error;
        }),
      'Profile saved',
    );
    form.resetDirty();
  });

  return (
    <Section title="About you" hint="Only you see these, but for your user name.">
      <form onSubmit={save} noValidate>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('first_name')} />
            <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('last_name')} />
            <TextInput label="User name" autoComplete="nickname" {...form.getInputProps('username')} />
            <TextInput
              label="Email"
              value={user.email ?? ''}
              readOnly
              description={undefined}
              title="The address belongs to your sign-in and cannot be changed here"
            />
            <TextInput label="Phone" type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
            <TextInput label="Location" autoComplete="address-level2" {...form.getInputProps('location')} />
          </SimpleGrid>
          <Textarea label="About" autosize minRows={3} maxRows={8} maxLength={1000} {...form.getInputProps('bio')} />
          <Group justify="flex-end">
            <Button type="submit" loading={running === 'save'} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
