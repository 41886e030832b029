import { EMPTY_CHAT_KEY, STORAGE_KEYS } from '../../platform/storage-keys';

/** True if /chat will open a conversation that has messages, as far as this browser knows. */
export function hasCurrentChat(): boolean {
  const id = localStorage.getItem(STORAGE_KEYS.currentConversationId);
  return id !== null && id !== localStorage.getItem(EMPTY_CHAT_KEY);
}

/** Notes whether a conversation has no message yet, so that /chat opens it with the welcome screen at once. */
export function noteEmptyChat(conversationId: string, isEmpty: boolean): void {
  if (isEmpty) localStorage.setItem(EMPTY_CHAT_KEY, conversationId);
  else if (localStorage.getItem(EMPTY_CHAT_KEY) === conversationId) {
    localStorage.removeItem(EMPTY_CHAT_KEY);
  }
}

/** /chat then opens without a conversation, and the next message starts a new one. */
export function forgetCurrentChat(): void {
  localStorage.removeItem(STORAGE_KEYS.currentConversationId);
}
