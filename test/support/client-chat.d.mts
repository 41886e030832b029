/** The client's view of a conversation, as far as tests of the server compare it. */
export interface ClientMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  status: string;
  reaction: string | null;
  editedAt: string | null;
  originalMessageId: string | null;
  clientMessageId: string | null;
  responseType: string | null;
  truncated: boolean;
}

export interface ClientChat {
  readonly messages: readonly ClientMessage[];
  readonly reply: ClientMessage | null;
  readonly lastStoredId: string | null;
  readonly gap: boolean;
}

/** A live frame as the client has read it. */
export interface ClientFrame {
  readonly type: string;
}

export function emptyChat(conversationId: string, readerId: string): ClientChat;
export function chatMessage(
  message: Partial<ClientMessage> & Pick<ClientMessage, 'id' | 'role' | 'content'>,
): ClientMessage;
export function addPage(chat: ClientChat, page: readonly ClientMessage[]): ClientChat;
export function readLiveFrame(value: unknown): ClientFrame | null;
export function applyFrame(chat: ClientChat, frame: ClientFrame): ClientChat;
