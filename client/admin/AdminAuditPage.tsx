import { useQuery } from '@apollo/client/react';
import { Badge, Button, NativeSelect, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { AuditEntriesQuery } from '../gql/graphql';
import { messageOf } from '../platform/api-error';
import { askAgain } from '../platform/ask-again';
import { rest } from '../platform/rest';
import { EmptyState } from '../ui/EmptyState';
import { type Column, PagedTable } from '../ui/PagedTable';
import { PageHeader } from '../ui/PageHeader';
import { TableFilters } from '../ui/TableFilters';
import { usePagedSearch } from '../ui/usePagedSearch';
import { AUDIT_ENTRIES, AUDIT_INTEGRITY } from './admin.graphql';
import classes from './admin.module.css';
import { AUDIT_ACTIONS, actionText, detailText } from './audit-actions';
import { saveFile } from './csv';

type Entry = AuditEntriesQuery['auditEntries']['items'][number];

const PAGE_SIZE = 50;
/** The whole log may be long. */
const EXPORT_TIMEOUT_MS = 120_000;

const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** An id by its last characters, which is where two of the same minute differ; the whole of it on hover. */
function Id({ id, otherwise }: { id: string | null; otherwise: string }) {
  if (!id) return otherwise;
  return (
    <span className={classes.detail} title={id}>
      {/^[0-9a-f-]{36}$/.test(id) ? `…${id.slice(-12)}` : id}
    </span>
  );
}

const COLUMNS: readonly Column<Entry, 'TIME'>[] = [
  {
    label: 'Time',
    sort: { by: 'TIME', way: 'descending' },
    cell: ({ at }) => (
      <Text component="time" size="sm" dateTime={at} className="tabular-numbers">
        {TIME.format(new Date(at))}
      </Text>
    ),
  },
  { label: 'Action', cell: ({ action }) => <Badge color="gray">{actionText(action)}</Badge> },
  { label: 'By', cell: ({ actor }) => <Id id={actor ?? null} otherwise="The system" /> },
  { label: 'On', cell: ({ target }) => <Id id={target ?? null} otherwise="—" /> },
  { label: 'Detail', cell: ({ detail }) => <span className={classes.detail}>{detailText(detail) || '—'}</span> },
];

/** `/admin/audit`: who did what, in a log that cannot be changed unseen. */
export function AdminAuditPage() {
  const { search, setSearch, sort, setSort, page, setPage, variables } = usePagedSearch(PAGE_SIZE, 'TIME');
  const [action, setAction] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { data, previousData, error, loading, refetch } = useQuery(AUDIT_ENTRIES, {
    variables: { ...variables, action },
    notifyOnNetworkStatusChange: true,
  });
  const { data: chain, loading: isChecking } = useQuery(AUDIT_INTEGRITY);
  const result = data ?? previousData;
  const rows = result?.auditEntries.items ?? null;

  const exportAll = async () => {
    setSaving(true);
    try {
      const query = { action, search: variables.search };
      const text = await rest.get<string>('/admin/audit.csv', { query, timeoutMs: EXPORT_TIMEOUT_MS });
      saveFile('starling-audit.csv', text);
    } catch (reason) {
      notifications.show({ color: 'red', title: 'The log could not be exported', message: messageOf(reason) });
    } finally {
      setSaving(false);
    }
  };

  return (
    <>
      <PageHeader
        title="Audit Log"
        subtitle="Who did what, and when. Each line is sealed by the next."
        aside={
          chain ? (
            <Integrity {...chain.auditIntegrity} />
          ) : (
            isChecking && <Badge color="gray">Checking the chain …</Badge>
          )
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} />}
            loading={isSaving}
            onClick={() => void exportAll()}
          >
            Export CSV
          </Button>
        }
      />
      <TableFilters search={search} onSearch={setSearch} placeholder="Account, target or detail">
        <NativeSelect
          label="Action"
          data={[
            { value: '', label: 'All actions' },
            ...AUDIT_ACTIONS.map((name) => ({ value: name, label: actionText(name) })),
          ]}
          value={action ?? ''}
          onChange={(event) => {
            setAction(event.currentTarget.value || null);
            setPage(0);
          }}
        />
      </TableFilters>
      <PagedTable
        caption="Audit log"
        columns={COLUMNS}
        rows={rows}
        error={error}
        onRetry={() => askAgain(refetch)}
        rowKey={({ id }) => id}
        isRefreshing={loading}
        isStale={!data}
        total={result?.auditEntries.total ?? 0}
        page={page}
        pageSize={PAGE_SIZE}
        sort={sort}
        onSort={setSort}
        onPage={setPage}
        empty={<EmptyState title="Nothing found">No line of the log matches.</EmptyState>}
      />
    </>
  );
}

function Integrity({ intact, brokenAt }: { intact: boolean; brokenAt?: string | null }) {
  return intact ? <Badge color="teal">Chain intact</Badge> : <Badge color="red">Chain broken at line {brokenAt}</Badge>;
}
