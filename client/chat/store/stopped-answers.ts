/** Answers that were stopped before their first word. They leave no message, so their question carries the fact. */
import type { ChatMessage } from './chat-message';
import { type ChatState, changeMessage } from './chat-state';

/** The answer to this message was stopped; without an id, nothing is known. */
export function markAnswerStopped(state: ChatState, questionId: string | undefined): ChatState {
  const question = state.messages.find(({ id, role }) => role === 'user' && id === questionId);
  return question ? changeMessage(state, question, { isAnswerStopped: true }) : state;
}

/**
 * Finds the stopped answers in loaded history. Every message gets one ending, and only a stop leaves no answer, unless the
 * answer is still to come: then nothing after its question is answered.
 */
export function findStoppedAnswers(state: ChatState, mayBeReplying: boolean): ChatState {
  const answers = [...state.messages, ...(state.reply ? [state.reply] : [])];
  const answered = new Set(answers.map(({ originalMessageId }) => originalMessageId));
  const questions = state.messages.filter(({ role }) => role === 'user');
  const lastAnswered = questions.findLastIndex(({ id }) => answered.has(id));
  const known = mayBeReplying ? questions.slice(0, lastAnswered + 1) : questions;
  // A message that was read had an answer. The edit of an earlier message has removed it.
  const isStopped = ({ id, status }: ChatMessage) => !answered.has(id) && status !== 'read';
  const stopped = new Set(known.filter(isStopped));
  if (stopped.size === 0) return state;
  const mark = (message: ChatMessage) => (stopped.has(message) ? { ...message, isAnswerStopped: true } : message);
  return { ...state, messages: state.messages.map(mark) };
}

/** The newest message, if it is the reader's own and no answer to it is known. */
export function findOpenQuestion({ messages, reply }: ChatState): ChatMessage | null {
  const last = messages.at(-1);
  return last?.role === 'user' && !last.isAnswerStopped && reply === null ? last : null;
}
