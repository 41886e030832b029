import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { passwordProblems } from '../../contract/users';
import { ApiError, messageOf } from '../platform/api-error';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LinkCard, LinkResult } from './LinkCard';
import { resetPassword } from './link-api';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { useLinkToken } from './use-link-token';
import { useAuthOptions } from './useAuthOptions';

/** `/reset-password#token=…`: sets a new password with a one-time link, from a mail or from an administrator. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [end, setEnd] = useState<'done' | 'invalid' | null>(null);
  return (
    <LinkCard>
      {end === 'done' ? (
        <LinkResult title="Your new password is set" to="/login" action="Sign in">
          You were signed out on all devices. Sign in with the new password.
        </LinkResult>
      ) : end === 'invalid' ? (
        <InvalidLink />
      ) : token === null ? (
        <LinkResult title="This link is not complete" to="/login" action="Back to Login">
          Open the whole link again, just as you received it. Each link works once, within one hour.
        </LinkResult>
      ) : (
        <ResetForm key={token} token={token} onEnd={setEnd} />
      )}
    </LinkCard>
  );
}

const NO_LONGER = 'It was used already, it was replaced by a newer link, or it is older than one hour.';

/** Offers a new link by mail where the service sends mail. */
function InvalidLink() {
  const options = useAuthOptions();
  if (!options) return null;
  if (!options.mail) {
    return (
      <LinkResult title="This link no longer works" to="/login" action="Back to Login">
        {NO_LONGER} Ask an administrator for a new one.
      </LinkResult>
    );
  }
  return (
    <Stack gap="md">
      <div role="status">
        <Title order={1}>This link no longer works</Title>
        <Text c="dimmed" mt={6}>
          {NO_LONGER} You can ask for a new one here.
        </Text>
      </div>
      <ForgotPasswordForm initialEmail="" hasGoogle={options.google !== 'off'} />
      <Text size="sm" c="dimmed" ta="center">
        <Anchor component={Link} to="/login" inherit underline="always">
          Back to Login
        </Anchor>
      </Text>
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
