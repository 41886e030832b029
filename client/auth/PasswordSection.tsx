import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PASSWORD_MAX_LENGTH } from '../../contract/limits';
import { passwordProblems } from '../../contract/users';
import { changePassword } from './account-api';
import { PasswordRules } from './PasswordRules';
import { Section } from './Section';
import { useAction } from './useAction';
import { useAuthOptions } from './useAuthOptions';

/** Sets or changes the password. */
export function PasswordSection() {
  const options = useAuthOptions();
  const { running, run } = useAction();
  const form = useForm({
    initialValues: { current: '', password: '' },
    validate: { password: (password) => passwordProblems(password)[0] ?? null },
  });
  if (options?.password === false) {
    return (
      <Section title="Password">
        <Text size="sm">You sign in with Google. Signing in with a password is switched off on this service.</Text>
      </Section>
    );
  }
  const save = form.onSubmit(async ({ current, password }) => {
    const isSaved = await run('password', () => changePassword(current || null, password), 'Password saved');
    if (isSaved) form.reset();
  });
  return (
    <Section title="Password" hint="If you have no password yet, leave the first field empty.">
      <form onSubmit={save} noValidate>
        <Stack gap="sm" maw={360}>
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX_LENGTH}
            {...form.getInputProps('current')}
          />
          <PasswordInput
            label="New password"
            autoComplete="new-password"
            maxLength={PASSWORD_MAX_LENGTH}
            aria-describedby="password-rules"
            {...form.getInputProps('password')}
          />
          {form.values.password !== '' && <PasswordRules password={form.values.password} />}
          <Group>
            <Button type="submit" variant="light" loading={running === 'password'} disabled={!form.values.password}>
              Save password
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
