import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OUTPUT } from './figures.js';

/** The number of newest entries to keep, because a long run would not fit into memory. */
const KEPT = 300_000;

/** A record of all sent and received frames and all closes, to diagnose failed runs. */
export class Recorder {
  private lines: object[] = [];
  private readonly startedAt = performance.now();

  note(what: string, detail: object = {}): void {
    this.lines.push({ ms: Math.round(performance.now() - this.startedAt), what, ...detail });
    if (this.lines.length > KEPT * 1.2) this.lines = this.lines.slice(-KEPT);
  }

  /** Writes the record. @returns its path. */
  async save(name: string): Promise<string> {
    await mkdir(OUTPUT, { recursive: true });
    const file = join(OUTPUT, `${name}-${Date.now()}.jsonl`);
    await writeFile(file, this.lines.map((line) => JSON.stringify(line)).join('\n'));
    return file;
  }
}
