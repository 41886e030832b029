import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { SessionBody } from '../../contract/users';
import { Rich } from '../platform/languages/Rich';
import { useAction } from '../sign-in/useAction';
import { ErrorNotice } from '../ui/ErrorNotice';
import { RelativeTime } from '../ui/RelativeTime';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import { endOtherSessions, endSession, fetchSessions } from './account-api';
import { groupSessions, type SessionGroup } from './session-groups';
import { t } from './texts';

/** Lists the devices that are signed in. The others can be signed out one kind at a time, or all at once. */
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

  const end = ({ name, ids }: SessionGroup) =>
    run(name, () => Promise.all(ids.map(endSession)).finally(load), t('sessions.ended', { count: ids.length }));
  const endOthers = () =>
    run('others', async () => {
      const ended = await endOtherSessions().finally(load);
      notifications.show({
        color: 'sheen',
        message: t('sessions.othersEnded', { count: ended }),
      });
    });

  return (
    <Section title={t('sessions.title')} hint={t('sessions.hint')}>
      {error !== null && <ErrorNotice error={error} onRetry={load} />}
      {!sessions && error === null && <ListSkeleton count={2} />}
      {sessions &&
        groupSessions(sessions).map((group) => (
          <SessionRow key={group.ids[0]} group={group} isRunning={running === group.name} onEnd={() => end(group)} />
        ))}
      {sessions?.some(({ current }) => !current) && (
        <Group>
          <Button variant="light" size="xs" loading={running === 'others'} onClick={endOthers}>
            {t('sessions.endOthers')}
          </Button>
        </Group>
      )}
    </Section>
  );
}

function SessionRow({ group, isRunning, onEnd }: { group: SessionGroup; isRunning: boolean; onEnd: () => void }) {
  const { name, isMobile, isCurrent, ids, lastUsedAt } = group;
  const Icon = isMobile ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <Icon size={26} stroke={1.5} aria-hidden="true" />
        <Stack gap={0} miw={0}>
          <Group gap={8}>
            <Text size="sm" fw={600}>
              {name}
            </Text>
            {isCurrent && <Badge color="sheen">{t('sessions.thisDevice')}</Badge>}
            {ids.length > 1 && <Badge color="gray">{t('sessions.count', { count: ids.length })}</Badge>}
          </Group>
          <Text size="xs" c="dimmed">
            <Rich
              text={t('sessions.lastUsed')}
              parts={{ time: () => <RelativeTime value={lastUsedAt} inSentence /> }}
            />
          </Text>
        </Stack>
      </Group>
      {!isCurrent && (
        <Button
          variant="default"
          size="xs"
          loading={isRunning}
          onClick={onEnd}
          aria-label={t('sessions.endNamed', { name })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Group>
  );
}
