import { Anchor, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useEver } from '../ui/useEver';

const ForgotPasswordForm = lazy(async () => ({ default: (await import('./ForgotPasswordForm')).ForgotPasswordForm }));

interface ForgotPasswordProps {
  /** The address that the visitor has typed already. */
  email: string;
  hasGoogle: boolean;
  /** Whether the service sends mail. */
  hasMail: boolean;
}

/** The ways back into an account: a link by mail, or without mail the ways that work instead. */
export function ForgotPassword({ email, hasGoogle, hasMail }: ForgotPasswordProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const wasOpen = useEver(isOpen);
  return (
    <div>
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls="forgot-password"
      >
        Forgot password?
      </Anchor>
      <div id="forgot-password" hidden={!isOpen}>
        {!hasMail && <WaysWithoutMail hasGoogle={hasGoogle} />}
        {hasMail && wasOpen && (
          <Suspense>
            <ForgotPasswordForm initialEmail={email} hasGoogle={hasGoogle} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function WaysWithoutMail({ hasGoogle }: { hasGoogle: boolean }) {
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
