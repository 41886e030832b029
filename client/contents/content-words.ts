/** Contents in words. */
import type { ContentKind } from '../../contract/contents';

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** `640 bytes`, `1.4 MB`. */
export function sizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  const digits = step === 0 || value >= 10 ? 0 : 1;
  return `${value.toLocaleString(undefined, { maximumFractionDigits: digits })} ${UNITS[step]}`;
}

export const KIND_TEXTS: Readonly<Record<ContentKind, string>> = {
  story: 'Story',
  picture: 'Picture',
  worksheet: 'Worksheet',
};

/** Why a file was not stored, for the person who sent it. */
export function problemText(problem: string | null): string {
  return (problem !== null && PROBLEMS[problem]) || 'This file could not be stored. Please try again.';
}

const PROBLEMS: Readonly<Record<string, string>> = {
  type_mismatch: 'The file is not what its name says. Please save it again as a picture, PDF or text.',
  unreadable_file: 'The file is damaged and could not be opened.',
  too_many_pixels: 'The picture has too many pixels. Please make it smaller.',
  unsafe_text: 'The text has words that are not right for children.',
  virus_found: 'The scanner found something harmful in this file.',
  scan_unavailable: 'The file could not be scanned. Please try again later.',
};
