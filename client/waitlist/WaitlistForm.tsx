import { Alert, Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EMAIL_MAX_LENGTH, isEmail } from '../../contract/users';
import type { WaitlistJoinBody } from '../../contract/waitlist';
import { ApiError } from '../platform/rest';
import { StartNow } from './StartNow';
import { joinWaitlist, waitlistErrorText } from './waitlist-api';

interface WaitlistFormProps {
  email: string;
  /** Whether people can start without a place on the list. */
  isOpen: boolean;
  /** Explains why the form is shown for a known address. */
  note?: string;
  onJoined: (joined: WaitlistJoinBody) => void;
}

const OPEN_HINT = 'The list keeps a place for you, in case Starling has to limit access later.';
const CLOSED_HINT = 'We welcome families a few at a time. Enter your email address to get a place.';

/** Asks for an email address, and optionally for a name. */
export function WaitlistForm({ email, isOpen, note, onJoined }: WaitlistFormProps) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email, firstName: '', lastName: '' },
    validate: {
      email: (value) =>
        isNotEmpty('Please enter your email address')(value) ??
        (isEmail(value.trim()) ? null : 'Please enter a valid email address'),
    },
  });

  const join = form.onSubmit(async (values) => {
    setError(null);
    try {
      onJoined(await joinWaitlist(values));
    } catch (reason) {
      const [emailProblem] = reason instanceof ApiError ? (reason.fields['email'] ?? []) : [];
      if (emailProblem) form.setFieldError('email', emailProblem);
      else setError(waitlistErrorText(reason, 'Failed to join waitlist'));
    }
  });

  return (
    <form onSubmit={join} noValidate>
      <Stack gap="md">
        <div>
          <Title order={1} mb={6}>
            Join the waitlist
          </Title>
          <Text c="dimmed">{note ?? (isOpen ? OPEN_HINT : CLOSED_HINT)}</Text>
        </div>
        {isOpen && <StartNow />}
        {error && (
          <Alert color="red" variant="light" icon={<IconAlertCircle />} role="alert">
            {error}
          </Alert>
        )}
        <TextInput
          {...form.getInputProps('email')}
          label="Email"
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
            label="First name"
            description="Optional"
            autoComplete="given-name"
            maxLength={100}
          />
          <TextInput
            {...form.getInputProps('lastName')}
            label="Last name"
            description="Optional"
            autoComplete="family-name"
            maxLength={100}
          />
        </Group>
        <Button type="submit" size="md" variant={isOpen ? 'default' : 'filled'} loading={form.submitting} fullWidth>
          Join the waitlist
        </Button>
        <Text size="sm" c="dimmed" ta="center">
          {isOpen ? 'Already have an account?' : 'Already approved?'}{' '}
          <Anchor component={Link} to="/login" inherit underline="always">
            Sign in
          </Anchor>
        </Text>
      </Stack>
    </form>
  );
}
