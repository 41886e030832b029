/**
 * The thread that classifies messages, so that no text can hold the event loop. It answers texts in the order in which they
 * come. Node runs this file as it is where the tests run, without a build: hence the `.ts` of its imports.
 */
import { parentPort } from 'node:worker_threads';
import { classifyText } from './safety.ts';

/** V8 compiles each pattern at its first two uses: these texts pay for that before a message does. */
const WARM_UP = [
  'How do we make bedtime calmer?',
  'My daughter is afraid of the dark. What can I do?',
  'a story please',
];

export type WorkerMessage = 'ready' | { category: ReturnType<typeof classifyText> };

function say(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

for (const text of WARM_UP) classifyText(text);
parentPort?.on('message', (text: string) => say({ category: classifyText(text) }));
say('ready');
