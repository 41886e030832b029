import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';

/** The figures of one measurement by name. Names end in their unit. */
export type Figures = Record<string, number>;

export interface WorkloadResults {
  /** Of the day. */
  date: string;
  rounds: number;
  /** Medians of the rounds, by system. */
  systems: Record<string, Figures>;
}

export interface Results {
  machine: string;
  node: string;
  workloads: Record<string, WorkloadResults>;
}

const FOLDER = join(import.meta.dirname, '../results');

/** All earlier measurements, or none if the file does not exist. */
export async function readResults(file: string): Promise<Results> {
  const text = await readFile(join(FOLDER, file), 'utf8').catch(() => '{"workloads":{}}');
  return JSON.parse(text) as Results;
}

/** Keeps a workload's result among those of other runs. */
export async function saveResults(file: string, workload: string, result: WorkloadResults): Promise<void> {
  const { workloads } = await readResults(file);
  const results: Results = {
    machine: machine(),
    node: process.version,
    workloads: { ...workloads, [workload]: result },
  };
  await saveOther(file, results);
}

/** Writes a separate file beside the results. */
export async function saveOther(file: string, result: object): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, file), `${JSON.stringify(result, null, 2)}\n`);
}

/** A JSON file of `bench/results` that another script wrote; `null` if it is missing. */
export async function readOther<T>(file: string): Promise<T | null> {
  const text = await readFile(join(FOLDER, file), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as T);
}

/** The machine that measured the figures. */
export function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpus()[0]?.model}), ${memory} GiB, Linux ${release()}`;
}
