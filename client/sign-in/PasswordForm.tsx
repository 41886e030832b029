import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { EMAIL_MAX_LENGTH, isEmail } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import { Rich } from '../platform/languages/Rich';
import { ForgotPassword } from './ForgotPassword';
import { LoginAlert } from './LoginAlert';
import type { LoginMessage } from './login-message';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { login, register } from './password-api';
import { passwordProblem } from './password-rules';
import { t } from './texts';
import { forgetInvitation } from './use-invitation';
import { useLoginOutcome } from './use-login-outcome';
import { usePasskeyAutofill } from './usePasskeyAutofill';

interface PasswordFormProps {
  /** Why the last try failed. */
  message: LoginMessage | null;
  onError: (error: unknown) => void;
  /** The page shows its overlay while the form is busy. */
  onBusy: (isBusy: boolean) => void;
  /** Called before a new account is signed in. */
  onNewUser: () => void;
  /** Called when the visitor turns to the other form: what was wrong in this one does not matter there. */
  onSwitch: () => void;
  /** Starts with registration. */
  startsNew: boolean;
  /** The token of an invitation link. */
  invitation: string | null;
  /** Whether the field of the address offers passkeys. */
  hasPasskeys: boolean;
}

/** Marks both fields: the server does not say which of them is wrong. The alert below has the words. */
const REFUSED_FIELDS = { email: true, password: true };
const EMPTY = { email: '', password: '', firstName: '', lastName: '' };
type Values = typeof EMPTY;

/** Signs in or registers with email and password. After an error the entered values stay. */
export function PasswordForm(props: PasswordFormProps) {
  const { message, onError, onBusy, onNewUser, onSwitch, startsNew, invitation, hasPasskeys } = props;
  const [isNew, setIsNew] = useState(startsNew);
  const finish = useLoginOutcome();
  usePasskeyAutofill(hasPasskeys && !isNew, onError);
  const form = useForm<Values>({
    initialValues: EMPTY,
    // Invalid input shows a hint at the field and sends nothing.
    validate: {
      email: (email) => (isEmail(email.trim()) ? null : t('form.emailHint')),
      password: (password) => (isNew ? passwordProblem(password) : password === '' ? t('form.passwordHint') : null),
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
      const isRefused = error instanceof ApiError && error.code === 'invalid_credentials';
      if (error instanceof ApiError) form.setErrors(isRefused ? REFUSED_FIELDS : fieldErrors(error));
      onError(isRefused ? new Error(t('form.refused')) : error);
    } finally {
      onBusy(false);
    }
  });

  return (
    <Stack gap="sm">
      <form onSubmit={submit} noValidate aria-label={isNew ? t('form.createLabel') : t('form.signInLabel')}>
        <Stack gap="sm">
          {isNew && (
            <Group grow align="flex-start">
              <TextInput label={t('form.firstName')} autoComplete="given-name" {...form.getInputProps('firstName')} />
              <TextInput label={t('form.lastName')} autoComplete="family-name" {...form.getInputProps('lastName')} />
            </Group>
          )}
          <TextInput
            label={t('form.email')}
            type="email"
            autoComplete={hasPasskeys && !isNew ? 'username webauthn' : 'username'}
            inputMode="email"
            maxLength={EMAIL_MAX_LENGTH}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={t('form.password')}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            aria-describedby={isNew ? 'password-rules' : message ? 'password-message' : undefined}
            {...form.getInputProps('password')}
          />
          {isNew && <PasswordRules password={form.values.password} />}
          {message && <LoginAlert id="password-message" message={message} />}
          <Button type="submit" variant="light" fullWidth mt={4}>
            {isNew ? t('form.create') : t('form.signIn')}
          </Button>
        </Stack>
      </form>
      {!isNew && <ForgotPassword email={form.values.email} />}
      <Text size="sm" ta="center" c="dimmed">
        <Rich
          text={isNew ? t('form.haveAccount') : t('form.newHere')}
          parts={{
            switch: (words) => (
              <Anchor
                component="button"
                type="button"
                size="sm"
                onClick={() => {
                  setIsNew(!isNew);
                  form.clearErrors();
                  onSwitch();
                }}
              >
                {words}
              </Anchor>
            ),
          }}
        />
      </Text>
    </Stack>
  );
}

function fieldErrors(error: ApiError): Partial<Record<keyof Values, string>> {
  const { email, password, first_name: firstName, last_name: lastName } = error.fields;
  const first = { email: email?.[0], password: password?.[0], firstName: firstName?.[0], lastName: lastName?.[0] };
  return Object.fromEntries(Object.entries(first).filter(([, message]) => message !== undefined));
}
