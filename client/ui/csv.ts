import { type CsvCell, csvLine } from '../../contract/csv';
import { saveFile } from './save-file';

/** A table as CSV, with a header line. */
export function toCsv(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [head, ...rows].map(csvLine).join('');
}

/** Downloads a CSV text as a file. */
export function saveCsv(name: string, text: string): void {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  saveFile(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }), name);
}
