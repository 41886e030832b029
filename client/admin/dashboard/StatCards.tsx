import { Badge, Group, SimpleGrid } from '@mantine/core';
import { IconActivity, IconClockHour4, IconFlag, IconHeartbeat, IconMessages, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Permission } from '../../../contract/permissions';
import type { AdminStatsFieldsFragment } from '../../gql/graphql';
import { numberText } from '../../platform/languages/numbers';
import { Rich } from '../../platform/languages/Rich';
import { RelativeTime } from '../../ui/RelativeTime';
import { StatCard } from '../../ui/StatCard';
import classes from '../admin.module.css';
import { HEALTH_COLORS, healthProblems } from './stats';
import { type StatName, t } from './texts';

type Stats = AdminStatsFieldsFragment;

interface StatDefinition {
  name: StatName;
  permission: Permission;
  icon: typeof IconUsers;
  /** The page with the details. */
  to?: string;
  value: (stats: Stats) => ReactNode;
  /** The field of the change since yesterday. */
  change?: Exclude<keyof NonNullable<Stats['sinceYesterday']>, '__typename'>;
  note?: (stats: Stats | null) => ReactNode;
}

const CARDS: readonly StatDefinition[] = [
  {
    name: 'totalUsers',
    permission: 'view_users',
    icon: IconUsers,
    to: '/admin/users',
    value: ({ totalUsers }) => numberText(totalUsers),
    change: 'totalUsers',
  },
  {
    name: 'activeUsers',
    permission: 'view_users',
    icon: IconActivity,
    value: ({ activeUsers24h }) => numberText(activeUsers24h),
    change: 'activeUsers24h',
    note: () => t('note.lastDay'),
  },
  {
    name: 'pendingApprovals',
    permission: 'view_waitlist',
    icon: IconClockHour4,
    to: '/admin/waitlist',
    value: ({ pendingApprovals }) => numberText(pendingApprovals),
    change: 'pendingApprovals',
  },
  {
    name: 'totalConversations',
    permission: 'view_system_analytics',
    icon: IconMessages,
    to: '/admin/analytics',
    value: ({ totalConversations }) => numberText(totalConversations),
    change: 'totalConversations',
  },
  {
    name: 'moderationAlerts',
    permission: 'view_moderation_dashboard',
    icon: IconFlag,
    to: '/moderation/reports',
    value: ({ moderationAlerts }) => numberText(moderationAlerts),
    change: 'moderationAlerts',
    note: (stats) => (stats && stats.moderationAlerts > 0 ? t('note.review') : undefined),
  },
  {
    name: 'systemHealth',
    permission: 'view_system_analytics',
    icon: IconHeartbeat,
    value: ({ systemHealth: { status } }) => (
      <Badge size="xl" variant="light" color={HEALTH_COLORS[status]}>
        {t(`health.${status}`)}
      </Badge>
    ),
    note: (stats) => stats && (healthProblems(stats.systemHealth) ?? sizeText(stats.systemHealth)),
  },
];

function sizeText({ nodes, liveConnections }: Stats['systemHealth']): string {
  return [t('note.nodes', { count: nodes }), t('note.connections', { count: liveConnections })].join(', ');
}

interface StatCardsProps {
  /** Null while they load. */
  stats: Stats | null;
  isLive: boolean;
  may: (permission: Permission) => boolean;
}

/** The stats of the dashboard, one card for each that the account may see. */
export function StatCards({ stats, isLive, may }: StatCardsProps) {
  return (
    <section aria-label={t('page.stats')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {CARDS.filter(({ permission }) => may(permission)).map(({ name, icon: Icon, to, value, change, note }) => (
          <StatCard
            key={name}
            label={t(`stat.${name}`)}
            definition={t(`defined.${name}`)}
            value={stats && value(stats)}
            note={note?.(stats)}
            icon={<Icon size={20} />}
            change={change && stats?.sinceYesterday?.[change]}
            isLive={isLive}
            to={to}
          />
        ))}
      </SimpleGrid>
      <Group justify="flex-end" mt="xs" gap={4} mih={20} className={classes.updated}>
        {stats && (
          <Rich text={t('page.updated')} parts={{ time: () => <RelativeTime value={stats.updatedAt} inSentence /> }} />
        )}
      </Group>
    </section>
  );
}
