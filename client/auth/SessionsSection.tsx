import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { SessionBody } from '../../contract/users';
import { ErrorNotice } from '../ui/ErrorNotice';
import { RelativeTime } from '../ui/RelativeTime';
import { ListSkeleton } from '../ui/Skeletons';
import { endSession, fetchSessions } from './account-api';
import { deviceName } from './device-name';
import { Section } from './Section';
import { useAction } from './useAction';

/** Where this account is signed in, each with a way to end it. */
export function SessionsSection() {
  const [sessions, setSessions] = useState<readonly SessionBody[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { running, run } = useAction();

  const load = useCallback(async () => {
    setError(null);
    try {
      setSessions(await fetchSessions());
    } catch (reason) {
      setError(reason);
    }
  }, []);
  useEffect(() => void load(), [load]);

  return (
    <Section title="Sessions" hint="Where you are signed in. End any session that you do not recognise.">
      {error !== null && <ErrorNotice error={error} onRetry={load} />}
      {!sessions && error === null && <ListSkeleton count={2} />}
      {sessions?.map((item) => {
        const { name, isMobile } = deviceName(item.user_agent);
        const Icon = isMobile ? IconDeviceMobile : IconDeviceDesktop;
        return (
          <Group key={item.id} justify="space-between" wrap="nowrap">
            <Group gap="sm" wrap="nowrap" miw={0}>
              <Icon size={26} stroke={1.5} aria-hidden="true" />
              <Stack gap={0} miw={0}>
                <Group gap={8}>
                  <Text size="sm" fw={600}>
                    {name}
                  </Text>
                  {item.current && <Badge color="sheen">This one</Badge>}
                </Group>
                <Text size="xs" c="dimmed">
                  Last used <RelativeTime value={item.last_used_at} />, signed in{' '}
                  <RelativeTime value={item.created_at} />
                </Text>
              </Stack>
            </Group>
            {!item.current && (
              <Button
                variant="default"
                size="xs"
                loading={running === item.id}
                onClick={() => run(item.id, () => endSession(item.id).then(load), 'Session ended')}
                aria-label={`End the session of ${name}`}
              >
                End
              </Button>
            )}
          </Group>
        );
      })}
    </Section>
  );
}
