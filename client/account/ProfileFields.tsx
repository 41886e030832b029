import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect } from 'react';
import type { UserBody } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import { session } from '../session/session';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { Section } from '../ui/Section';
import { followSaved } from '../ui/useEditedFields';
import { type ProfileChange, saveProfile } from './account-api';
import { t } from './texts';

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

/** Names, contact details and a text about the user. An error stands at its field. */
export function ProfileFields() {
  const user = useUser();
  const { running, run } = useAction();
  const form = useForm({
    initialValues: fieldsOf(user),
    validate: { username: (value) => (value.trim() === '' ? t('fields.enterUserName') : null) },
  });
  const show = (known: UserBody, shown = fieldsOf(known)) => {
    form.setValues(shown);
    form.resetDirty(fieldsOf(known));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is a new object on every render. Only a change of the user matters, and the end of a save.
  useEffect(() => {
    // An update from the server must not overwrite unsaved changes. A save shows its own.
    if (!running && !form.isDirty()) show(user);
  }, [user, running]);

  const save = form.onSubmit(async (values) => {
    // Fields that were not edited here may have been changed on another device.
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
      t('fields.saved'),
    );
    const saved = session.getSnapshot().user;
    // What was typed while the profile was being saved stays, and is not saved yet.
    if (isSaved && saved) show(saved, followSaved(form.getValues(), values, fieldsOf(saved)));
  });

  return (
    <Section title={t('fields.title')} hint={t('fields.hint')}>
      <form onSubmit={save} noValidate>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label={t('fields.firstName')} autoComplete="given-name" {...form.getInputProps('first_name')} />
            <TextInput label={t('fields.lastName')} autoComplete="family-name" {...form.getInputProps('last_name')} />
            <TextInput label={t('fields.userName')} autoComplete="nickname" {...form.getInputProps('username')} />
            <TextInput label={t('fields.email')} value={user.email ?? ''} readOnly title={t('fields.emailFixed')} />
            <TextInput label={t('fields.phone')} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
            <TextInput label={t('fields.location')} autoComplete="address-level2" {...form.getInputProps('location')} />
          </SimpleGrid>
          <Textarea
            label={t('fields.about')}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={1000}
            {...form.getInputProps('bio')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={running === 'save'} disabled={!form.isDirty()}>
              {t('fields.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
