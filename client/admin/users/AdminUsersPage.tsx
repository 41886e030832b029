import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Role } from '../../gql/graphql';
import { usePermission, useUser } from '../../session/useSession';
import { EmptyState } from '../../ui/EmptyState';
import { PagedTable } from '../../ui/PagedTable';
import { PageHeader } from '../../ui/PageHeader';
import { TableFilters } from '../../ui/TableFilters';
import { TableSort } from '../../ui/TableSort';
import { AccountChangeDialog } from './AccountChangeDialog';
import { roleOptions } from './account';
import { ResetLinkDialog } from './ResetLinkDialog';
import { t } from './texts';
import type { AccountAction } from './useAccountChange';
import { userCard, usersColumns } from './usersColumns';
import { useUsersTable } from './useUsersTable';

/** `/admin/users`: all accounts, with their role, state and sessions. */
export function AdminUsersPage() {
  const { id: myId } = useUser();
  const canManage = usePermission('manage_users');
  const [change, setChange] = useState<AccountAction | null>(null);
  const table = useUsersTable();
  const options = { myId, canManage, onChange: setChange };
  const columns = usersColumns(options);
  return (
    <>
      <PageHeader title={t('page.title')} subtitle={t('page.subtitle')} />
      <TableFilters
        search={table.search}
        onSearch={table.setSearch}
        placeholder={t('page.search')}
        isFiltered={table.role !== null}
        filters={
          <NativeSelect
            label={t('page.role')}
            data={[{ value: '', label: t('page.allRoles') }, ...roleOptions()]}
            value={table.role ?? ''}
            onChange={(event) => table.setRole((event.currentTarget.value || null) as Role | null)}
          />
        }
        sort={<TableSort columns={columns} sort={table.sort} onSort={table.setSort} />}
      />
      <PagedTable
        caption={t('page.table')}
        columns={columns}
        card={(account) => userCard(account, options)}
        rows={table.rows}
        error={table.error}
        onRetry={table.refresh}
        rowKey={({ id }) => id}
        isRefreshing={table.isRefreshing}
        isStale={table.isStale}
        total={table.total}
        page={table.page}
        pageSize={table.pageSize}
        sort={table.sort}
        onSort={table.setSort}
        onPage={table.setPage}
        empty={<EmptyState title={t('page.notFound')}>{t('page.notFoundText')}</EmptyState>}
      />
      <ResetLinkDialog
        account={change?.kind === 'reset-link' ? change.account : null}
        onClose={() => setChange(null)}
      />
      <AccountChangeDialog change={change?.kind === 'reset-link' ? null : change} onClose={() => setChange(null)} />
    </>
  );
}
