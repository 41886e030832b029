import type { LearningObject, LearningResult, LearningVerb } from '../../../contract/progress';

/** What a child did. It holds names and flags, never words of the child. */
export interface LearningEvent {
  verb: LearningVerb;
  object: LearningObject;
  /** A slug, for a question with its number: `counting-at-the-pond/2`. */
  objectId: string;
  result?: Pick<LearningResult, 'skill' | 'first_try' | 'helped'>;
}

/** An event on its way to the server. */
export interface QueuedEvent extends LearningEvent {
  /** A repeated id changes nothing on the server. */
  id: string;
  /** Milliseconds on the clock of the server. */
  at: number;
}

/** Whether this was stored by the queue; anything else in the storage is dropped. */
export function isQueuedEvent(value: unknown): value is QueuedEvent {
  const event = value as QueuedEvent | null;
  return (
    typeof event === 'object' &&
    event !== null &&
    typeof event.id === 'string' &&
    typeof event.at === 'number' &&
    typeof event.verb === 'string' &&
    typeof event.object === 'string' &&
    typeof event.objectId === 'string'
  );
}
