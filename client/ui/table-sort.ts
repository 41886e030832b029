/** What a table is sorted by; `reversed` is against the order's own way. */
export interface Sort<By extends string = string> {
  by: By;
  reversed: boolean;
}

interface Sortable<By extends string> {
  sort?: { by: By; way: 'ascending' | 'descending' };
}

/** `aria-sort` of a column's head; nothing where the table is sorted by another. */
export function sortedWay<By extends string>(
  column: Sortable<By>,
  sort: Sort<By>,
): 'ascending' | 'descending' | undefined {
  if (column.sort?.by !== sort.by) return undefined;
  if (!sort.reversed) return column.sort.way;
  return column.sort.way === 'ascending' ? 'descending' : 'ascending';
}

/** What a press of the head asks for: its own way first, then the other way round. */
export function toggled<By extends string>(column: Sortable<By>, sort: Sort<By>): Sort<By> {
  if (column.sort && column.sort.by !== sort.by) return { by: column.sort.by, reversed: false };
  return { by: sort.by, reversed: !sort.reversed };
}
