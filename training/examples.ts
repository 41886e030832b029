import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewDirection, SafetyCategory } from '../contract/safety.ts';
import { projectRoot } from '../server/platform/project-root.ts';

/** Sentences that were written for training, and the part of the test set that may be seen. */
const TRAINING = join(projectRoot(), 'content/safety/training');
const TUNE = ['unsafe', 'harmless'].map((label) => join(projectRoot(), 'test/safety/tune', label));

export interface Example {
  readonly text: string;
  readonly direction: ReviewDirection;
  readonly category: SafetyCategory | 'none';
  readonly language: string;
  readonly home: boolean;
  readonly isTune: boolean;
}

/** Short hashes of training sentences that are too like a measuring sentence. `test/safety/training.spec.ts` writes them. */
export const EXCLUDED_FILE = join(projectRoot(), 'content/safety/training-excluded.json');

/** All examples, in an order that depends on nothing but the files. */
export function readExamples(): Example[] {
  const excluded = new Set(JSON.parse(readFileSync(EXCLUDED_FILE, 'utf8')) as string[]);
  return [
    ...readTrainingFolder()
      .filter(({ text }) => !excluded.has(hashOf(text)))
      .map((example) => ({ ...example, isTune: false })),
    ...TUNE.flatMap(readFolder).map((example) => ({ ...example, isTune: true })),
  ];
}

export function readTrainingFolder(): Omit<Example, 'isTune'>[] {
  return readFolder(TRAINING);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

type Row = Pick<Example, 'text' | 'direction' | 'category'> & { language?: string; home?: boolean };

function readFolder(folder: string): Omit<Example, 'isTune'>[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const { text, direction, category, language = 'en', home = false } = JSON.parse(line) as Row;
      return { text, direction, category, language, home };
    });
}
