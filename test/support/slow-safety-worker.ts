/** The safety thread with a pattern that takes for ever on `stuck …`, and an end on `broken`. */
import { parentPort } from 'node:worker_threads';

const EXPONENTIAL = /^(?:\w+ ?)+$/;

parentPort?.on('message', (text: string) => {
  if (text.startsWith('stuck')) EXPONENTIAL.test(`${'a'.repeat(60)}!`);
  if (text === 'broken') process.exit(1);
});
await import('../../server/companion/safety-worker.ts');
