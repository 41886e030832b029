import { Button, Group, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { session } from '../session/session';
import { useSession } from '../session/useSession';
import { FullScreen } from '../ui/FullScreen';

/** Replaces every guarded page for a waitlisted user. */
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
        Your account is ready. You can start as soon as it is your turn.
        {position ? ` You are number ${position.toLocaleString()} on the list.` : ''}
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
