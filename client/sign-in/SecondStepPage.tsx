import { Anchor, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { errorCodeOf, messageOf } from '../platform/api-error';
import { FullScreen } from '../ui/FullScreen';
import { CodeField } from './CodeField';
import { finishSecondStep } from './passkey-api';
import { t } from './texts';
import { useLoginOutcome } from './use-login-outcome';
import { useLeaveWhenSignedIn } from './useLeaveWhenSignedIn';

/** `/second-step`: asks for the code that follows the password or Google. */
export function SecondStepPage() {
  const { state } = useLocation();
  const ticket: unknown = state?.ticket;
  const navigate = useNavigate();
  const finish = useLoginOutcome();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  useLeaveWhenSignedIn(useRef(false));
  if (typeof ticket !== 'string') return <Navigate to="/login" replace />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setProblem(t('code.enter'));
    setProblem(null);
    setIsRunning(true);
    try {
      await finish(await finishSecondStep(ticket, code.trim()), null);
    } catch (error) {
      if (errorCodeOf(error) === 'sign_in_expired') {
        const query = new URLSearchParams({ error: 'sign_in_expired', message: messageOf(error) });
        navigate(`/login?${query}`, { replace: true });
        return;
      }
      setProblem(messageOf(error));
      setIsRunning(false);
    }
  };

  return (
    <FullScreen title={t('secondStep.title')}>
      <Text>{t('secondStep.text')}</Text>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm" w={300} ta="start">
          <CodeField
            data-autofocus
            autoFocus
            inputMode="text"
            description={t('secondStep.hint')}
            value={code}
            error={problem}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <Button type="submit" mih={44} loading={isRunning}>
            {t('secondStep.confirm')}
          </Button>
        </Stack>
      </form>
      <Anchor component={Link} to="/login" size="sm">
        {t('secondStep.back')}
      </Anchor>
    </FullScreen>
  );
}
