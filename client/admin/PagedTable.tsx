import { Box, Group, Pagination, Skeleton, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './admin.module.css';

export interface Column<Row> {
  /** Also the label beside the value where the row is a card, on a narrow screen. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  isNumber?: boolean;
  /** The label is read, not shown: ticks and buttons. */
  isUnlabelled?: boolean;
}

interface PagedTableProps<Row> {
  /** What the table holds, for a screen reader. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  isSelected?: (row: Row) => boolean;
  isRefreshing?: boolean;
  empty: ReactNode;
  total: number;
  /** From 0. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** A table whose pages come from the server; on a narrow screen each row is a card. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, columns, rows, rowKey, isSelected, isRefreshing, empty, total, page, pageSize, onPage } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (rows && rows.length === 0 && total === 0) return empty;
  return (
    <Box aria-busy={isRefreshing || !rows}>
      <Table.ScrollContainer minWidth={0} className={classes.tableFrame} scrollAreaProps={{ type: 'auto' }}>
        <Table className={classes.table} verticalSpacing="xs" horizontalSpacing="md" highlightOnHover>
          <caption className="visually-hidden">{caption}</caption>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ label, isNumber, isUnlabelled }) => (
                <Table.Th
                  key={label}
                  scope="col"
                  ta={isNumber ? 'right' : undefined}
                  w={isUnlabelled || isNumber ? 1 : undefined}
                >
                  {isUnlabelled ? <span className="visually-hidden">{label}</span> : label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
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
            {rows.length === 0
              ? `0 of ${total.toLocaleString()}`
              : `${(page * pageSize + 1).toLocaleString()}–${(page * pageSize + rows.length).toLocaleString()} of ${total.toLocaleString()}`}
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
