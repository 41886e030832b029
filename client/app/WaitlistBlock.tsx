import { Button, Group, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { session } from '../platform/session';
import { useSession } from '../platform/useSession';
import { FullScreen } from './FullScreen';

/** What a waitlisted person sees in place of any guarded page. */
export function WaitlistBlock() {
  const { waitlist } = useSession();
  const navigate = useNavigate();
  const position = waitlist?.status?.waitlist_position;
  const leave = () => {
    session.leaveWaitlisted();
    navigate('/login', { replace: true });
  };
  return (
    <FullScreen title="You are on the waitlist">
      <Text c="dimmed">
        Your account is ready, and Starling opens for it as soon as it is your turn.
        {position ? ` You are number ${position.toLocaleString()} in the queue.` : ''}
      </Text>
      <Group mt="sm" justify="center">
        <Button component={Link} to="/waitlist">
          View waitlist status
        </Button>
        <Button variant="default" onClick={leave}>
          Back to Login
        </Button>
      </Group>
    </FullScreen>
  );
}
