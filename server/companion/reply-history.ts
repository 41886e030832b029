import type { HistoryMessage } from '../conversations/conversation-rows.js';

/**
 * The history that a reply continues: each question with its answers behind it, up to the answered message. It leaves out
 * questions that wait behind that message, and answers that only report a failure or the end of a child's time. Pure.
 */
export function historyOf(messages: readonly HistoryMessage[], answered: { messageId: string; messageSeq: number }) {
  const questions = messages.filter((message) => message.role === 'user' && message.seq <= answered.messageSeq);
  const first = questions[0]?.seq ?? answered.messageSeq;
  const earlier = messages.filter((message) => message.role === 'assistant' && message.seq < first);
  const answers = Map.groupBy(messages, (message) => message.replyTo);
  const turns = questions.flatMap((question) => [
    question,
    ...(question.id === answered.messageId ? [] : (answers.get(question.id) ?? [])),
  ]);
  return [...earlier, ...turns].filter(({ responseType }) => responseType !== 'error' && responseType !== 'time_over');
}

/** The history without these questions and their answers. Pure. */
export function withoutQuestions(messages: readonly HistoryMessage[], ids: ReadonlySet<string>): HistoryMessage[] {
  return messages.filter(({ id, replyTo }) => !ids.has(id) && !(replyTo !== null && ids.has(replyTo)));
}
