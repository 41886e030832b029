import { Badge, Button, Group, Title } from '@mantine/core';
import { IconChartBar, IconSettings, IconShieldCheck, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Permission } from '../../../contract/permissions';
import { askAgain } from '../../platform/ask-again';
import { useUser } from '../../session/useSession';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeader } from '../../ui/PageHeader';
import { RecentCharts } from './RecentCharts';
import { StatCards } from './StatCards';
import { useAdminStats } from './useLiveStats';

const QUICK_ACTIONS: readonly { label: string; to: string; permission: Permission; icon: typeof IconUsers }[] = [
  { label: 'Manage Users', to: '/admin/users', permission: 'view_users', icon: IconUsers },
  { label: 'View Analytics', to: '/admin/analytics', permission: 'view_system_analytics', icon: IconChartBar },
  { label: 'System Settings', to: '/admin/settings', permission: 'manage_system_settings', icon: IconSettings },
  { label: 'Moderation', to: '/moderation', permission: 'view_moderation_dashboard', icon: IconShieldCheck },
  { label: 'Waitlist Admin', to: '/admin/waitlist', permission: 'view_waitlist', icon: IconUserPlus },
];

/** `/admin`: live stats, recent charts and links to the other admin pages. */
export function AdminPage() {
  const user = useUser();
  const may = (permission: Permission) => user.permissions.includes(permission);
  const { stats, error, isLive, refetch } = useAdminStats({ skip: !may('view_admin_dashboard') });
  const name = user.first_name?.trim() || user.username;
  const actions = QUICK_ACTIONS.filter(({ permission }) => may(permission));

  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        subtitle={`Welcome back, ${name}`}
        aside={<Badge size="lg">Administrator</Badge>}
      />
      {error && !stats && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      <StatCards stats={stats} isLive={isLive} may={may} />
      {may('view_system_analytics') && <RecentCharts />}
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
