import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { ApiError } from '../platform/api-error';
import { useUser } from '../session/useSession';
import { PasswordField } from '../sign-in/PasswordField';
import { PasswordRules } from '../sign-in/PasswordRules';
import { passwordProblem } from '../sign-in/password-rules';
import { useAction } from '../sign-in/useAction';
import { useAuthOptions } from '../sign-in/useAuthOptions';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { Section } from '../ui/Section';
import { useUnsaved } from '../ui/unsaved';
import { changePassword } from './account-api';
import { t } from './texts';

/** Changes the password, or sets the first one of an account that signs in with Google. */
export function PasswordSection() {
  const { has_password: hasPassword } = useUser();
  const options = useAuthOptions();
  const { running, run } = useAction();
  const { withFreshSignIn, dialog } = useFreshSignIn('/settings', t('password.purpose'));
  const form = useForm({
    initialValues: { current: '', password: '' },
    validate: {
      current: (current) => (hasPassword && current === '' ? t('password.enterCurrent') : null),
      password: passwordProblem,
    },
  });
  useUnsaved(form.isDirty());
  if (options?.password === false) {
    return (
      <Section title={t('password.title')}>
        <Text size="sm">{t('password.off')}</Text>
      </Section>
    );
  }
  const save = form.onSubmit(({ current, password }) =>
    run('password', async () => {
      try {
        if (!(await withFreshSignIn(() => changePassword(current, password)))) return;
      } catch (error) {
        const [problem] = error instanceof ApiError ? (error.fields['current_password'] ?? []) : [];
        if (!problem) throw error;
        form.setFieldError('current', problem);
        return;
      }
      form.reset();
      notifications.show({ color: 'sheen', message: t('password.saved') });
    }),
  );
  return (
    <Section title={t('password.title')} hint={hasPassword ? undefined : t('password.second')}>
      <form onSubmit={save} noValidate>
        <Stack gap="sm" maw={360}>
          {hasPassword && (
            <PasswordField
              label={t('password.current')}
              autoComplete="current-password"
              {...form.getInputProps('current')}
            />
          )}
          <PasswordField
            label={t('password.new')}
            autoComplete="new-password"
            aria-describedby="password-rules"
            {...form.getInputProps('password')}
          />
          {form.values.password !== '' && <PasswordRules password={form.values.password} />}
          <Group>
            <Button type="submit" variant="light" loading={running === 'password'} disabled={!form.values.password}>
              {hasPassword ? t('password.save') : t('password.set')}
            </Button>
          </Group>
        </Stack>
      </form>
      {dialog}
    </Section>
  );
}
