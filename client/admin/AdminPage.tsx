import { Badge, Button, Group, SimpleGrid, Title } from '@mantine/core';
import {
  IconActivity,
  IconChartBar,
  IconClockHour4,
  IconFlag,
  IconHeartbeat,
  IconMessages,
  IconSettings,
  IconShieldCheck,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Permission } from '../../contract/permissions';
import { askAgain } from '../platform/ask-again';
import { useUser } from '../platform/useSession';
import { ErrorNotice } from '../ui/ErrorNotice';
import { FigureCard } from '../ui/FigureCard';
import { PageHeader } from '../ui/PageHeader';
import { RelativeTime } from '../ui/RelativeTime';
import classes from './admin.module.css';
import { DEFINITIONS, HEALTH_COLORS, healthProblems, healthText, plural } from './figures';
import { useAdminFigures } from './useLiveFigures';

const QUICK_ACTIONS: readonly { label: string; to: string; permission: Permission; icon: typeof IconUsers }[] = [
  { label: 'Manage Users', to: '/admin/users', permission: 'view_users', icon: IconUsers },
  { label: 'View Analytics', to: '/admin/analytics', permission: 'view_system_analytics', icon: IconChartBar },
  { label: 'System Settings', to: '/admin/settings', permission: 'manage_system_settings', icon: IconSettings },
  { label: 'Moderation', to: '/moderation', permission: 'view_moderation_dashboard', icon: IconShieldCheck },
  { label: 'Waitlist Admin', to: '/admin/waitlist', permission: 'view_waitlist', icon: IconUserPlus },
];

/** The charts come with a library of their own, after the figures. */
const RecentCharts = lazy(() => import('./RecentCharts').then((module) => ({ default: module.RecentCharts })));

/** `/admin`: how the product is doing, live, and the ways to what an admin does. */
export function AdminPage() {
  const user = useUser();
  const may = (permission: Permission) => user.permissions.includes(permission);
  const { figures, error, isLive, refetch } = useAdminFigures({ skip: !may('view_admin_dashboard') });
  const name = user.first_name?.trim() || user.username;
  const count = (value: number | undefined) => (value === undefined ? null : value.toLocaleString());
  const health = figures?.systemHealth;
  const actions = QUICK_ACTIONS.filter(({ permission }) => may(permission));

  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        subtitle={`Welcome back, ${name}`}
        aside={<Badge size="lg">Administrator</Badge>}
      />
      {error && !figures && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      <section aria-label="Figures">
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
          {may('view_users') && (
            <FigureCard
              label="Total Users"
              definition={DEFINITIONS.totalUsers}
              value={count(figures?.totalUsers)}
              icon={<IconUsers size={20} />}
              isLive={isLive}
              to="/admin/users"
            />
          )}
          {may('view_users') && (
            <FigureCard
              label="Active Users"
              definition={DEFINITIONS.activeUsers}
              value={count(figures?.activeUsers24h)}
              note="Last 24 hours"
              icon={<IconActivity size={20} />}
              isLive={isLive}
            />
          )}
          {may('view_waitlist') && (
            <FigureCard
              label="Pending Approvals"
              definition={DEFINITIONS.pendingApprovals}
              value={count(figures?.pendingApprovals)}
              icon={<IconClockHour4 size={20} />}
              isLive={isLive}
              to="/admin/waitlist"
            />
          )}
          {may('view_system_analytics') && (
            <FigureCard
              label="Total Conversations"
              definition={DEFINITIONS.totalConversations}
              value={count(figures?.totalConversations)}
              icon={<IconMessages size={20} />}
              isLive={isLive}
              to="/admin/analytics"
            />
          )}
          {may('view_moderation_dashboard') && (
            <FigureCard
              label="Moderation Alerts"
              definition={DEFINITIONS.moderationAlerts}
              value={count(figures?.moderationAlerts)}
              note={figures && figures.moderationAlerts > 0 ? 'Waiting to be looked at' : undefined}
              icon={<IconFlag size={20} />}
              isLive={isLive}
              to="/moderation/reports"
            />
          )}
          {may('view_system_analytics') && (
            <FigureCard
              label="System Health"
              definition={DEFINITIONS.systemHealth}
              value={
                health ? (
                  <Badge size="xl" variant="light" color={HEALTH_COLORS[health.status]}>
                    {healthText(health.status)}
                  </Badge>
                ) : null
              }
              note={
                health &&
                (healthProblems(health) ??
                  `${plural(health.nodes, 'node')}, ${plural(health.liveConnections, 'live connection')}`)
              }
              icon={<IconHeartbeat size={20} />}
              isLive={isLive}
            />
          )}
        </SimpleGrid>
        {figures && (
          <Group justify="flex-end" mt="xs" gap={4} className={classes.updated}>
            Updated <RelativeTime value={figures.updatedAt} />
          </Group>
        )}
      </section>
      {may('view_system_analytics') && (
        <Suspense fallback={null}>
          <RecentCharts />
        </Suspense>
      )}
      {actions.length > 0 && (
        <section aria-labelledby="quick-actions">
          <Title order={2} size="h3" id="quick-actions" mt="lg" mb="sm">
            Quick actions
          </Title>
          <Group gap="sm">
            {actions.map(({ label, to, icon: Icon }) => (
              <Button key={to} component={Link} to={to} variant="default" size="md" leftSection={<Icon size={18} />}>
                {label}
              </Button>
            ))}
          </Group>
        </section>
      )}
    </>
  );
}
