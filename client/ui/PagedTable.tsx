import { ActionIcon, Box, Group, NativeSelect, Pagination, Skeleton, Table, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { ErrorNotice } from './ErrorNotice';
import classes from './paged-table.module.css';
import { type Sort, sortedWay, toggled } from './table-sort';

export interface Column<Row, By extends string = string> {
  /** Also the label beside the value where the row is a card, on a narrow screen. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  isNumber?: boolean;
  /** The label is read, not shown: ticks and buttons. */
  isUnlabelled?: boolean;
  /** The order that the head asks the server for, and which way that is. */
  sort?: { by: By; way: 'ascending' | 'descending' };
}

interface PagedTableProps<Row, By extends string> {
  /** What the table holds, for a screen reader. */
  caption: string;
  columns: readonly Column<Row, By>[];
  rows: readonly Row[] | null;
  /** Why the page, search or order that was asked for last could not be had. */
  error?: Error;
  onRetry: () => void;
  rowKey: (row: Row) => string;
  isSelected?: (row: Row) => boolean;
  isRefreshing?: boolean;
  /** The rows are those of the page, search or order before. */
  isStale?: boolean;
  empty: ReactNode;
  total: number;
  sort: Sort<By>;
  onSort: (sort: Sort<By>) => void;
  /** From 0. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** A table whose pages and order come from the server; on a narrow screen each row is a card. */
export function PagedTable<Row, By extends string>(props: PagedTableProps<Row, By>) {
  const { caption, columns, rows, error, onRetry, rowKey, isSelected, isRefreshing, isStale, empty } = props;
  const { total, page, pageSize, onPage } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // The last rows of the last page have gone.
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
      <NarrowSort {...props} />
      <Table.ScrollContainer minWidth={0} className={classes.tableFrame} scrollAreaProps={{ type: 'auto' }}>
        <Table className={classes.table} verticalSpacing="xs" horizontalSpacing="md" highlightOnHover>
          <caption className="visually-hidden">{caption}</caption>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Head key={column.label} column={column} sort={props.sort} onSort={props.onSort} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody data-stale={isStale || undefined}>
            {rows
              ? rows.map((row) => (
                  <Table.Tr key={rowKey(row)} data-selected={isSelected?.(row) || undefined}>
                    {columns.map(({ label, cell, isNumber, isUnlabelled }) => (
                      <Table.Td
                        key={label}
                        data-label={isUnlabelled ? undefined : label}
                        ta={isNumber ? 'right' : undefined}
                        className={isNumber ? 'tabular-numbers' : undefined}
                      >
                        {cell(row)}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))
              : Array.from({ length: 6 }, (_, index) => index).map((index) => (
                  <Table.Tr key={index}>
                    {columns.map(({ label }) => (
                      <Table.Td key={label}>
                        <Skeleton height={14} my={8} />
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {rows && (
        <Group justify="space-between" mt="md" gap="sm">
          <Text size="sm" c="dimmed" role="status" className="tabular-numbers">
            {/* Rows that stand in for a page that could not be had are not where that page would be. */}
            {!(error && isStale) && rangeText(page * pageSize, rows.length, total)}
          </Text>
          {pages > 1 && (
            <Pagination
              value={page + 1}
              total={pages}
              onChange={(next) => onPage(next - 1)}
              getControlProps={(control) => ({ 'aria-label': `${control} page` })}
              getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
            />
          )}
        </Group>
      )}
    </Box>
  );
}

function rangeText(before: number, shown: number, total: number): string {
  const range = shown === 0 ? '0' : `${(before + 1).toLocaleString()}–${(before + shown).toLocaleString()}`;
  return `${range} of ${total.toLocaleString()}`;
}

interface SortProps<Row, By extends string> {
  sort: Sort<By>;
  onSort: (sort: Sort<By>) => void;
  column: Column<Row, By>;
}

function Head<Row, By extends string>({ column, sort, onSort }: SortProps<Row, By>) {
  const { label, isNumber, isUnlabelled } = column;
  const way = sortedWay(column, sort);
  const Icon = way === undefined ? IconArrowsSort : way === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th
      scope="col"
      aria-sort={way}
      ta={isNumber ? 'right' : undefined}
      w={isUnlabelled || isNumber ? 1 : undefined}
    >
      {column.sort ? (
        <UnstyledButton
          className={classes.sortHead}
          data-sorted={way !== undefined || undefined}
          onClick={() => onSort(toggled(column, sort))}
        >
          {label}
          <Icon size={14} aria-hidden="true" />
        </UnstyledButton>
      ) : isUnlabelled ? (
        <span className="visually-hidden">{label}</span>
      ) : (
        label
      )}
    </Table.Th>
  );
}

/** The heads of a table whose rows are cards: one field and a button for the way. */
function NarrowSort<Row, By extends string>({ columns, sort, onSort }: PagedTableProps<Row, By>) {
  const sortable = columns.filter((column) => column.sort);
  const current = sortable.find((column) => column.sort?.by === sort.by);
  if (!current) return null;
  const way = sortedWay(current, sort);
  return (
    <Group gap="xs" mb="sm" align="flex-end" wrap="nowrap" hiddenFrom="sm">
      <NativeSelect
        label="Sort by"
        flex={1}
        data={sortable.map(({ label }) => label)}
        value={current.label}
        onChange={(event) => {
          const chosen = sortable.find(({ label }) => label === event.currentTarget.value);
          if (chosen?.sort) onSort({ by: chosen.sort.by, reversed: false });
        }}
      />
      <ActionIcon
        variant="default"
        size={44}
        aria-label={way === 'ascending' ? 'Sort descending' : 'Sort ascending'}
        onClick={() => onSort(toggled(current, sort))}
      >
        {way === 'ascending' ? <IconArrowUp size={18} /> : <IconArrowDown size={18} />}
      </ActionIcon>
    </Group>
  );
}
