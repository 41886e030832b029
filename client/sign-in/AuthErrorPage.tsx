import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CLIENT_TIMES } from '../platform/times';
import { FullScreen } from '../ui/FullScreen';
import { t } from './texts';

/** `/auth/error`: redirects to /login after a second, with the error and its message. */
export function AuthErrorPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => {
    const carried = new URLSearchParams();
    for (const name of ['error', 'message']) {
      const value = parameters.get(name);
      if (value !== null) carried.set(name, value);
    }
    const query = carried.toString();
    const timer = setTimeout(
      () => navigate(query === '' ? '/login' : `/login?${query}`, { replace: true }),
      CLIENT_TIMES.errorRedirectMs,
    );
    return () => clearTimeout(timer);
  }, [parameters, navigate]);
  return (
    <FullScreen title={t('progress.failed')}>
      <Text role="status" fw={600}>
        {t('progress.redirecting')}
      </Text>
    </FullScreen>
  );
}
