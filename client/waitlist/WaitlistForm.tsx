import { Alert, Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EMAIL_MAX_LENGTH, isEmail } from '../../contract/users';
import type { WaitlistJoinBody } from '../../contract/waitlist';
import { Rich } from '../platform/languages/Rich';
import { ApiError } from '../platform/rest';
import { StartNow } from './StartNow';
import { t } from './texts';
import { joinWaitlist, waitlistErrorText } from './waitlist-api';

interface WaitlistFormProps {
  email: string;
  /** Whether people can start without a place on the list. */
  isOpen: boolean;
  /** Explains why the form is shown for a known address. */
  note?: string;
  onJoined: (joined: WaitlistJoinBody) => void;
}

/** Asks for an email address, and optionally for a name. */
export function WaitlistForm({ email, isOpen, note, onJoined }: WaitlistFormProps) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email, firstName: '', lastName: '' },
    validate: {
      email: (value) =>
        isNotEmpty(t('form.emailMissing'))(value) ?? (isEmail(value.trim()) ? null : t('form.emailInvalid')),
    },
  });

  const join = form.onSubmit(async (values) => {
    setError(null);
    try {
      onJoined(await joinWaitlist(values));
    } catch (reason) {
      const [emailProblem] = reason instanceof ApiError ? (reason.fields['email'] ?? []) : [];
      if (emailProblem) form.setFieldError('email', emailProblem);
      else setError(waitlistErrorText(reason, t('form.failed')));
    }
  });

  return (
    <form onSubmit={join} noValidate>
      <Stack gap="md">
        <div>
          <Title order={1} mb={6}>
            {t('form.title')}
          </Title>
          <Text c="dimmed">{note ?? t(isOpen ? 'form.openHint' : 'form.closedHint')}</Text>
        </div>
        {isOpen && <StartNow />}
        {error && (
          <Alert color="red" variant="light" icon={<IconAlertCircle />} role="alert">
            {error}
          </Alert>
        )}
        <TextInput
          {...form.getInputProps('email')}
          label={t('form.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="you@example.com"
          maxLength={EMAIL_MAX_LENGTH}
          required
        />
        <Group grow align="flex-start">
          <TextInput
            {...form.getInputProps('firstName')}
            label={t('form.firstName')}
            description={t('form.optional')}
            autoComplete="given-name"
            maxLength={100}
          />
          <TextInput
            {...form.getInputProps('lastName')}
            label={t('form.lastName')}
            description={t('form.optional')}
            autoComplete="family-name"
            maxLength={100}
          />
        </Group>
        <Button type="submit" size="md" variant={isOpen ? 'default' : 'filled'} loading={form.submitting} fullWidth>
          {t('form.join')}
        </Button>
        <Text size="sm" c="dimmed" ta="center">
          <Rich
            text={t(isOpen ? 'form.haveAccount' : 'form.approved')}
            parts={{
              login: (words) => (
                <Anchor component={Link} to="/login" inherit underline="always">
                  {words}
                </Anchor>
              ),
            }}
          />
        </Text>
      </Stack>
    </form>
  );
}
