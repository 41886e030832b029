import type { Reaction } from '../../../contract/conversations';
import type { ChatMessage } from '../store/chat-message';

/** What a reader can do with a message. */
export interface MessageCommands {
  /** Starts editing one of the reader's own messages in place. */
  onEdit(message: ChatMessage): void;
  onRemove(message: ChatMessage): void;
  onReact(message: ChatMessage, reaction: Reaction | null): void;
  onReport(message: ChatMessage): void;
}
