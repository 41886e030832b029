/** The safety thread, but it never finishes `stuck …` and exits on `broken`. */
import { parentPort } from 'node:worker_threads';
import type { ReviewRequest } from '../../server/safety/safety-worker.ts';

const EXPONENTIAL = /^(?:\w+ ?)+$/;

parentPort?.on('message', ({ text }: ReviewRequest) => {
  if (text.startsWith('stuck')) EXPONENTIAL.test(`${'a'.repeat(60)}!`);
  if (text === 'broken') process.exit(1);
});
await import('../../server/safety/safety-worker.ts');
