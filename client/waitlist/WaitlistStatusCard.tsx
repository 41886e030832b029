import { Alert, Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { WaitlistLookupBody } from '../../contract/waitlist';
import { Rich } from '../platform/languages/Rich';
import { StartNow } from './StartNow';
import { t } from './texts';
import { POLL_MS } from './useWaitlistStatus';
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

const strong = (words: string) => <strong>{words}</strong>;

/** The position of an address on the waitlist, or that it is approved. */
export function WaitlistStatusCard(props: WaitlistStatusCardProps) {
  const { email, status, isOpen, hasMail, error, isLoading, isLive, onRefresh, onOther } = props;
  const savedKey = isOpen ? 'waiting.savedOpen' : hasMail ? 'waiting.saved' : 'waiting.savedNoMail';
  return (
    <Stack gap="lg" align="center" ta="center">
      {status.status === 'approved' ? (
        <>
          <ThemeIcon size={64} radius="xl" color="sheen" variant="light">
            <IconCheck size={34} />
          </ThemeIcon>
          <div>
            <Title order={1}>{t('approved.title')}</Title>
            <Text c="dimmed" mt={6}>
              <Rich text={t('approved.signIn', { email })} parts={{ email: strong }} />
            </Text>
            <Text size="sm" c="dimmed" mt={6}>
              {t('approved.ways')}
            </Text>
          </div>
          <Button component={Link} to="/login" size="md">
            {t('approved.login')}
          </Button>
        </>
      ) : (
        <>
          <div>
            <Title order={1}>{t('waiting.title')}</Title>
            <Text c="dimmed" mt={6}>
              <Rich text={t(savedKey, { email })} parts={{ email: strong }} />
            </Text>
          </div>
          {isOpen && <StartNow />}
          <div role="status" aria-label={t('waiting.position')}>
            <Text size="sm" c="dimmed" fw={600}>
              {t('waiting.position')}
            </Text>
            <Text className={classes.position} data-position={status.waitlist_position ?? undefined}>
              {status.waitlist_position === null ? '—' : t('waiting.number', { position: status.waitlist_position })}
            </Text>
            {!isOpen && (
              <Text size="sm" c="dimmed">
                {waitTimeText(status.estimated_wait_time)}
              </Text>
            )}
          </div>
          {error && (
            <Alert color="yellow" variant="light" icon={<IconAlertCircle />} role="alert" ta="start">
              {error}
            </Alert>
          )}
          <Group gap="xs" justify="center">
            <Text size="xs" c="dimmed" className={classes.live} data-live={isLive || undefined}>
              {isLive ? t('waiting.live') : t('waiting.polled', { seconds: POLL_MS / 1_000 })}
            </Text>
            <Button variant="light" size="xs" onClick={onRefresh} loading={isLoading}>
              {t('waiting.refresh')}
            </Button>
          </Group>
        </>
      )}
      <Button variant="subtle" color="gray" size="sm" onClick={onOther}>
        {t('waiting.other')}
      </Button>
    </Stack>
  );
}
