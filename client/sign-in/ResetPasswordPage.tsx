import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError, messageOf } from '../platform/api-error';
import { Rich } from '../platform/languages/Rich';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LinkCard, LinkResult } from './LinkCard';
import { resetPassword } from './link-api';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { passwordProblem } from './password-rules';
import { t } from './texts';
import { useLinkToken } from './use-link-token';
import { useAuthOptions } from './useAuthOptions';

/** `/reset-password#token=…`: sets a new password with a one-time link, from a mail or from an administrator. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [end, setEnd] = useState<'done' | 'invalid' | null>(null);
  return (
    <LinkCard>
      {end === 'done' ? (
        <LinkResult title={t('reset.done')} to="/login" action={t('form.signIn')}>
          {t('reset.doneText')}
        </LinkResult>
      ) : end === 'invalid' ? (
        <InvalidLink />
      ) : token === null ? (
        <LinkResult title={t('link.incomplete')} to="/login" action={t('link.backToLogin')}>
          {t('link.openWholeOnce')}
        </LinkResult>
      ) : (
        <ResetForm key={token} token={token} onEnd={setEnd} />
      )}
    </LinkCard>
  );
}

/** Offers a new link by mail where the service sends mail. */
function InvalidLink() {
  const options = useAuthOptions();
  if (!options) return null;
  if (!options.mail) {
    return (
      <LinkResult title={t('link.noLonger')} to="/login" action={t('link.backToLogin')}>
        {t('reset.askAdmin')}
      </LinkResult>
    );
  }
  return (
    <Stack gap="md">
      <div role="status">
        <Title order={1}>{t('link.noLonger')}</Title>
        <Text c="dimmed" mt={6}>
          {t('reset.askHere')}
        </Text>
      </div>
      <ForgotPasswordForm initialEmail="" hasGoogle={options.google !== 'off'} />
      <Text size="sm" c="dimmed" ta="center">
        <Anchor component={Link} to="/login" inherit underline="always">
          {t('link.backToLogin')}
        </Anchor>
      </Text>
    </Stack>
  );
}

function ResetForm({ token, onEnd }: { token: string; onEnd: (end: 'done' | 'invalid') => void }) {
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: passwordProblem },
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
          <Title order={1}>{t('reset.title')}</Title>
          <Text c="dimmed" mt={6}>
            {t('reset.text')}
          </Text>
        </div>
        <PasswordField
          label={t('reset.field')}
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
          {t('reset.save')}
        </Button>
        <Text size="sm" c="dimmed" ta="center">
          <Rich
            text={t('reset.remembered')}
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
