import { type CsvCell, csvLine } from '../../contract/csv';

/** A table as CSV, with a header line. */
export function toCsv(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [head, ...rows].map(csvLine).join('');
}

/** Downloads a CSV text as a file. */
export function saveFile(name: string, text: string): void {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
