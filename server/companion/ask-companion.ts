import { type ChildAudience, type ChildAudiences, languageOfChild } from '../children/child-audiences.js';
import type { AnswerTime } from '../controls/answer-time.js';
import type { HistoryMessage } from '../conversations/conversation-rows.js';
import { RECENT_MESSAGES } from '../messages/message-review.js';
import { type HeldMessages, NOTHING_WITHHELD, type WithheldAnswer } from '../requests/held-messages.js';
import type { SafetyReader } from '../safety/answers.js';
import { hintFor } from '../safety/hints.js';
import type { SafetyClassifier } from '../safety/safety-classifier.js';
import { fixedTextVerdict, type UnsafeVerdict } from '../safety/safety-verdict.js';
import { childSystemPrompt } from './child-prompt.js';
import { buildPrompt } from './prompt.js';
import type { CompanionProvider } from './providers/provider.js';
import { historyOf, withoutQuestions } from './reply-history.js';

/** So many messages are read for a prompt; `buildPrompt` then cuts them to the size of a request. */
export const PROMPT_HISTORY_LIMIT = 400;

export interface Question {
  /** Ascending; the answered message is in it. */
  history: readonly HistoryMessage[];
  /** The account that asks. */
  userId: string;
  conversationId: string;
  messageId: string;
  messageSeq: number;
  signal: AbortSignal;
}

/** The provider that answers, and the classifier that is asked before it. */
export interface Companion {
  provider: CompanionProvider;
  safety: Pick<SafetyClassifier, 'review'>;
  /** For whom a reply is written. */
  audiences: Pick<ChildAudiences, 'of' | 'languageOf'>;
  /** Which messages of a child wait for a guardian, or are not answered at all. */
  held: Pick<HeldMessages, 'check'>;
  /** Whether a child may be answered now. */
  answerTime: Pick<AnswerTime, 'mayGoOn' | 'mayWait'>;
}

/**
 * A call that has begun. With `unsafe` the message gets a safety answer, and with `withheld` an answer in place of a reply;
 * `isTimeOver`: the rules of the child allow no reply now. In all three cases the provider was not called.
 */
export type ProviderCall =
  | { unsafe: UnsafeVerdict | 'unchecked'; reader: SafetyReader; withheld: null; chunks: null }
  | { unsafe: null; withheld: WithheldAnswer; chunks: null }
  | { unsafe: null; withheld: null; isTimeOver: true; chunks: null }
  | { unsafe: null; withheld: null; chunks: EagerChunks; child: ChildAudience | null };

/**
 * Calls the provider, unless the message needs another answer. A safety answer comes first, then what a guardian wants to
 * decide, then the time of the child. `null`: the message is gone.
 */
export async function askCompanion(
  { provider, safety, audiences, held, answerTime }: Companion,
  question: Question,
): Promise<ProviderCall | null> {
  const { history, userId, conversationId, messageId, signal } = question;
  const message = history.find(({ id }) => id === messageId);
  if (!message) return null;
  const child = (await audiences.of(userId)) ?? undefined;
  const band = child?.ageBand ?? null;
  const recent = child ? recentOf(history, message) : [];
  const verdict = await safety.review(message.content, {
    direction: 'in',
    band,
    language: child?.languages[0],
    recent,
  });
  const unsafe = fixedTextVerdict(verdict);
  if (unsafe) {
    const language = child ? languageOfChild(child) : await audiences.languageOf(userId);
    return { unsafe, reader: { band, language }, withheld: null, chunks: null };
  }
  const checked = child
    ? await held.check({ ...question, text: message.content, language: languageOfChild(child) })
    : NOTHING_WITHHELD;
  if (checked.answer) return { unsafe: null, withheld: checked.answer, chunks: null };
  if (child && !(await answerTime.mayGoOn(userId))) {
    return { unsafe: null, withheld: null, isTimeOver: true, chunks: null };
  }
  const answered = withoutQuestions(history, checked.withheldIds);
  const hints = verdict && verdict !== 'unchecked' ? [hintFor(verdict.category)] : [];
  const instructions = child && [childSystemPrompt(child), ...hints].join('\n');
  const messages = buildPrompt(historyOf(answered, question), instructions);
  const chunks = provider.stream({ messages, signal, conversationId, child });
  return { unsafe: null, withheld: null, chunks: new EagerChunks(chunks), child: child ?? null };
}

function recentOf(history: readonly HistoryMessage[], { seq }: HistoryMessage): string[] {
  const earlier = history.filter((message) => message.role === 'user' && message.seq < seq);
  return earlier.slice(-RECENT_MESSAGES).map(({ content }) => content);
}

/** The chunks of a stream. It asks for the first one at once, before anything reads them. */
class EagerChunks implements AsyncIterableIterator<string> {
  private readonly iterator: AsyncIterator<string>;
  private first: Promise<IteratorResult<string>> | null;

  constructor(chunks: AsyncIterable<string>) {
    this.iterator = chunks[Symbol.asyncIterator]();
    this.first = this.iterator.next();
    // The reader of `next` gets the error. Chunks that are never read must not end the process.
    this.first.catch(() => undefined);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<string>> {
    const { first } = this;
    this.first = null;
    return first ?? this.iterator.next();
  }

  async return(): Promise<IteratorResult<string>> {
    await this.iterator.return?.();
    return { done: true, value: undefined };
  }
}
