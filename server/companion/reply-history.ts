import type { SaidMessage } from '../conversations/conversation-rows.js';

/**
 * What a reply answers, as a talk: each question with its answers behind it, up to the answered message. Questions that
 * wait behind it are not part of it, and answers that only tell of a failure are not either. Pure.
 */
export function talkUpTo(messages: readonly SaidMessage[], answered: { messageId: string; messageSeq: number }) {
  const questions = messages.filter((message) => message.role === 'user' && message.seq <= answered.messageSeq);
  const first = questions[0]?.seq ?? answered.messageSeq;
  const earlier = messages.filter((message) => message.role === 'assistant' && message.seq < first);
  const answers = Map.groupBy(messages, (message) => message.replyTo);
  const talk = questions.flatMap((question) => [
    question,
    ...(question.id === answered.messageId ? [] : (answers.get(question.id) ?? [])),
  ]);
  return [...earlier, ...talk].filter((message) => message.responseType !== 'error');
}
