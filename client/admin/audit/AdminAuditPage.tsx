import { useQuery } from '@apollo/client/react';
import { Badge, Button, NativeSelect, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
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
import { useAuditLog } from './useAuditLog';

const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** `/admin/audit`: the tamper-evident log of who did what. */
export function AdminAuditPage() {
  const log = useAuditLog();
  const { data: chain, loading: isChecking } = useQuery(AUDIT_INTEGRITY);
  const shown = columns(log.setPerson);
  return (
    <>
      <PageHeader
        title="Audit Log"
        subtitle="Changes to past entries are detected. Accounts are logged by id and shown with the name they have today."
        aside={
          chain ? (
            <Integrity {...chain.auditIntegrity} />
          ) : (
            isChecking && <Badge color="gray">Checking the chain…</Badge>
          )
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} />}
            loading={log.isSaving}
            onClick={() => void log.exportAll()}
          >
            Export CSV
          </Button>
        }
      />
      <TableFilters
        search={log.search}
        onSearch={log.setSearch}
        placeholder="Account id, target or detail"
        isFiltered={log.person !== null || Boolean(log.action)}
        filters={
          <>
            <PersonFilter person={log.person} onPerson={log.setPerson} />
            <NativeSelect
              label="Action"
              flex="1 1 140px"
              maw={260}
              data={[
                { value: '', label: 'All actions' },
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
        caption="Audit log"
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
        empty={<EmptyState title="Nothing found">No entry matches your search.</EmptyState>}
      />
    </>
  );
}

function columns(onPerson: (person: Person) => void): readonly Column<AuditEntry, 'TIME'>[] {
  return [
    { label: 'Time', sort: { by: 'TIME', way: 'descending' }, cell: (entry) => <Time entry={entry} /> },
    { label: 'What happened', cell: (entry) => <AuditSentence entry={entry} onPerson={onPerson} /> },
    {
      label: 'Detail',
      cell: ({ detail }) => <span className={classes.detail}>{detailText(detail) || '—'}</span>,
    },
  ];
}

/** The day is in the heading above. The action's stored name and the request are on hover. */
function Time({ entry: { at, action, requestId } }: { entry: AuditEntry }) {
  const time = new Date(at);
  const title = [exactTime(time), action, requestId && `request ${requestId}`].filter(Boolean).join('\n');
  return (
    <Text component="time" size="xs" c="dimmed" dateTime={at} title={title} className="tabular-numbers">
      {TIME.format(time)}
    </Text>
  );
}

function Integrity({ intact, brokenAt }: { intact: boolean; brokenAt?: string | null }) {
  return intact ? (
    <Badge color="teal">Chain intact</Badge>
  ) : (
    <Badge color="red">Chain broken at entry {brokenAt}</Badge>
  );
}
