import type { ChatSnapshot } from './chat-store';

/** A screen reader hears the start and the end of an answer, not each piece. */
export function Announcer({ isStreaming, answered }: Pick<ChatSnapshot, 'isStreaming' | 'answered'>) {
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {isStreaming && <span>Starling is answering</span>}
      {!isStreaming && answered && (
        // Each answer has an element of its own: the same words in the same place are no change, and nobody reads them.
        <span key={answered.key}>{answered.isFailure ? 'Starling could not answer' : 'Starling has answered'}</span>
      )}
    </div>
  );
}
