/** Whether a row is the first of its group, so that a heading stands above it. */
export function startsGroup<Row>(rows: readonly Row[], index: number, group: (row: Row) => string): boolean {
  const row = rows[index];
  const before = rows[index - 1];
  return row !== undefined && (before === undefined || group(before) !== group(row));
}
