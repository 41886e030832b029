import { SimpleGrid } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconClockHour4, IconHourglass, IconUserCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { WaitlistStatsFieldsFragment } from '../../gql/graphql';
import { messageOf } from '../../platform/api-error';
import { StatCard } from '../../ui/StatCard';
import { checkWaitlistHealth, waitlistErrorText } from '../../waitlist/waitlist-api';
import { averageWaitText, DEFINITIONS } from '../dashboard/stats';

interface WaitlistStatsProps {
  stats: WaitlistStatsFieldsFragment | null;
  error: Error | null;
  isLive: boolean;
}

/** Three cards in one line with the numbers of the waitlist. */
export function WaitlistStats({ stats, error, isLive }: WaitlistStatsProps) {
  useErrorToasts(error);
  return (
    <SimpleGrid cols={3} spacing={{ base: 'xs', sm: 'md' }} mb="md">
      <StatCard
        label="On Waitlist"
        definition={DEFINITIONS.onWaitlist}
        value={stats ? stats.totalOnWaitlist.toLocaleString() : null}
        change={stats?.sinceYesterday?.totalOnWaitlist}
        icon={<IconClockHour4 size={20} />}
        isLive={isLive}
        isCompact
      />
      <StatCard
        label="Approved"
        definition={DEFINITIONS.approved}
        value={stats ? stats.totalApproved.toLocaleString() : null}
        change={stats?.sinceYesterday?.totalApproved}
        icon={<IconUserCheck size={20} />}
        isLive={isLive}
        isCompact
      />
      <StatCard
        label="Avg Wait (days)"
        definition={DEFINITIONS.averageWait}
        value={stats ? averageWaitText(stats.averageWaitTimeDays, stats.approvedLately) : null}
        icon={<IconHourglass size={20} />}
        isLive={isLive}
        isCompact
      />
    </SimpleGrid>
  );
}

/** Reports failed stats, and whether the waitlist itself is down. */
function useErrorToasts(error: Error | null): void {
  useEffect(() => {
    if (!error) return;
    notifications.show({
      id: 'waitlist-stats',
      color: 'red',
      title: 'Failed to load stats',
      message: messageOf(error, 'Failed to get waitlist stats'),
    });
    checkWaitlistHealth().catch((reason: unknown) => {
      notifications.show({
        id: 'waitlist-health',
        color: 'red',
        title: 'The waitlist is not responding',
        message: waitlistErrorText(reason, 'Waitlist service health check failed'),
      });
    });
  }, [error]);
}
