export type Cell = string | number | boolean | null | undefined;

/**
 * One cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula is made plain by an apostrophe:
 * names and addresses come from people.
 */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV text with a head line, lines ended by CRLF. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  // The mark at the start tells spreadsheets that the text is UTF-8.
  const address = URL.createObjectURL(new Blob([type.startsWith('text/csv') ? `\uFEFF${text}` : text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
