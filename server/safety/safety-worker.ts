/**
 * The thread that classifies messages, so that no text can block the event loop. It answers texts in the order in which
 * they arrive. Tests run this file without a build, so its imports need the extension `.ts`.
 */
import { parentPort } from 'node:worker_threads';
import { classify } from './classify.ts';

/** V8 compiles each pattern on its first two uses, so that the first message does not have to wait for it. */
const WARM_UP = [
  'How do we make bedtime calmer?',
  'My daughter is afraid of the dark. What can I do?',
  'a story please',
];

export type WorkerMessage = 'ready' | { category: ReturnType<typeof classify> };

function say(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

for (const text of WARM_UP) classify(text);
parentPort?.on('message', (text: string) => say({ category: classify(text) }));
say('ready');
