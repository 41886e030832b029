import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { EMAIL_MAX_LENGTH, isEmail } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import { ErrorNotice } from '../ui/ErrorNotice';
import { requestPasswordLink } from './link-api';
import { t } from './texts';

interface ForgotPasswordFormProps {
  initialEmail: string;
  /** Whether the page offers the sign-in with Google. */
  hasGoogle: boolean;
}

/** Asks for a link by mail. What it says afterwards is the same for every address, so it reveals no account. */
export function ForgotPasswordForm({ initialEmail, hasGoogle }: ForgotPasswordFormProps) {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const form = useForm({
    initialValues: { email: initialEmail },
    validate: {
      email: (email) => (isEmail(email.trim()) ? null : t('form.emailHint')),
    },
  });

  const submit = form.onSubmit(async ({ email }) => {
    setError(null);
    try {
      await requestPasswordLink(email.trim());
      setAskedFor(email.trim());
    } catch (reason) {
      const hint = reason instanceof ApiError ? reason.fields['email']?.[0] : undefined;
      if (hint) form.setFieldError('email', hint);
      else setError(reason);
    }
  });

  if (askedFor !== null) {
    return <NextSteps email={askedFor} hasGoogle={hasGoogle} onAgain={() => setAskedFor(null)} />;
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('forgot.label')}>
      <Stack gap="sm" mt="xs">
        <TextInput
          label={t('forgot.address')}
          description={t('forgot.explain')}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={EMAIL_MAX_LENGTH}
          {...form.getInputProps('email')}
        />
        {error !== null && <ErrorNotice error={error} />}
        <Button type="submit" variant="light" fullWidth loading={form.submitting}>
          {t('forgot.send')}
        </Button>
      </Stack>
    </form>
  );
}

function NextSteps({ email, hasGoogle, onAgain }: { email: string; hasGoogle: boolean; onAgain: () => void }) {
  return (
    <Stack gap="xs" mt="xs" role="status">
      <Text size="sm" fw={650}>
        {t('forgot.sent')}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {t('forgot.sentText', { email })}
      </Text>
      <Text size="sm">{t('forgot.nothing')}</Text>
      <Text component="ul" size="sm" m={0} ps="lg">
        <li>{t('forgot.spam')}</li>
        {hasGoogle && <li>{t('forgot.google')}</li>}
        <li>{t('forgot.admin')}</li>
      </Text>
      <Button variant="default" onClick={onAgain}>
        {t('forgot.again')}
      </Button>
    </Stack>
  );
}
