import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Counts } from './checker.js';

/** The folder for measurements, and for the records of failed runs. */
export const OUTPUT = join(process.cwd(), 'test/.output');

export interface Spread {
  p50: number;
  p95: number;
  max: number;
  samples: number;
}

/** Quantiles of durations in milliseconds. */
export function spreadOf(durations: readonly number[]): Spread {
  const sorted = [...durations].sort((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1), samples: sorted.length };
}

export interface CaseReport {
  /** The name of the case in docs/faults.md. */
  fault: string;
  rounds: number;
  counts: Counts;
  /** Milliseconds from the fault to the recovery that the case waits for. */
  recovery?: Spread;
  /** Other measurements of the case. */
  figures?: Record<string, unknown>;
}

/** One line of JSON a case, to standard output and to `test/.output/faults.jsonl`. */
export async function report(result: CaseReport): Promise<void> {
  const line = JSON.stringify({ at: new Date().toISOString(), ...result });
  process.stdout.write(`${line}\n`);
  await mkdir(OUTPUT, { recursive: true });
  await appendFile(join(OUTPUT, 'faults.jsonl'), `${line}\n`);
}
