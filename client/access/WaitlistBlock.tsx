import { Button, Group, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { session } from '../session/session';
import { useSession } from '../session/useSession';
import { FullScreen } from '../ui/FullScreen';
import { t } from './texts';

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
    <FullScreen title={t('waitlisted.title')}>
      <Text c="dimmed">{position ? t('waitlisted.textWithPosition', { position }) : t('waitlisted.text')}</Text>
      <Group mt="sm" justify="center">
        <Button component={Link} to="/waitlist">
          {t('waitlisted.status')}
        </Button>
        <Button variant="default" onClick={leave}>
          {t('waitlisted.login')}
        </Button>
      </Group>
    </FullScreen>
  );
}
