import { Alert, Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { WaitlistLookupBody } from '../../contract/waitlist';
import { waitTimeText } from './wait-time';
import classes from './waitlist.module.css';

interface WaitlistStatusCardProps {
  email: string;
  status: WaitlistLookupBody;
  /** The last look that failed; the figures are then the ones before. */
  error: string | null;
  isLoading: boolean;
  /** The place moves by itself. */
  isLive: boolean;
  onRefresh: () => void;
  onOther: () => void;
}

/** Where an address stands: its place in the queue, or that it has been let in. */
export function WaitlistStatusCard(props: WaitlistStatusCardProps) {
  const { email, status, error, isLoading, isLive, onRefresh, onOther } = props;
  const wait = waitTimeText(status.estimated_wait_time);
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
              <strong>{email}</strong> has been approved. Sign in and say hello to Starling.
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
              We will let you in with <strong>{email}</strong>. You don't need to do anything until then.
            </Text>
          </div>
          <div role="status" aria-label="Your place in the queue">
            <Text size="sm" c="dimmed" fw={600}>
              Your position
            </Text>
            <Text className={classes.position} data-position={status.waitlist_position ?? undefined}>
              {status.waitlist_position === null ? '—' : `#${status.waitlist_position.toLocaleString()}`}
            </Text>
            <Text size="sm" c="dimmed">
              Estimated wait: {wait ?? 'not known yet'}
            </Text>
          </div>
          {error && (
            <Alert color="yellow" variant="light" icon={<IconAlertCircle />} role="alert" ta="left">
              {error}
            </Alert>
          )}
          <Group gap="xs" justify="center">
            <Text size="xs" c="dimmed" className={classes.live} data-live={isLive || undefined}>
              {isLive ? 'Live: this moves by itself' : 'Looks again every 15 seconds'}
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
