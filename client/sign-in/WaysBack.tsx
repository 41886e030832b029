import { Text } from '@mantine/core';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { useAuthOptions } from './useAuthOptions';

/** A link by mail, or without mail the ways that work instead. */
export function WaysBack({ email }: { email: string }) {
  const options = useAuthOptions();
  if (!options) return null;
  const hasGoogle = options.google !== 'off';
  if (options.mail) return <ForgotPasswordForm initialEmail={email} hasGoogle={hasGoogle} />;
  return (
    <>
      <Text size="sm" mt={4}>
        This service sends no mail. {hasGoogle ? 'Two ways work:' : 'This works:'}
      </Text>
      <Text component="ul" size="sm" m={0} pl="lg">
        {hasGoogle && <li>Use “Login into Starling” above, with the same email address.</li>}
        <li>Ask an administrator for a one-time link. It lets you set a new password.</li>
      </Text>
    </>
  );
}
