/** `conversation_event` frames: edits, deletions, reactions, the title. They change messages and never become one. */
import { REACTIONS, type Reaction } from '../../../contract/conversations';
import type { LiveFrame } from '../live/live-frame';
import type { ChatMessage } from './chat-message';
import { type ChatState, changeMessage, findMessage, withMessages } from './chat-state';

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readReaction(value: unknown): Reaction | null {
  const lower = readText(value)?.toLowerCase();
  return REACTIONS.find((reaction) => reaction === lower) ?? null;
}

/**
 * The server deletes the stored messages after an edited one with events of their own. A reply in progress is not stored
 * yet, so it is dropped here.
 */
function applyEdit(state: ChatState, id: string, frame: LiveFrame, changes: Record<string, unknown>): ChatState {
  const old = findMessage(state, id);
  if (!old) return state;
  const editedAt = readText(changes.edited_at) ?? old.editedAt;
  // A moderator who hides a message changes its text too, but that asks for no new reply.
  const isOwnEdit = old.role === 'user' && editedAt !== old.editedAt;
  const edited = changeMessage(state, old, {
    content: readText(changes.content) ?? (frame.content || old.content),
    editedAt,
    // The new reply reports `delivered` and `read` again.
    status: isOwnEdit ? 'sent' : old.status,
    isAnswerStopped: old.isAnswerStopped && !isOwnEdit,
  });
  const answersOldText = isOwnEdit && (state.reply?.originalMessageId ?? id) === id;
  return answersOldText ? { ...edited, reply: null } : edited;
}

/** A message whose answer was deleted was read, unless a later edit has asked for another answer. */
function withQuestionRead(state: ChatState, { timestamp, metadata }: LiveFrame): ChatState {
  const question = findMessage(state, readText(metadata.changes?.reply_to) ?? '');
  if (!question || (question.editedAt !== null && question.editedAt > timestamp)) return state;
  return changeMessage(state, question, { status: 'read' });
}

/** A deleted message takes its reply with it. */
function applyDeletion(state: ChatState, id: string): ChatState {
  const isDeleted = (message: ChatMessage) => message.id === id || message.originalMessageId === id;
  const messages = state.messages.filter((message) => !isDeleted(message));
  const reply = state.reply && isDeleted(state.reply) ? null : state.reply;
  return withMessages({ ...state, reply }, messages);
}

export function applyConversationEvent(state: ChatState, frame: LiveFrame): ChatState {
  const { event, changes = {}, messageId: id = '' } = frame.metadata;
  switch (event) {
    case 'message_edited':
      return applyEdit(state, id, frame, changes);
    case 'message_deleted':
      return id ? applyDeletion(withQuestionRead(state, frame), id) : state;
    case 'reaction': {
      const message = findMessage(state, id);
      return message ? changeMessage(state, message, { reaction: readReaction(changes.reaction) }) : state;
    }
    case 'deleted':
    case 'conversation_deleted':
      return { ...state, isDeleted: true, reply: null, isThinking: false, typists: [] };
    default:
      return 'title' in changes ? { ...state, title: readText(changes.title) ?? null } : state;
  }
}
