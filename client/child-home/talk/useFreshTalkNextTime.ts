import { useEffect } from 'react';
import { holds, NOT_SHOWN_TO_FAMILY } from '../../../contract/home-answers';
import type { ChatSnapshot } from '../../chat/store/chat-snapshot';
import { forgetCurrentChat } from '../../chat/store/current-chat';

/**
 * After an answer that the family never sees, the device opens a new talk next time: what the child told is gone from the
 * old one, and what it wrote there next would be missing, too.
 */
export function useFreshTalkNextTime(snapshot: ChatSnapshot): void {
  const hasTold = snapshot.messages.some(
    ({ role, content }) => role === 'assistant' && holds(content, NOT_SHOWN_TO_FAMILY),
  );
  useEffect(() => {
    // With each change: a connection that comes back notes the talk again.
    if (hasTold && snapshot.conversationId) forgetCurrentChat();
  }, [hasTold, snapshot]);
}
