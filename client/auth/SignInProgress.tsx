import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CLIENT_TIMES } from '../../contract/limits';
import { FullScreen } from '../app/FullScreen';
import { Logo } from '../ui/Logo';
import { AccountChoice } from './AccountChoice';
import type { OauthInitiationError } from './auth-api';
import { useGoogleLogin } from './useGoogleLogin';
import type { AccountQuestion } from './useSignInSteps';

interface SignInProgressProps {
  /** What has been reached, the running step last. */
  steps: readonly string[];
  /** Why it failed; null while it runs. */
  failure: string | null;
  /** Waits for an answer before another account's session is replaced. */
  question: AccountQuestion | null;
}

/** How far a sign-in is, or why it failed; a failure goes back to /login after 3 s by itself (spec §2). */
export function SignInProgress({ steps, failure: failed, question }: SignInProgressProps) {
  const navigate = useNavigate();
  const [retryFailure, setRetryFailure] = useState<OauthInitiationError | null>(null);
  const failure = retryFailure?.message ?? failed;
  const error = retryFailure?.code ?? 'authentication_failed';
  const google = useGoogleLogin(setRetryFailure);
  const isTryingAgain = google.isLeaving;

  useEffect(() => {
    if (failure === null || isTryingAgain) return;
    const query = new URLSearchParams({ error, message: failure });
    const timer = setTimeout(
      () => navigate(`/login?${query}`, { replace: true }),
      CLIENT_TIMES.successFailureRedirectMs,
    );
    return () => clearTimeout(timer);
  }, [failure, error, isTryingAgain, navigate]);

  if (question !== null) return <AccountChoice {...question} />;
  if (failure !== null) {
    return (
      <FullScreen>
        <Alert color="red" title="Authentication Failed" icon={<IconAlertCircle />} role="alert" ta="left" miw={280}>
          {failure}
        </Alert>
        <Group justify="center" mt="xs">
          <Button variant="default" onClick={() => navigate('/login', { replace: true })}>
            Back to Login
          </Button>
          <Button onClick={google.start} loading={isTryingAgain}>
            Try Again
          </Button>
        </Group>
      </FullScreen>
    );
  }
  return (
    <FullScreen drawing={<Logo size="lg" thinking />}>
      <Stack gap={6} role="status" aria-live="polite" align="flex-start" mt="sm">
        {steps.map((step, index) => {
          const isDone = index < steps.length - 1;
          return (
            <Group key={step} gap="xs" c={isDone ? 'dimmed' : undefined}>
              {isDone ? <IconCheck size={18} aria-hidden="true" /> : <Logo size={18} />}
              <Text fw={isDone ? 400 : 700}>{step}</Text>
            </Group>
          );
        })}
      </Stack>
    </FullScreen>
  );
}
