import type { SaidMessage } from '../conversations/conversation-rows.js';
import { buildPrompt } from './prompt.js';
import type { CompanionProvider } from './providers/provider.js';
import { talkUpTo } from './reply-history.js';
import type { SafetyClassifier, SafetyVerdict } from './safety-classifier.js';

/** Messages of the talk that are read for a prompt; its bytes are cut to the provider's limit later. */
export const TALK_MESSAGES = 400;

export interface Question {
  /** Ascending, with the answered message. */
  talk: readonly SaidMessage[];
  conversationId: string;
  messageId: string;
  messageSeq: number;
  signal: AbortSignal;
}

/** Who answers, and who looks first whether that is to be. */
export interface Companion {
  provider: CompanionProvider;
  safety: Pick<SafetyClassifier, 'classify'>;
}

/** The companion's pieces, on their way; or the reason why it was not asked. */
export type Asked = { category: NonNullable<SafetyVerdict>; pieces: null } | { category: null; pieces: BegunPieces };

/** Asks the companion, unless the message needs a safety answer. `null`: the message is gone. */
export async function askCompanion({ provider, safety }: Companion, question: Question): Promise<Asked | null> {
  const { talk, conversationId, messageId, signal } = question;
  const message = talk.find(({ id }) => id === messageId);
  if (!message) return null;
  const category = await safety.classify(message.content);
  if (category) return { category, pieces: null };
  const pieces = provider.stream({ messages: buildPrompt(talkUpTo(talk, question)), signal, conversationId });
  return { category: null, pieces: new BegunPieces(pieces) };
}

/** Pieces of which the first is asked for at once, whenever somebody comes to read them. */
class BegunPieces implements AsyncIterableIterator<string> {
  private readonly iterator: AsyncIterator<string>;
  private first: Promise<IteratorResult<string>> | null;

  constructor(pieces: AsyncIterable<string>) {
    this.iterator = pieces[Symbol.asyncIterator]();
    this.first = this.iterator.next();
    // Told to whoever reads it, if anybody does.
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
