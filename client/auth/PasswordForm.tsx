import { Anchor, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../../contract/limits';
import { isEmail, passwordProblems } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import { login, register } from './auth-api';
import { PasswordRules } from './PasswordRules';
import { forgetInvitation } from './use-invitation';
import { useLoginOutcome } from './use-login-outcome';

interface PasswordFormProps {
  /** Shown in the page's alert. */
  onError: (error: unknown) => void;
  /** While it runs the page shows its overlay. */
  onBusy: (isBusy: boolean) => void;
  /** Told before a new account is signed in. */
  onNewUser: () => void;
  /** Of an approval on the waitlist: the form begins with a new account. */
  invitation: string | null;
}

const EMAIL_HINT = 'Please enter an email address such as name@example.com';
const EMPTY = { email: '', password: '', firstName: '', lastName: '' };
type Values = typeof EMPTY;

/** Signing in, or registering, with e-mail and password. What is typed stays when something is wrong. */
export function PasswordForm({ onError, onBusy, onNewUser, invitation }: PasswordFormProps) {
  const [isNew, setIsNew] = useState(invitation !== null);
  const finish = useLoginOutcome();
  const form = useForm<Values>({
    initialValues: EMPTY,
    // A field hint, never an alert, and nothing is sent (B1).
    validate: {
      email: (email) => (isEmail(email.trim()) ? null : EMAIL_HINT),
      password: (password) =>
        isNew ? (passwordProblems(password)[0] ?? null) : password === '' ? 'Please enter your password' : null,
    },
  });

  const submit = form.onSubmit(async ({ email: typed, password, firstName, lastName }) => {
    const email = typed.trim();
    onBusy(true);
    try {
      const answer = isNew
        ? await register({
            email,
            password,
            ...(firstName.trim() && { first_name: firstName.trim() }),
            ...(lastName.trim() && { last_name: lastName.trim() }),
            ...(invitation && { invitation }),
          })
        : await login(email, password, invitation);
      if (isNew) onNewUser();
      if (answer.auth_type === 'approved') forgetInvitation();
      await finish(answer, email);
    } catch (error) {
      if (error instanceof ApiError) form.setErrors(fieldErrors(error));
      onError(error);
    } finally {
      onBusy(false);
    }
  });

  return (
    <form onSubmit={submit} noValidate aria-label={isNew ? 'Create an account' : 'Sign in with a password'}>
      <Stack gap="sm">
        {isNew && (
          <Group grow align="flex-start">
            <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
            <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
          </Group>
        )}
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={EMAIL_MAX_LENGTH}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          maxLength={PASSWORD_MAX_LENGTH}
          aria-describedby={isNew ? 'password-rules' : undefined}
          {...form.getInputProps('password')}
        />
        {isNew && <PasswordRules password={form.values.password} />}
        <Button type="submit" variant="light" fullWidth mt={4}>
          {isNew ? 'Create account' : 'Sign in'}
        </Button>
        <Text size="sm" ta="center" c="dimmed">
          {isNew ? 'You have an account? ' : 'New to Starling? '}
          <Anchor
            component="button"
            type="button"
            size="sm"
            onClick={() => {
              setIsNew(!isNew);
              form.clearErrors();
            }}
          >
            {isNew ? 'Sign in' : 'Create an account'}
          </Anchor>
        </Text>
      </Stack>
    </form>
  );
}

function fieldErrors(error: ApiError): Partial<Record<keyof Values, string>> {
  const { email, password, first_name: firstName, last_name: lastName } = error.fields;
  const first = { email: email?.[0], password: password?.[0], firstName: firstName?.[0], lastName: lastName?.[0] };
  return Object.fromEntries(Object.entries(first).filter(([, message]) => message !== undefined));
}
