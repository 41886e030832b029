import { Badge, Group, SimpleGrid } from '@mantine/core';
import { IconActivity, IconClockHour4, IconFlag, IconHeartbeat, IconMessages, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Permission } from '../../../contract/permissions';
import type { AdminStatsFieldsFragment } from '../../gql/graphql';
import { RelativeTime } from '../../ui/RelativeTime';
import { StatCard } from '../../ui/StatCard';
import classes from '../admin.module.css';
import { DEFINITIONS, HEALTH_COLORS, healthProblems, healthText, plural } from './stats';

type Stats = AdminStatsFieldsFragment;

interface StatDefinition {
  label: string;
  definition: keyof typeof DEFINITIONS;
  permission: Permission;
  icon: typeof IconUsers;
  /** The page with the details. */
  to?: string;
  value: (stats: Stats) => ReactNode;
  /** The field of the change since yesterday. */
  change?: Exclude<keyof NonNullable<Stats['sinceYesterday']>, '__typename'>;
  note?: string | ((stats: Stats) => ReactNode);
}

const CARDS: readonly StatDefinition[] = [
  {
    label: 'Total Users',
    definition: 'totalUsers',
    permission: 'view_users',
    icon: IconUsers,
    to: '/admin/users',
    value: ({ totalUsers }) => totalUsers.toLocaleString(),
    change: 'totalUsers',
  },
  {
    label: 'Active Users',
    definition: 'activeUsers',
    permission: 'view_users',
    icon: IconActivity,
    value: ({ activeUsers24h }) => activeUsers24h.toLocaleString(),
    change: 'activeUsers24h',
    note: 'Last 24 hours',
  },
  {
    label: 'Pending Approvals',
    definition: 'pendingApprovals',
    permission: 'view_waitlist',
    icon: IconClockHour4,
    to: '/admin/waitlist',
    value: ({ pendingApprovals }) => pendingApprovals.toLocaleString(),
    change: 'pendingApprovals',
  },
  {
    label: 'Total Conversations',
    definition: 'totalConversations',
    permission: 'view_system_analytics',
    icon: IconMessages,
    to: '/admin/analytics',
    value: ({ totalConversations }) => totalConversations.toLocaleString(),
    change: 'totalConversations',
  },
  {
    label: 'Moderation Alerts',
    definition: 'moderationAlerts',
    permission: 'view_moderation_dashboard',
    icon: IconFlag,
    to: '/moderation/reports',
    value: ({ moderationAlerts }) => moderationAlerts.toLocaleString(),
    change: 'moderationAlerts',
    note: ({ moderationAlerts }) => (moderationAlerts > 0 ? 'Waiting for review' : undefined),
  },
  {
    label: 'System Health',
    definition: 'systemHealth',
    permission: 'view_system_analytics',
    icon: IconHeartbeat,
    value: ({ systemHealth: { status } }) => (
      <Badge size="xl" variant="light" color={HEALTH_COLORS[status]}>
        {healthText(status)}
      </Badge>
    ),
    note: ({ systemHealth }) =>
      healthProblems(systemHealth) ??
      `${plural(systemHealth.nodes, 'node')}, ${plural(systemHealth.liveConnections, 'live connection')}`,
  },
];

interface StatCardsProps {
  /** Null while they load. */
  stats: Stats | null;
  isLive: boolean;
  may: (permission: Permission) => boolean;
}

/** The stats of the dashboard, one card for each that the account may see. */
export function StatCards({ stats, isLive, may }: StatCardsProps) {
  return (
    <section aria-label="Statistics">
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {CARDS.filter(({ permission }) => may(permission)).map(
          ({ label, definition, icon: Icon, to, value, change, note }) => (
            <StatCard
              key={label}
              label={label}
              definition={DEFINITIONS[definition]}
              value={stats && value(stats)}
              note={typeof note === 'function' ? stats && note(stats) : note}
              icon={<Icon size={20} />}
              change={change && stats?.sinceYesterday?.[change]}
              isLive={isLive}
              to={to}
            />
          ),
        )}
      </SimpleGrid>
      <Group justify="flex-end" mt="xs" gap={4} mih={20} className={classes.updated}>
        {stats && (
          <>
            Updated <RelativeTime value={stats.updatedAt} inSentence />
          </>
        )}
      </Group>
    </section>
  );
}
