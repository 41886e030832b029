import { Skeleton, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Fragment } from 'react';
import classes from './paged-table.module.css';
import type { Column, PagedTableProps } from './table-column';
import { startsGroup } from './table-groups';
import { type Sort, sortedWay, toggled } from './table-sort';

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5];

/** The rows as a table. */
export function TableRows<Row, By extends string>(props: PagedTableProps<Row, By>) {
  const { caption, columns, rows, rowKey, group, isSelected, isStale, sort, onSort } = props;
  return (
    <Table.ScrollContainer minWidth={0} className={classes.tableFrame} scrollAreaProps={{ type: 'auto' }}>
      <Table className={classes.table} verticalSpacing="xs" horizontalSpacing="sm" highlightOnHover>
        <caption className="visually-hidden">{caption}</caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Head key={column.label} column={column} sort={sort} onSort={onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody data-stale={isStale || undefined}>
          {rows?.map((row, index) => (
            <Fragment key={rowKey(row)}>
              {group && startsGroup(rows, index, group) && (
                <Table.Tr className={classes.groupRow}>
                  <Table.Th scope="rowgroup" colSpan={columns.length}>
                    {group(row)}
                  </Table.Th>
                </Table.Tr>
              )}
              <Table.Tr data-selected={isSelected?.(row) || undefined}>
                {columns.map((column) => (
                  <Cell key={column.label} column={column} row={row} />
                ))}
              </Table.Tr>
            </Fragment>
          )) ??
            PLACEHOLDERS.map((index) => (
              <Table.Tr key={index}>
                {columns.map(({ label, isMinor }) => (
                  <Table.Td key={label} data-minor={isMinor || undefined}>
                    <Skeleton height={14} my={8} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Cell<Row, By extends string>({ column, row }: { column: Column<Row, By>; row: Row }) {
  const { label, cell, narrowCell, isNumber, isMinor, isUnlabelled } = column;
  return (
    <Table.Td
      data-label={isUnlabelled ? undefined : label}
      data-minor={isMinor || undefined}
      ta={isNumber ? 'right' : undefined}
      className={isNumber ? 'tabular-numbers' : undefined}
    >
      {narrowCell ? (
        <>
          <div className={classes.whenWide}>{cell(row)}</div>
          <div className={classes.whenNarrow}>{narrowCell(row)}</div>
        </>
      ) : (
        cell(row)
      )}
    </Table.Td>
  );
}

interface HeadProps<Row, By extends string> {
  sort: Sort<By>;
  onSort: (sort: Sort<By>) => void;
  column: Column<Row, By>;
}

function Head<Row, By extends string>({ column, sort, onSort }: HeadProps<Row, By>) {
  const { label, isNumber, isMinor, isUnlabelled } = column;
  const way = sortedWay(column, sort);
  const Icon = way === undefined ? IconArrowsSort : way === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th
      scope="col"
      aria-sort={way}
      data-minor={isMinor || undefined}
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
