import { ChatView } from './ChatView';

/** `/chat`: the current conversation, or the beginning of one. */
export function ChatPage() {
  return <ChatView withHeader />;
}
