/** Contents in words. */
import { decimalText } from '../platform/languages/numbers';
import { t } from './texts';

const UNITS = ['bytes', 'kilobytes', 'megabytes', 'gigabytes'] as const;

/** `640 bytes`, `1.4 MB`. */
export function sizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  const digits = step === 0 || value >= 10 ? 0 : 1;
  return t(`size.${UNITS[step] ?? 'bytes'}`, { value: decimalText(value, digits, 0) });
}

/** Why a file was not stored, for the person who sent it. */
export function problemText(problem: string | null): string {
  return t(`problem.${PROBLEMS.find((known) => known === problem) ?? 'other'}`);
}

const PROBLEMS = [
  'type_mismatch',
  'unreadable_file',
  'too_many_pixels',
  'unsafe_text',
  'virus_found',
  'scan_unavailable',
] as const;
