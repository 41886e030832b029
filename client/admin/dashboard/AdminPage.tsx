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
import { t } from './texts';
import { useAdminStats } from './useLiveStats';

interface QuickAction {
  name: 'users' | 'analytics' | 'settings' | 'moderation' | 'waitlist';
  to: string;
  permission: Permission;
  icon: typeof IconUsers;
}

const QUICK_ACTIONS: readonly QuickAction[] = [
  { name: 'users', to: '/admin/users', permission: 'view_users', icon: IconUsers },
  { name: 'analytics', to: '/admin/analytics', permission: 'view_system_analytics', icon: IconChartBar },
  { name: 'settings', to: '/admin/settings', permission: 'manage_system_settings', icon: IconSettings },
  { name: 'moderation', to: '/moderation', permission: 'view_moderation_dashboard', icon: IconShieldCheck },
  { name: 'waitlist', to: '/admin/waitlist', permission: 'view_waitlist', icon: IconUserPlus },
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
        title={t('page.title')}
        subtitle={t('page.welcome', { name })}
        aside={<Badge size="lg">{t('page.admin')}</Badge>}
      />
      {error && !stats && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      <StatCards stats={stats} isLive={isLive} may={may} />
      {may('view_system_analytics') && <RecentCharts />}
      {actions.length > 0 && (
        <section aria-labelledby="quick-actions">
          <Title order={2} size="h3" id="quick-actions" mt="lg" mb="sm">
            {t('page.quickActions')}
          </Title>
          <Group gap="sm">
            {actions.map(({ name: action, to, icon: Icon }) => (
              <Button key={to} component={Link} to={to} variant="default" size="md" leftSection={<Icon size={18} />}>
                {t(`go.${action}`)}
              </Button>
            ))}
          </Group>
        </section>
      )}
    </>
  );
}
