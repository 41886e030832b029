import { Alert, Button, Card, Center, Skeleton, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isEmail } from '../../contract/users';
import { useAuthOptions } from '../auth/useAuthOptions';
import { WAITLIST_EMAIL_KEY } from '../platform/storage-keys';
import { useSession } from '../platform/useSession';
import { Logo } from '../ui/Logo';
import { useWaitlistStatus } from './useWaitlistStatus';
import { WaitlistForm } from './WaitlistForm';
import { WaitlistStatusCard } from './WaitlistStatusCard';

/** `/waitlist`: the place in the queue of somebody who is known, else the form, while there is a list (spec §2, §4, B7). */
export function WaitlistPage() {
  const { status, user } = useSession();
  return (
    <Center component="main" mih="100dvh" py={{ base: 'md', sm: 48 }} px="md">
      <Card w="100%" maw={480} p={{ base: 'lg', sm: 36 }} shadow="sm" radius="lg">
        <Center mb="md">
          <Logo size="md" />
        </Center>
        {status === 'loading' ? <Waiting /> : user ? <Approved email={user.email} /> : <Visitor />}
      </Card>
    </Center>
  );
}

/** Whoever may use the product has been approved (contract §3). */
function Approved({ email }: { email: string | null }) {
  return (
    <Stack align="center" ta="center" gap="md">
      <ThemeIcon size={64} radius="xl" color="sheen" variant="light">
        <IconCheck size={34} />
      </ThemeIcon>
      <div>
        <Title order={1}>You are in</Title>
        <Text c="dimmed" mt={6}>
          {email ? (
            <>
              <strong>{email}</strong> is approved: nothing to wait for.
            </>
          ) : (
            'Your account is approved: nothing to wait for.'
          )}
        </Text>
      </div>
      <Button component={Link} to="/chat" size="md">
        Go to the chat
      </Button>
    </Stack>
  );
}

function Visitor() {
  const [parameters, setParameters] = useSearchParams();
  const { waitlist } = useSession();
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

  if (!known) {
    return (
      <WhileShown>
        <WaitlistForm email={asked} onJoined={({ email }) => remember(email)} />
      </WhileShown>
    );
  }
  if (!status && error) {
    return (
      <Stack>
        <Alert color="red" variant="light" role="alert">
          {error}
        </Alert>
        <Button onClick={() => void refresh()} loading={isLoading}>
          Try again
        </Button>
        <Button variant="subtle" color="gray" onClick={forget}>
          Use another address
        </Button>
      </Stack>
    );
  }
  if (!status) return <Waiting />;
  if (status.status === 'not_registered') {
    return (
      <WhileShown>
        <WaitlistForm
          key={known}
          email={known}
          note="This address is not on the waitlist yet. Join, and we will keep your place."
          onJoined={({ email }) => {
            remember(email);
            void refresh();
          }}
        />
      </WhileShown>
    );
  }
  return (
    <WaitlistStatusCard
      email={known}
      status={status}
      error={error}
      isLoading={isLoading}
      isLive={isLive}
      onRefresh={() => void refresh()}
      onOther={forget}
    />
  );
}

/** The way onto the list, while there is one; whoever is on it already sees their place without asking (R100). */
function WhileShown({ children }: { children: ReactNode }) {
  const options = useAuthOptions();
  if (!options) return <Waiting />;
  if (options.waitlist) return children;
  return (
    <Stack align="center" ta="center" gap="md">
      <div>
        <Title order={1}>There is no waitlist at the moment</Title>
        <Text c="dimmed" mt={6}>
          You don't have to wait: sign in or create an account.
        </Text>
      </div>
      <Button component={Link} to="/login" size="md">
        Login into Starling
      </Button>
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack align="center" role="status" aria-label="Loading the waitlist">
      <Skeleton height={28} width={260} />
      <Skeleton height={16} width={300} />
      <Skeleton height={72} width={120} mt="md" />
    </Stack>
  );
}
