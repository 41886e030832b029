import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ChatPageState } from '../../conversations/useNewChat';
import { ChatView } from './ChatView';

/** `/chat`: the current conversation, or the beginning of one. */
export function ChatPage() {
  const asked = (useLocation().state as ChatPageState | null)?.newChat;
  const [newChat, setNewChat] = useState(asked);
  // A later visit without the state stays in the chat that it began.
  if (asked !== undefined && asked !== newChat) setNewChat(asked);
  return <ChatView key={newChat} withHeader />;
}
