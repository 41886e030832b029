import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../server/platform/project-root.ts';
import { FEATURE_VERSION } from '../../server/safety/model/features.ts';

const FOLDERS = [
  'content/safety/training',
  'content/stories',
  'content/guides',
  'content/games',
  'test/safety/tune/unsafe',
  'test/safety/tune/harmless',
];
const FILES = [
  'content/safety/word-groups.txt',
  'content/safety/foreign-words.txt',
  'content/safety/training-excluded.json',
  'content/safety/encoder.bin',
];
/** Raise it whenever the same data would give other weights. */
const TRAINER_VERSION = 4;

/**
 * The name of a picture is one of thousands of harmless lines and says nothing, so that another cover needs no new weights. Those
 * that are committed were trained with the covers of their day.
 */
const COVER = /^\s*"?cover"?: .*$/m;

/** The sha256 of everything that the weights follow from, apart from covers. */
export function trainedOn(): string {
  const hash = createHash('sha256').update(`${FEATURE_VERSION} ${TRAINER_VERSION}`);
  const listed = FOLDERS.flatMap((folder) =>
    readdirSync(join(projectRoot(), folder)).map((file) => `${folder}/${file}`),
  );
  for (const file of listed.sort()) {
    hash.update(file).update(readFileSync(join(projectRoot(), file), 'utf8').replace(COVER, ''));
  }
  for (const file of FILES) hash.update(file).update(readFileSync(join(projectRoot(), file)));
  return hash.digest('hex');
}
