/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

export type CsvCell = string | number | boolean | null | undefined;

/** One line of CSV (RFC 4180): text is always quoted, and a cell without a value is an empty text. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Text comes from people, so an apostrophe keeps a spreadsheet from running it as a formula. */
function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  const text = cell ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
