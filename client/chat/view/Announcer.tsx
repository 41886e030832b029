import type { ChatSnapshot } from '../store/chat-snapshot';
import { t } from '../texts';

/** Announces the start and the end of an answer to a screen reader, but not each chunk. */
export function Announcer({ isStreaming, reply }: Pick<ChatSnapshot, 'isStreaming' | 'reply'>) {
  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {isStreaming && <span>{t('says.answering')}</span>}
      {!isStreaming && reply.state === 'ended' && (
        // The key gives each answer an element of its own: screen readers skip the same words in the same element.
        <span key={reply.key}>{reply.isFailure ? t('says.failed') : t('says.answered')}</span>
      )}
    </div>
  );
}
