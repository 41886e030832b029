import { Alert, Anchor, Button, Group, Overlay, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconMailOpened } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Rich } from '../platform/languages/Rich';
import { Logo } from '../ui/Logo';
import { GoogleMark } from './GoogleMark';
import { loadGoogleScript } from './google-script';
import { LoginAlert } from './LoginAlert';
import classes from './LoginPage.module.css';
import { LoginPromise } from './LoginPromise';
import { loginMessage } from './login-message';
import { loginText } from './login-texts';
import { PasskeyButton } from './PasskeyButton';
import { PasswordChoice } from './PasswordChoice';
import { knowsPasskeys } from './passkey-support';
import { useInvitation } from './use-invitation';
import { useAuthOptions } from './useAuthOptions';
import { useGoogleLogin } from './useGoogleLogin';
import { useLeaveWhenSignedIn } from './useLeaveWhenSignedIn';
import { useMessageFromUrl } from './useMessageFromUrl';

/** Words that lead to a legal page. */
const legalLink = (to: string) => (words: string) => (
  <Anchor component={Link} to={to} size="xs" underline="always">
    {words}
  </Anchor>
);

/** `/login`: what Starling offers, and the ways to sign in. */
export function LoginPage() {
  const options = useAuthOptions();
  const [isBusy, setIsBusy] = useState(false);
  // All ways to sign in share one message: the newest.
  const [message, setMessage] = useMessageFromUrl();
  const google = useGoogleLogin(
    useCallback(({ code, message: text }) => setMessage(loginMessage(code, text)), [setMessage]),
  );
  const invitation = useInvitation();
  const isNewUser = useRef(false);
  useLeaveWhenSignedIn(isNewUser);

  useEffect(() => {
    // Only preloads the script for the pop-up. The button also works without it.
    if (options?.google === 'google' && options.google_client_id) loadGoogleScript().catch(() => undefined);
  }, [options]);

  const isSigningIn = isBusy || google.isLeaving;
  const hasGoogle = options?.google !== 'off';
  const hasPassword = options?.password ?? true;
  const hasPasskeys = knowsPasskeys(options);

  return (
    <div className={classes.page}>
      <LoginPromise />
      <main className={classes.side}>
        <div className={classes.card} aria-busy={isSigningIn}>
          <Stack gap="md">
            <Stack gap={4} align="center" ta="center">
              <Logo size="md" />
              <Title order={2} size="h2" mt={4}>
                Starling
              </Title>
              <Text c="dimmed" size="sm">
                {loginText('companion')}
              </Text>
            </Stack>
            {message && !message.isAtPassword && <LoginAlert message={message} />}
            {invitation && (
              <Alert color="teal" variant="light" title={loginText('invited.title')} icon={<IconMailOpened />}>
                {loginText('invited.text')}
              </Alert>
            )}
            {hasGoogle && (
              <Button
                size="md"
                fullWidth
                onPointerEnter={google.prepare}
                onFocus={google.prepare}
                onClick={() => {
                  setMessage(null);
                  void google.start();
                }}
                variant={options?.google === 'google' ? 'default' : 'filled'}
                leftSection={options?.google === 'google' ? <GoogleMark /> : undefined}
              >
                {loginText('start')}
              </Button>
            )}
            {hasPasskeys && <PasskeyButton onMessage={setMessage} onBusy={setIsBusy} />}
            {options?.google === 'practice' && (
              <Text size="xs" ta="center" c="dimmed" className={classes.practice}>
                {loginText('practice')}
              </Text>
            )}
            {hasPassword && (
              <PasswordChoice
                invitation={invitation}
                hasGoogle={hasGoogle}
                hasPasskeys={hasPasskeys}
                message={message}
                onMessage={setMessage}
                onBusy={setIsBusy}
                onNewUser={() => {
                  isNewUser.current = true;
                }}
              />
            )}
            <Text size="xs" c="dimmed" ta="center">
              <Rich
                text={loginText('agreement')}
                parts={{ terms: legalLink('/terms'), privacy: legalLink('/privacy') }}
              />
            </Text>
            <Group justify="center" gap="0 1.25rem">
              {/* The root does not replace the page that the visitor wanted before the sign-in. */}
              <Anchor component={Link} to="/" size="sm" c="dimmed" className={classes.quietLink}>
                <IconArrowLeft size={16} aria-hidden="true" />
                {loginText('backToApp')}
              </Anchor>
              <Anchor component={Link} to="/pair-device" size="sm" c="dimmed" className={classes.quietLink}>
                {loginText('childDevice')}
              </Anchor>
              <Anchor component={Link} to="/safety" size="sm" c="dimmed" className={classes.quietLink}>
                {loginText('safety')}
              </Anchor>
              <Anchor component={Link} to="/accessibility" size="sm" c="dimmed" className={classes.quietLink}>
                {loginText('accessibility')}
              </Anchor>
              {options?.waitlist && (
                <Anchor component={Link} to="/waitlist" size="sm" c="dimmed" className={classes.quietLink}>
                  {loginText('waitlist')}
                </Anchor>
              )}
            </Group>
          </Stack>
        </div>
      </main>
      <footer className={classes.footer}>{loginText('footer')}</footer>
      {isSigningIn && (
        <Overlay fixed color="var(--mantine-color-body)" backgroundOpacity={0.8} zIndex={500}>
          <Stack align="center" justify="center" h="100%" role="status" aria-live="assertive">
            <Logo size="lg" thinking />
            <Text fw={700}>{loginText('busy')}</Text>
          </Stack>
        </Overlay>
      )}
    </div>
  );
}
