import { Badge, Button, FileButton, Group, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import { PRESENCES, type Presence, type UserBody } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import { session } from '../platform/session';
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

const FIELDS = ['first_name', 'last_name', 'username', 'phone', 'location', 'bio'] as const;

function fieldsOf(user: UserBody): Record<(typeof FIELDS)[number], string> {
  const { first_name, last_name, username, phone, location, bio } = user;
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    username,
    phone: phone ?? '',
    location: location ?? '',
    bio: bio ?? '',
  };
}

function ProfileFields() {
  const user = useUser();
  const { running, run } = useAction();
  const form = useForm({
    initialValues: fieldsOf(user),
    validate: { username: (value) => (value.trim() === '' ? 'Please choose a user name' : null) },
  });
  const show = (known: UserBody) => {
    form.setValues(fieldsOf(known));
    form.resetDirty(fieldsOf(known));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is another object at each render; the user is what is followed.
  useEffect(() => {
    // What is being typed stays, whatever the server tells meanwhile.
    if (!form.isDirty()) show(user);
  }, [user]);

  const save = form.onSubmit(async (values) => {
    // What was not touched here may have been changed elsewhere meanwhile.
    const change: ProfileChange = Object.fromEntries(
      FIELDS.filter((key) => form.isDirty(key)).map((key) => [key, values[key].trim() || null]),
    );
    const isSaved = await run(
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
    const saved = session.getSnapshot().user;
    if (isSaved && saved) show(saved);
  });

  return (
    <Section
      title="About you"
      hint="Moderators can see your user name. Administrators can also see your name and email address."
    >
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
