import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CLIENT_TIMES } from '../platform/times';
import { FullScreen } from '../ui/FullScreen';
import { Logo } from '../ui/Logo';
import { AccountChoice } from './AccountChoice';
import { t } from './texts';
import { type GoogleLoginProblem, useGoogleLogin } from './useGoogleLogin';
import type { AccountQuestion } from './useSignInSteps';

interface SignInProgressProps {
  /** The steps so far. The last one is running. */
  steps: readonly string[];
  /** The error message. Null while the sign-in runs. */
  failure: string | null;
  /** Asked before the session of another account is replaced. */
  question: AccountQuestion | null;
}

/** Shows the progress of a sign-in, or why it failed. After a failure it returns to /login by itself. */
export function SignInProgress({ steps, failure: failed, question }: SignInProgressProps) {
  const navigate = useNavigate();
  const [retryFailure, setRetryFailure] = useState<GoogleLoginProblem | null>(null);
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
      <FullScreen title={t('progress.failed')}>
        <Alert
          color="red"
          title={t('progress.failedAlert')}
          icon={<IconAlertCircle />}
          role="alert"
          ta="start"
          miw={280}
        >
          {failure}
        </Alert>
        <Group justify="center" mt="xs">
          <Button variant="default" onClick={() => navigate('/login', { replace: true })}>
            {t('link.backToLogin')}
          </Button>
          <Button onClick={google.start} loading={isTryingAgain}>
            {t('progress.tryAgain')}
          </Button>
        </Group>
      </FullScreen>
    );
  }
  return (
    <FullScreen title={t('progress.title')} drawing={<Logo size="lg" thinking />}>
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
