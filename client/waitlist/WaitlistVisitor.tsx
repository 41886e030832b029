import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isEmail } from '../../contract/users';
import { WAITLIST_EMAIL_KEY } from '../platform/storage-keys';
import { useSession } from '../session/useSession';
import { useAuthOptions } from '../sign-in/useAuthOptions';
import { t } from './texts';
import { useWaitlistStatus } from './useWaitlistStatus';
import { WaitlistForm } from './WaitlistForm';
import { WaitlistSkeleton } from './WaitlistSkeleton';
import { WaitlistStatusCard } from './WaitlistStatusCard';

/** The waitlist of someone who is not signed in: the status of a known address, or the form to join. */
export function WaitlistVisitor() {
  const [parameters, setParameters] = useSearchParams();
  const { waitlist } = useSession();
  const options = useAuthOptions();
  const asked = parameters.get('email')?.trim() ?? '';
  const [known, setKnown] = useState<string | null>(() => {
    if (isEmail(asked)) return asked;
    return waitlist?.email ?? sessionStorage.getItem(WAITLIST_EMAIL_KEY);
  });
  const { status, error, isLoading, isLive, refresh } = useWaitlistStatus(known);

  const remember = (email: string) => {
    sessionStorage.setItem(WAITLIST_EMAIL_KEY, email);
    setKnown(email);
  };
  const forget = () => {
    sessionStorage.removeItem(WAITLIST_EMAIL_KEY);
    setParameters({}, { replace: true });
    setKnown(null);
  };

  if (known && !status && error) {
    return (
      <Stack>
        <Alert color="red" variant="light" role="alert">
          {error}
        </Alert>
        <Button onClick={() => void refresh()} loading={isLoading}>
          {t('again')}
        </Button>
        <Button variant="subtle" color="gray" onClick={forget}>
          {t('waiting.other')}
        </Button>
      </Stack>
    );
  }
  if (!options || (known && !status)) return <WaitlistSkeleton />;
  const isOpen = !options.approval_required;
  if (known && status && status.status !== 'not_registered') {
    return (
      <WaitlistStatusCard
        email={known}
        status={status}
        isOpen={isOpen}
        hasMail={options.mail}
        error={error}
        isLoading={isLoading}
        isLive={isLive}
        onRefresh={() => void refresh()}
        onOther={forget}
      />
    );
  }
  // People who are already on the list never get here.
  if (!options.waitlist) return <NoWaitlist />;
  return (
    <WaitlistForm
      key={known}
      email={known ?? asked}
      isOpen={isOpen}
      note={known ? t(isOpen ? 'form.unknown' : 'form.unknownJoin') : undefined}
      onJoined={({ email }) => {
        remember(email);
        if (email === known) void refresh();
      }}
    />
  );
}

function NoWaitlist() {
  return (
    <Stack align="center" ta="center" gap="md">
      <div>
        <Title order={1}>{t('none.title')}</Title>
        <Text c="dimmed" mt={6}>
          {t('none.text')}
        </Text>
      </div>
      <Button component={Link} to="/login" size="md">
        {t('approved.login')}
      </Button>
    </Stack>
  );
}
