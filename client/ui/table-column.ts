import type { ReactNode } from 'react';
import type { Sort } from './table-sort';

export interface Column<Row, By extends string = string> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Instead of the cell while the table is narrower than about 800 px: a menu for a row of buttons. */
  narrowCell?: (row: Row) => ReactNode;
  /** Numbers are aligned right. */
  isNumber?: boolean;
  /** Only screen readers get the label: columns of checkboxes and buttons. */
  isUnlabelled?: boolean;
  /** Left out while the table is narrower than about 800 px. */
  isMinor?: boolean;
  /** The order that a click on the header requests, and its direction. */
  sort?: { by: By; way: 'ascending' | 'descending' };
}

/** A row on a phone: name and status, below them a detail and an age, and a menu at the end. */
export interface CardParts {
  /** The checkbox. */
  select?: ReactNode;
  title: ReactNode;
  status?: ReactNode;
  detail?: ReactNode;
  age?: ReactNode;
  menu?: ReactNode;
}

export interface PagedTableProps<Row, By extends string> {
  /** The name of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row, By>[];
  /** The same row on a screen below 640 px. */
  card: (row: Row) => CardParts;
  /** A heading stands above each run of rows with the same group. */
  group?: (row: Row) => string;
  rows: readonly Row[] | null;
  /** Why the last page, search or order failed to load. */
  error?: Error;
  onRetry: () => void;
  rowKey: (row: Row) => string;
  isSelected?: (row: Row) => boolean;
  isRefreshing?: boolean;
  /** The rows belong to the previous page, search or order. */
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
