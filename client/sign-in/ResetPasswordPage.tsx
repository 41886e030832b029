import { Alert, Anchor, Button, Card, Center, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { passwordProblems } from '../../contract/users';
import { ApiError, messageOf } from '../platform/api-error';
import { Logo } from '../ui/Logo';
import { resetPassword } from './auth-api';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { useResetToken } from './use-reset-token';

/** `/reset-password#token=…`: sets a new password with a one-time link from an administrator. */
export function ResetPasswordPage() {
  const token = useResetToken();
  const [end, setEnd] = useState<'done' | 'invalid' | null>(null);
  return (
    <Center component="main" mih="100dvh" py={{ base: 'md', sm: 48 }} px="md">
      <Card w="100%" maw={440} p={{ base: 'lg', sm: 36 }} shadow="sm" radius="lg">
        <Center mb="md">
          <Logo size="md" />
        </Center>
        {end === 'done' ? (
          <Result title="Your new password is set" action="Sign in">
            You were signed out on all devices. Sign in with the new password.
          </Result>
        ) : end === 'invalid' ? (
          <Result title="This link no longer works" action="Back to Login">
            It was used already, it was replaced by a newer link, or it is older than one hour. Ask an administrator for
            a new one.
          </Result>
        ) : token === null ? (
          <Result title="This link is not complete" action="Back to Login">
            Open the whole link again, just as you received it. Each link works once, within one hour.
          </Result>
        ) : (
          <ResetForm key={token} token={token} onEnd={setEnd} />
        )}
      </Card>
    </Center>
  );
}

function Result({ title, action, children }: { title: string; action: string; children: ReactNode }) {
  return (
    <Stack align="center" ta="center" gap="md" role="status">
      <div>
        <Title order={1}>{title}</Title>
        <Text c="dimmed" mt={6}>
          {children}
        </Text>
      </div>
      <Button component={Link} to="/login" size="md">
        {action}
      </Button>
    </Stack>
  );
}

function ResetForm({ token, onEnd }: { token: string; onEnd: (end: 'done' | 'invalid') => void }) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => passwordProblems(password)[0] ?? null },
  });

  const submit = form.onSubmit(async ({ password }) => {
    setError(null);
    try {
      await resetPassword(token, password);
      onEnd('done');
    } catch (reason) {
      if (reason instanceof ApiError && reason.code === 'reset_link_invalid') onEnd('invalid');
      else setError(messageOf(reason));
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <div>
          <Title order={1}>Choose a new password</Title>
          <Text c="dimmed" mt={6}>
            It replaces your old one. You will be signed out on all devices.
          </Text>
        </div>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          aria-describedby="password-rules"
          {...form.getInputProps('password')}
        />
        <PasswordRules password={form.values.password} />
        {error && (
          <Alert color="red" variant="light" icon={<IconAlertCircle />} role="alert">
            {error}
          </Alert>
        )}
        <Button type="submit" size="md" loading={form.submitting} fullWidth>
          Save new password
        </Button>
        <Text size="sm" c="dimmed" ta="center">
          Remembered it?{' '}
          <Anchor component={Link} to="/login" inherit underline="always">
            Sign in
          </Anchor>
        </Text>
      </Stack>
    </form>
  );
}
