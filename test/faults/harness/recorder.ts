import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OUTPUT } from './figures.js';

/** The newest so many are kept: a long run would not fit into memory. */
const KEPT = 300_000;

/** Everything that was sent, came and closed, to be read when something is wrong. */
export class Recorder {
  private lines: object[] = [];
  private readonly startedAt = performance.now();

  note(what: string, detail: object = {}): void {
    this.lines.push({ ms: Math.round(performance.now() - this.startedAt), what, ...detail });
    if (this.lines.length > KEPT * 1.2) this.lines = this.lines.slice(-KEPT);
  }

  /** Writes the record. @returns where it is. */
  async save(name: string): Promise<string> {
    await mkdir(OUTPUT, { recursive: true });
    const file = join(OUTPUT, `${name}-${Date.now()}.jsonl`);
    await writeFile(file, this.lines.map((line) => JSON.stringify(line)).join('\n'));
    return file;
  }
}
