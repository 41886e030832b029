/**
 * The thread that reviews texts, so that no text can block the event loop. It answers texts in the order in which they
 * arrive. Tests run this file without a build, so its imports need the extension `.ts`.
 */
import { parentPort } from 'node:worker_threads';
import { safetyModel } from './model/with-model.ts';
import { reviewText } from './review.ts';
import { reviewStory } from './review-story.ts';
import type { ReviewContext, UnsafeVerdict } from './safety-verdict.ts';

/** V8 compiles each pattern on its first two uses, and the encoder while it reads, so that the first message need not wait. */
const WARM_UP = [
  'How do we make bedtime calmer?',
  'My daughter is afraid of the dark. What can I do?',
  'a story please',
  'I am so angry with my brother that I could scream at him, and nobody listens to me',
  'What happens to a body that never gets enough sleep?',
];

export interface ReviewRequest {
  text: string;
  context: ReviewContext;
}

/** `fault`: the thread decides without its encoder, and this is why. */
export type WorkerMessage = 'ready' | { verdict: UnsafeVerdict | null } | { fault: string };

function say(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

for (const text of WARM_UP) {
  reviewText(text, { direction: 'in', band: null });
  for (const direction of ['in', 'out'] as const) reviewText(text, { direction, band: '6_9' });
}
parentPort?.on('message', ({ text, context }: ReviewRequest) => {
  say({ verdict: context.isStory ? reviewStory(text) : reviewText(text, context) });
});
const { encoderFault } = safetyModel();
if (encoderFault) say({ fault: encoderFault.message });
say('ready');
