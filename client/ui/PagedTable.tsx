import { Box } from '@mantine/core';
import { useEffect } from 'react';
import { ErrorNotice } from './ErrorNotice';
import { TableCards } from './TableCards';
import { TableFooter } from './TableFooter';
import { TableRows } from './TableRows';
import type { PagedTableProps } from './table-column';
import { useIsPhone } from './useIsPhone';

/** A table with pages and sorting on the server. On a phone each row is a card. */
export function PagedTable<Row, By extends string>(props: PagedTableProps<Row, By>) {
  const { rows, error, onRetry, isRefreshing, isStale, empty, total, page, pageSize, onPage } = props;
  const isPhone = useIsPhone();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // The last page is gone, because its last rows were deleted.
  const isBehindTheEnd = rows?.length === 0 && total > 0 && page >= pages;
  useEffect(() => {
    if (isBehindTheEnd) onPage(pages - 1);
  }, [isBehindTheEnd, pages, onPage]);
  if (error && !rows?.length) return <ErrorNotice error={error} onRetry={onRetry} />;
  if (rows && rows.length === 0 && total === 0) return empty;
  return (
    <Box aria-busy={isRefreshing || !rows}>
      {error && (
        <Box mb="sm">
          <ErrorNotice error={error} onRetry={onRetry} />
        </Box>
      )}
      {isPhone ? <TableCards {...props} /> : <TableRows {...props} />}
      {rows && (
        <TableFooter
          // The rows of the previous page have other numbers than the page that failed to load.
          shown={error && isStale ? null : rows.length}
          {...{ total, page, pages, pageSize, onPage }}
        />
      )}
    </Box>
  );
}
