import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { askAgain } from '../../platform/ask-again';
import { rest } from '../../platform/rest';
import { saveCsv } from '../../ui/csv';
import { showFailure } from '../../ui/show-failure';
import { usePagedSearch } from '../../ui/usePagedSearch';
import { AUDIT_ENTRIES } from './audit.graphql';
import type { Person } from './PersonFilter';
import { t } from './texts';

const PAGE_SIZE = 50;
/** The export can be large. */
const EXPORT_TIMEOUT_MS = 120_000;

/** Rows, filters, order and export of the audit log. */
export function useAuditLog() {
  const { variables, ...paged } = usePagedSearch(PAGE_SIZE, 'TIME');
  const [action, setAction] = useState<string | null>(null);
  const [person, setPerson] = useState<Person | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { data, previousData, error, loading, refetch } = useQuery(AUDIT_ENTRIES, {
    variables: { ...variables, action, person: person?.id ?? null },
    notifyOnNetworkStatusChange: true,
  });
  const result = (data ?? previousData)?.auditEntries;

  const exportAll = async () => {
    setSaving(true);
    try {
      const query = { action, person: person?.id, search: variables.search };
      const text = await rest.get<string>('/admin/audit.csv', { query, timeoutMs: EXPORT_TIMEOUT_MS });
      saveCsv('starling-audit.csv', text);
    } catch (reason) {
      showFailure(t('page.exportFailed'), reason);
    } finally {
      setSaving(false);
    }
  };

  return {
    ...paged,
    pageSize: PAGE_SIZE,
    action,
    setAction: (next: string | null) => {
      setAction(next);
      paged.setPage(0);
    },
    person,
    setPerson: (next: Person | null) => {
      setPerson(next);
      paged.setPage(0);
    },
    rows: result?.items ?? null,
    total: result?.total ?? 0,
    error,
    isRefreshing: loading,
    isStale: !data,
    refresh: () => askAgain(refetch),
    isSaving,
    exportAll,
  };
}
