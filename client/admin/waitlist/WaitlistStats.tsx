import { SimpleGrid } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconClockHour4, IconHourglass, IconUserCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { WaitlistStatsFieldsFragment } from '../../gql/graphql';
import { messageOf } from '../../platform/api-error';
import { numberText } from '../../platform/languages/numbers';
import { StatCard } from '../../ui/StatCard';
import { checkWaitlistHealth, waitlistErrorText } from '../../waitlist/waitlist-api';
import { averageWaitText } from './average-wait';
import { t } from './texts';

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
        label={t('stats.onWaitlist')}
        definition={t('stats.onWaitlistText')}
        value={stats ? numberText(stats.totalOnWaitlist) : null}
        change={stats?.sinceYesterday?.totalOnWaitlist}
        icon={<IconClockHour4 size={20} />}
        isLive={isLive}
        isCompact
      />
      <StatCard
        label={t('stats.approved')}
        definition={t('stats.approvedText')}
        value={stats ? numberText(stats.totalApproved) : null}
        change={stats?.sinceYesterday?.totalApproved}
        icon={<IconUserCheck size={20} />}
        isLive={isLive}
        isCompact
      />
      <StatCard
        label={t('stats.averageWait')}
        definition={t('stats.averageWaitText')}
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
      title: t('stats.failed'),
      message: messageOf(error, t('stats.failedText')),
    });
    checkWaitlistHealth().catch((reason: unknown) => {
      notifications.show({
        id: 'waitlist-health',
        color: 'red',
        title: t('stats.down'),
        message: waitlistErrorText(reason, t('stats.downText')),
      });
    });
  }, [error]);
}
