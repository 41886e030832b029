import type { MessagesService } from '../messages/messages.service.js';
import type { ReplyLease } from '../replies/replies.service.js';
import { NOTHING_WITHHELD } from '../requests/held-messages.js';
import { reviewText } from '../safety/review.ts';
import { PrefetchedReply } from './prefetched-reply.js';
import { CompanionProvider, type CompletionRequest } from './providers/provider.js';

const MESSAGE = { id: 'm', conversationId: 'c', userId: 'u', clientMessageId: 'c-1', content: 'And now?' };
const lease = (messageSeq: number) => ({ messageId: 'm', conversationId: 'c', messageSeq }) as ReplyLease;

class Recorder extends CompanionProvider {
  readonly kind = 'openai';
  readonly requests: CompletionRequest[] = [];
  hasEnded = false;

  override async *stream(request: CompletionRequest): AsyncGenerator<string> {
    this.requests.push(request);
    try {
      yield 'one ';
      yield 'two';
    } finally {
      this.hasEnded = true;
    }
  }

  override async complete(): Promise<string> {
    return '';
  }
}

describe('a prefetched reply', () => {
  const earlier = { id: 'e', seq: 4, role: 'user' as const, content: 'Hi', replyTo: null, responseType: null };
  const begin = (provider: Recorder, before: { lastSeq: number } | null, content = MESSAGE.content) =>
    new PrefetchedReply(
      { ...MESSAGE, content },
      { historyBefore: async () => before && { ...before, history: [earlier] } } as unknown as MessagesService,
      {
        provider,
        safety: { review: async (text, context) => reviewText(text, context) },
        audiences: { of: async () => null, languageOf: async () => 'en' },
        held: { check: async () => NOTHING_WITHHELD },
        answerTime: { mayGoOn: async () => true, mayWait: async () => true },
      },
    );

  it('is claimed with all its chunks, from one request with the whole history', async () => {
    const provider = new Recorder();
    const started = await begin(provider, { lastSeq: 4 }).claimFor(lease(5), new AbortController().signal);
    const chunks: string[] = [];
    for await (const chunk of started!.call.chunks!) chunks.push(chunk);
    expect(chunks).toEqual(['one ', 'two']);
    expect(provider.requests).toHaveLength(1);
    expect(provider.requests[0]!.messages.slice(1)).toEqual([
      { role: 'user', content: 'Hi' },
      { role: 'user', content: 'And now?' },
    ]);
  });

  it('is discarded, and its request ended, if another message was stored in between', async () => {
    const provider = new Recorder();
    const prefetched = begin(provider, { lastSeq: 4 });
    expect(await prefetched.claimFor(lease(6), new AbortController().signal)).toBeNull();
    await new Promise(setImmediate);
    expect(provider.requests[0]!.signal.aborted).toBe(true);
    expect(provider.hasEnded).toBe(true);
  });

  it('ends with the reply that has claimed it', async () => {
    const provider = new Recorder();
    const abort = new AbortController();
    await begin(provider, { lastSeq: 4 }).claimFor(lease(5), abort.signal);
    abort.abort('stopped');
    expect(provider.requests[0]!.signal.reason).toBe('stopped');
  });

  it('sends no request if another reply is open or the message needs a safety answer', async () => {
    const provider = new Recorder();
    const { signal } = new AbortController();
    expect(await begin(provider, null).claimFor(lease(5), signal)).toBeNull();
    const unsafe = await begin(provider, { lastSeq: 4 }, 'I want to kill myself').claimFor(lease(5), signal);
    expect(unsafe!.call).toMatchObject({ unsafe: { category: 'self_harm' }, chunks: null });
    expect(provider.requests).toEqual([]);
  });
});
