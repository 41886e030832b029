import type { ConversationAction } from '../conversations/conversation.policy.js';
import type { MessageRow } from '../conversations/conversation-rows.js';

/** What a call does with one message. */
export type MessageAction = 'read' | 'react' | 'edit';

/** The right that the actor needs on the conversation. */
export const CONVERSATION_ACTION: Readonly<Record<MessageAction, ConversationAction>> = {
  read: 'open',
  react: 'write',
  edit: 'write',
};

/** Users edit and delete what users wrote, never the assistant's replies. */
export function canEdit(message: Pick<MessageRow, 'role'>): boolean {
  return message.role === 'user';
}
