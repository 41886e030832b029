import { Alert, Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { WaitlistLookupBody } from '../../contract/waitlist';
import { StartNow } from './StartNow';
import { waitTimeText } from './wait-time';
import classes from './waitlist.module.css';

interface WaitlistStatusCardProps {
  email: string;
  status: WaitlistLookupBody;
  /** Whether people can start without an approval. */
  isOpen: boolean;
  /** Whether the service sends mail. */
  hasMail: boolean;
  /** The error of the last update. The status is then the one before it. */
  error: string | null;
  isLoading: boolean;
  /** Whether the server pushes updates. */
  isLive: boolean;
  onRefresh: () => void;
  onOther: () => void;
}

/** The position of an address on the waitlist, or that it is approved. */
export function WaitlistStatusCard(props: WaitlistStatusCardProps) {
  const { email, status, isOpen, hasMail, error, isLoading, isLive, onRefresh, onOther } = props;
  return (
    <Stack gap="lg" align="center" ta="center">
      {status.status === 'approved' ? (
        <>
          <ThemeIcon size={64} radius="xl" color="sheen" variant="light">
            <IconCheck size={34} />
          </ThemeIcon>
          <div>
            <Title order={1}>You are in</Title>
            <Text c="dimmed" mt={6}>
              <strong>{email}</strong> is approved. Sign in and say hello to Starling.
            </Text>
            <Text size="sm" c="dimmed" mt={6}>
              Sign in with Google, or use your invitation link to create an account with a password.
            </Text>
          </div>
          <Button component={Link} to="/login" size="md">
            Login into Starling
          </Button>
        </>
      ) : (
        <>
          <div>
            <Title order={1}>You are on the waitlist</Title>
            <Text c="dimmed" mt={6}>
              We saved your place for <strong>{email}</strong>.{' '}
              {isOpen
                ? 'Look in again any time; this page updates by itself.'
                : `${hasMail ? '' : 'This service sends no mail. '}Keep this page or look in again.`}
            </Text>
          </div>
          {isOpen && <StartNow />}
          <div role="status" aria-label="Your position">
            <Text size="sm" c="dimmed" fw={600}>
              Your position
            </Text>
            <Text className={classes.position} data-position={status.waitlist_position ?? undefined}>
              {status.waitlist_position === null ? '—' : `#${status.waitlist_position.toLocaleString()}`}
            </Text>
            {!isOpen && (
              <Text size="sm" c="dimmed">
                {waitTimeText(status.estimated_wait_time)}
              </Text>
            )}
          </div>
          {error && (
            <Alert color="yellow" variant="light" icon={<IconAlertCircle />} role="alert" ta="left">
              {error}
            </Alert>
          )}
          <Group gap="xs" justify="center">
            <Text size="xs" c="dimmed" className={classes.live} data-live={isLive || undefined}>
              {isLive ? 'Updates live' : 'Updates every 15 seconds'}
            </Text>
            <Button variant="light" size="xs" onClick={onRefresh} loading={isLoading}>
              Refresh
            </Button>
          </Group>
        </>
      )}
      <Button variant="subtle" color="gray" size="sm" onClick={onOther}>
        Use another address
      </Button>
    </Stack>
  );
}
