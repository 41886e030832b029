import { useQuery } from '@apollo/client/react';
import { Badge, Button, NativeSelect, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { dateText } from '../../platform/languages/formats';
import { dayHeading } from '../../ui/day-heading';
import { EmptyState } from '../../ui/EmptyState';
import { PagedTable } from '../../ui/PagedTable';
import { PageHeader } from '../../ui/PageHeader';
import { exactTime } from '../../ui/relative-time';
import { TableFilters } from '../../ui/TableFilters';
import { TableSort } from '../../ui/TableSort';
import type { Column } from '../../ui/table-column';
import classes from '../admin.module.css';
import { type AuditEntry, AuditSentence } from './AuditSentence';
import { AUDIT_INTEGRITY } from './audit.graphql';
import { AUDIT_ACTIONS, detailText } from './audit-actions';
import { actionText } from './audit-sentences';
import { type Person, PersonFilter } from './PersonFilter';
import { t } from './texts';
import { useAuditLog } from './useAuditLog';

/** `/admin/audit`: the tamper-evident log of who did what. */
export function AdminAuditPage() {
  const log = useAuditLog();
  const { data: chain, loading: isChecking } = useQuery(AUDIT_INTEGRITY);
  const shown = columns(log.setPerson);
  return (
    <>
      <PageHeader
        title={t('page.title')}
        subtitle={t('page.subtitle')}
        aside={
          chain ? (
            <Integrity {...chain.auditIntegrity} />
          ) : (
            isChecking && <Badge color="gray">{t('page.checking')}</Badge>
          )
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} />}
            loading={log.isSaving}
            onClick={() => void log.exportAll()}
          >
            {t('page.export')}
          </Button>
        }
      />
      <TableFilters
        search={log.search}
        onSearch={log.setSearch}
        placeholder={t('filter.search')}
        isFiltered={log.person !== null || Boolean(log.action)}
        filters={
          <>
            <PersonFilter person={log.person} onPerson={log.setPerson} />
            <NativeSelect
              label={t('filter.action')}
              flex="1 1 140px"
              maw={260}
              data={[
                { value: '', label: t('filter.allActions') },
                ...AUDIT_ACTIONS.map((name) => ({ value: name, label: actionText(name) })),
              ]}
              value={log.action ?? ''}
              onChange={(event) => log.setAction(event.currentTarget.value || null)}
            />
          </>
        }
        sort={<TableSort columns={shown} sort={log.sort} onSort={log.setSort} />}
      />
      <PagedTable
        caption={t('page.table')}
        columns={shown}
        card={(entry) => ({
          title: <AuditSentence entry={entry} onPerson={log.setPerson} />,
          detail: detailText(entry.detail),
          age: <Time entry={entry} />,
        })}
        group={({ at }) => dayHeading(new Date(at), new Date())}
        rows={log.rows}
        error={log.error}
        onRetry={log.refresh}
        rowKey={({ id }) => id}
        isRefreshing={log.isRefreshing}
        isStale={log.isStale}
        total={log.total}
        page={log.page}
        pageSize={log.pageSize}
        sort={log.sort}
        onSort={log.setSort}
        onPage={log.setPage}
        empty={<EmptyState title={t('page.notFound')}>{t('page.notFoundText')}</EmptyState>}
      />
    </>
  );
}

function columns(onPerson: (person: Person) => void): readonly Column<AuditEntry, 'TIME'>[] {
  return [
    { label: t('column.time'), sort: { by: 'TIME', way: 'descending' }, cell: (entry) => <Time entry={entry} /> },
    { label: t('column.event'), cell: (entry) => <AuditSentence entry={entry} onPerson={onPerson} /> },
    {
      label: t('column.detail'),
      cell: ({ detail }) => <span className={classes.detail}>{detailText(detail) || '—'}</span>,
    },
  ];
}

/** The day is in the heading above. The action's stored name and the request are on hover. */
function Time({ entry: { at, action, requestId } }: { entry: AuditEntry }) {
  const time = new Date(at);
  const title = [exactTime(time), action, requestId && t('column.request', { id: requestId })]
    .filter(Boolean)
    .join('\n');
  return (
    <Text component="time" size="xs" c="dimmed" dateTime={at} title={title} className="tabular-numbers">
      {dateText(time, { timeStyle: 'medium' })}
    </Text>
  );
}

function Integrity({ intact, brokenAt }: { intact: boolean; brokenAt?: string | null }) {
  return intact ? (
    <Badge color="teal">{t('page.intact')}</Badge>
  ) : (
    <Badge color="red">{t('page.broken', { entry: brokenAt ?? '' })}</Badge>
  );
}
