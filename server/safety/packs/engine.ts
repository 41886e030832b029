import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';
import { PACKS } from './packs.ts';
import { RuleEngine } from './rule-engine.ts';

let engine: RuleEngine | null = null;

/** The compiled packs. Compiling takes about half a second, once for each thread. */
export function ruleEngine(): RuleEngine {
  engine ??= new RuleEngine(PACKS, readOrdinaryWords());
  return engine;
}

function readOrdinaryWords(): string[] {
  const lines = readFileSync(join(projectRoot(), 'content/safety/known-words.txt'), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}
