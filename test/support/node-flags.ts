import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };

/** The flags of Node that `npm start` runs Starling with. */
export const NODE_FLAGS: readonly string[] = scripts.start.split(' ').filter((word) => word.startsWith('--'));
