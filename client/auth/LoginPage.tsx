import { Alert, Anchor, Button, Collapse, Divider, Group, Overlay, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertCircle, IconArrowLeft, IconChevronDown, IconMailOpened } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { takeAfterLoginTarget } from '../app/after-login';
import { messageOf } from '../platform/api-error';
import { useSession } from '../platform/useSession';
import { Logo } from '../ui/Logo';
import { useEver } from '../ui/useEver';
import { GoogleMark } from './GoogleMark';
import { loadGoogleScript } from './google-script';
import classes from './LoginPage.module.css';
import { LoginPromise } from './LoginPromise';
import { type LoginMessage, loginMessage } from './login-message';
import { useInvitation } from './use-invitation';
import { useAuthOptions } from './useAuthOptions';
import { useGoogleLogin } from './useGoogleLogin';

const PasswordForm = lazy(async () => ({ default: (await import('./PasswordForm')).PasswordForm }));

/** The front door: what Starling promises, and the ways in (spec §1, §2). */
export function LoginPage() {
  const options = useAuthOptions();
  const [isBusy, setIsBusy] = useState(false);
  // One place for whatever went wrong: the newest is what shows.
  const [message, setMessage] = useMessageOfAddress();
  const fail = useCallback((text: string) => setMessage({ text, detail: null }), [setMessage]);
  const google = useGoogleLogin(
    useCallback(({ code, message: text }) => setMessage(loginMessage(code, text)), [setMessage]),
  );
  const invitation = useInvitation();
  const [isPasswordOpen, password] = useDisclosure(invitation !== null);
  const isNewUser = useRef(false);
  useLeaveWhenSignedIn(isNewUser);

  useEffect(() => {
    // Google is not needed for anything here but its own look and its pop-up: without it the button works as well.
    if (options?.google === 'google' && options.google_client_id) loadGoogleScript().catch(() => undefined);
  }, [options]);

  const isSigningIn = isBusy || google.isLeaving;
  const hasGoogle = options?.google !== 'off';
  const hasPassword = options?.password ?? true;
  // Loaded when it is asked for: most sign in with Google.
  const wasPasswordOpen = useEver(isPasswordOpen || !hasGoogle);

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
                Your friendly learning companion
              </Text>
            </Stack>
            {message && (
              <Alert color="red" title="Login Failed" icon={<IconAlertCircle />} role="alert">
                {message.text}
                {message.detail && (
                  <Text size="xs" mt={4}>
                    {message.detail}
                  </Text>
                )}
              </Alert>
            )}
            {invitation && (
              <Alert color="teal" variant="light" title="You are invited" icon={<IconMailOpened />}>
                Use the email address that you joined the waitlist with.
              </Alert>
            )}
            {hasGoogle && (
              <Button
                size="md"
                fullWidth
                onClick={() => {
                  setMessage(null);
                  void google.start();
                }}
                variant={options?.google === 'google' ? 'default' : 'filled'}
                leftSection={options?.google === 'google' ? <GoogleMark /> : undefined}
              >
                Login into Starling
              </Button>
            )}
            {options?.google === 'practice' && (
              <Text size="xs" ta="center" c="dimmed" className={classes.practice}>
                Practice mode: nothing here is real. The next page offers a parent, an admin and a moderator to try.
              </Text>
            )}
            {hasPassword && (
              <>
                {hasGoogle && <Divider label="or" />}
                <Button
                  variant="subtle"
                  color="gray"
                  onClick={password.toggle}
                  aria-expanded={isPasswordOpen || !hasGoogle}
                  aria-controls="password-form"
                  rightSection={<IconChevronDown size={16} />}
                >
                  Use a password
                </Button>
                <Collapse expanded={isPasswordOpen || !hasGoogle} id="password-form" transitionDuration={160}>
                  {wasPasswordOpen && (
                    <Suspense>
                      <PasswordForm
                        invitation={invitation}
                        onBusy={(busy) => {
                          setIsBusy(busy);
                          if (busy) setMessage(null);
                        }}
                        onError={(error) => fail(messageOf(error))}
                        onNewUser={() => {
                          isNewUser.current = true;
                        }}
                      />
                    </Suspense>
                  )}
                </Collapse>
              </>
            )}
            <Text size="xs" c="dimmed" ta="center">
              By signing in you agree to the{' '}
              <Anchor component={Link} to="/terms" size="xs" underline="always">
                Terms of Service
              </Anchor>{' '}
              and the{' '}
              <Anchor component={Link} to="/privacy" size="xs" underline="always">
                Privacy Policy
              </Anchor>
            </Text>
            <Group justify="center" gap="lg">
              {/* The root is nowhere to come back to, so that the page that was wanted stays the wanted one. */}
              <Anchor component={Link} to="/" size="sm" c="dimmed" className={classes.quietLink}>
                <IconArrowLeft size={16} aria-hidden="true" />
                Back to App
              </Anchor>
              {options?.waitlist && (
                <Anchor component={Link} to="/waitlist" size="sm" c="dimmed" className={classes.quietLink}>
                  Join the waitlist
                </Anchor>
              )}
            </Group>
          </Stack>
        </div>
      </main>
      <footer className={classes.footer}>The Future of Play, Learning &amp; Imagination starts here</footer>
      {isSigningIn && (
        <Overlay fixed blur={4} color="var(--mantine-color-body)" backgroundOpacity={0.8} zIndex={500}>
          <Stack align="center" justify="center" h="100%" role="status" aria-live="assertive">
            <Logo size="lg" thinking />
            <Text fw={700}>Signing you in</Text>
          </Stack>
        </Overlay>
      )}
    </div>
  );
}

/** Reads `error` and `message` once, and takes both out of the address (spec §2). */
function useMessageOfAddress(): [LoginMessage | null, (message: LoginMessage | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const error = parameters.get('error');
  const text = parameters.get('message');
  const [message, setMessage] = useState(() => loginMessage(error, text));
  useEffect(() => {
    if (error === null && text === null) return;
    setMessage(loginMessage(error, text));
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete('error');
        rest.delete('message');
        return rest;
      },
      { replace: true },
    );
  }, [error, text, setParameters]);
  return [message, setMessage];
}

/**
 * Whoever is signed in goes to the saved target, or home; a new account sees /onboarding first, which leads on to it.
 * A ref, as this runs within the sign-in: a state set beside it would come too late.
 */
function useLeaveWhenSignedIn(isNewUser: RefObject<boolean>): void {
  const { user } = useSession();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!user || hasLeft.current) return;
    // The target is spent by the first reading, so an effect that runs twice must not read it twice.
    hasLeft.current = true;
    const target = isNewUser.current ? '/onboarding' : takeAfterLoginTarget(localStorage, user, window.location.origin);
    navigate(target, { replace: true });
  }, [user, navigate, isNewUser]);
}
