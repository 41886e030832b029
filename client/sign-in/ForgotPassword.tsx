import { Anchor, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

/** The ways back into an account. The service cannot send mail, so there is no form that asks for an address. */
export function ForgotPassword({ hasGoogle }: { hasGoogle: boolean }) {
  const [isOpen, { toggle }] = useDisclosure(false);
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
        <Text size="sm" mt={4}>
          We cannot send mail yet. {hasGoogle ? 'Two ways work:' : 'This works:'}
        </Text>
        <Text component="ul" size="sm" m={0} pl="lg">
          {hasGoogle && <li>Use “Login into Starling” above, with the same email address.</li>}
          <li>Ask an administrator for a one-time link. It lets you set a new password.</li>
        </Text>
      </div>
    </div>
  );
}
