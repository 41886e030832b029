/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of CSV (RFC 4180). A cell that a spreadsheet would run gets an apostrophe in front. */
export function csvLine(cells: readonly (string | null)[]): string {
  const quoted = cells.map((cell) => {
    const text = cell ?? '';
    return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}
