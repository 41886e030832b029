/** The order of a table. `reversed` is the opposite of the column's usual direction. */
export interface Sort<By extends string = string> {
  by: By;
  reversed: boolean;
}

interface Sortable<By extends string> {
  sort?: { by: By; way: 'ascending' | 'descending' };
}

/** `aria-sort` of a column header; undefined if the table is sorted by another column. */
export function sortedWay<By extends string>(
  column: Sortable<By>,
  sort: Sort<By>,
): 'ascending' | 'descending' | undefined {
  if (column.sort?.by !== sort.by) return undefined;
  if (!sort.reversed) return column.sort.way;
  return column.sort.way === 'ascending' ? 'descending' : 'ascending';
}

/** The order after a click on a column header: its usual direction first, then the opposite. */
export function toggled<By extends string>(column: Sortable<By>, sort: Sort<By>): Sort<By> {
  if (column.sort && column.sort.by !== sort.by) return { by: column.sort.by, reversed: false };
  return { by: sort.by, reversed: !sort.reversed };
}
