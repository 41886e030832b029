import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Counts } from './checker.js';

/** Where runs leave what they measured and, where they fail, what they recorded. */
export const OUTPUT = join(process.cwd(), 'test/.output');

export interface Spread {
  p50: number;
  p95: number;
  max: number;
  samples: number;
}

/** Of durations in milliseconds. */
export function spreadOf(durations: readonly number[]): Spread {
  const sorted = [...durations].sort((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1), samples: sorted.length };
}

export interface CaseReport {
  /** As quality.md names it. */
  fault: string;
  rounds: number;
  counts: Counts;
  /** From the fault until what the case waits for is back. Milliseconds. */
  recovery?: Spread;
  /** Whatever else the case measures. */
  figures?: Record<string, unknown>;
}

/** One line of JSON a case, to standard output and to `test/.output/faults.jsonl`. */
export async function report(result: CaseReport): Promise<void> {
  const line = JSON.stringify({ at: new Date().toISOString(), ...result });
  process.stdout.write(`${line}\n`);
  await mkdir(OUTPUT, { recursive: true });
  await appendFile(join(OUTPUT, 'faults.jsonl'), `${line}\n`);
}
