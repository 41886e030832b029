import { Alert, Text } from '@mantine/core';
import { IconAlertCircle, IconLock } from '@tabler/icons-react';
import type { LoginMessage } from './login-message';
import { loginText } from './login-texts';

/** Says why a sign-in failed, or why the visitor was signed out, which is no failure. */
export function LoginAlert({ message, id }: { message: LoginMessage; id?: string }) {
  const isFailure = message.reason === 'failed';
  return (
    <Alert
      id={id}
      color={isFailure ? 'red' : 'plume'}
      title={loginText(`${message.reason}.title`)}
      icon={isFailure ? <IconAlertCircle /> : <IconLock />}
      role="alert"
    >
      {message.text}
      {message.detail && (
        <Text size="xs" mt={4}>
          {message.detail}
        </Text>
      )}
    </Alert>
  );
}
