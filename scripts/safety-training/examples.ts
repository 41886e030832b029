import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewDirection, SafetyCategory } from '../../contract/safety.ts';
import { projectRoot } from '../../server/platform/project-root.ts';

/** Sentences that were written for training, and the part of the test set that may be seen. */
const TRAINING = join(projectRoot(), 'content/safety/training');
/** Stories, guides and games: what a good helper says, and about danger as well. */
const LIBRARY = ['stories', 'guides', 'games'].map((folder) => join(projectRoot(), 'content', folder));
/** Shorter parts are names and numbers. */
const SENTENCE_LENGTH_MIN = 12;
const TUNE = ['unsafe', 'harmless'].map((label) => join(projectRoot(), 'test/safety/tune', label));

export interface Example {
  readonly text: string;
  readonly direction: ReviewDirection;
  readonly category: SafetyCategory | 'none';
  readonly language: string;
  readonly home: boolean;
  readonly isTune: boolean;
  /** A sentence of our own library: flagging it would stop a story. */
  readonly isLibrary: boolean;
}

type GivenExample = Omit<Example, 'isTune' | 'isLibrary'>;

/** Short hashes of training sentences that are too like a measuring sentence. `test/safety/training.spec.ts` writes them. */
export const EXCLUDED_FILE = join(projectRoot(), 'content/safety/training-excluded.json');

/** All examples, in an order that depends on nothing but the files. */
export function readExamples(): Example[] {
  const excluded = new Set(JSON.parse(readFileSync(EXCLUDED_FILE, 'utf8')) as string[]);
  return [
    ...readTrainingFolder()
      .filter(({ text }) => !excluded.has(hashOf(text)))
      .map((example) => ({ ...example, isTune: false, isLibrary: false })),
    ...LIBRARY.flatMap(readLibraryFolder),
    ...TUNE.flatMap(readFolder).map((example) => ({ ...example, isTune: true, isLibrary: false })),
  ];
}

export function readTrainingFolder(): GivenExample[] {
  return readFolder(TRAINING);
}

function readLibraryFolder(folder: string): Example[] {
  const texts = readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/(?<=[.!?])\s+|\n/))
    .map((text) => text.trim())
    .filter((text) => text.length >= SENTENCE_LENGTH_MIN);
  const harmless = { direction: 'out', category: 'none', language: 'en', home: false } as const;
  return [...new Set(texts)].map((text) => ({ text, ...harmless, isTune: false, isLibrary: true }));
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

type Row = Pick<Example, 'text' | 'direction' | 'category'> & { language?: string; home?: boolean };

function readFolder(folder: string): GivenExample[] {
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
