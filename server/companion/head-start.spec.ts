import type { MessagesService } from '../conversations/messages.service.js';
import type { ReplyLease } from '../conversations/replies.service.js';
import { HeadStart } from './head-start.js';
import { CompanionProvider, type CompletionRequest } from './providers/provider.js';
import { classifyText } from './safety.ts';

const MESSAGE = { id: 'm', conversationId: 'c', userId: 'u', clientMessageId: 'c-1', content: 'And now?' };
const lease = (messageSeq: number) => ({ messageId: 'm', conversationId: 'c', messageSeq }) as ReplyLease;

class Recorder extends CompanionProvider {
  readonly kind = 'openai';
  readonly requests: CompletionRequest[] = [];
  isLetGo = false;

  override async *stream(request: CompletionRequest): AsyncGenerator<string> {
    this.requests.push(request);
    try {
      yield 'one ';
      yield 'two';
    } finally {
      this.isLetGo = true;
    }
  }

  override async complete(): Promise<string> {
    return '';
  }
}

describe('a head start', () => {
  const earlier = { id: 'e', seq: 4, role: 'user' as const, content: 'Hi', replyTo: null, responseType: null };
  const begin = (provider: Recorder, before: { lastSeq: number } | null, content = MESSAGE.content) =>
    new HeadStart(
      { ...MESSAGE, content },
      { talkBefore: async () => before && { ...before, talk: [earlier] } } as unknown as MessagesService,
      { provider, safety: { classify: async (text) => classifyText(text) } },
    );

  it('is taken over with all its pieces, asked once with the whole talk', async () => {
    const provider = new Recorder();
    const started = await begin(provider, { lastSeq: 4 }).takeOver(lease(5), new AbortController().signal);
    const pieces: string[] = [];
    for await (const piece of started!.asked.pieces!) pieces.push(piece);
    expect(pieces).toEqual(['one ', 'two']);
    expect(provider.requests).toHaveLength(1);
    expect(provider.requests[0]!.messages.slice(1)).toEqual([
      { role: 'user', content: 'Hi' },
      { role: 'user', content: 'And now?' },
    ]);
  });

  it('is dropped where somebody wrote in between, and the provider let go', async () => {
    const provider = new Recorder();
    const headStart = begin(provider, { lastSeq: 4 });
    expect(await headStart.takeOver(lease(6), new AbortController().signal)).toBeNull();
    await new Promise(setImmediate);
    expect(provider.requests[0]!.signal.aborted).toBe(true);
    expect(provider.isLetGo).toBe(true);
  });

  it('ends with the reply that took it over', async () => {
    const provider = new Recorder();
    const abort = new AbortController();
    await begin(provider, { lastSeq: 4 }).takeOver(lease(5), abort.signal);
    abort.abort('stopped');
    expect(provider.requests[0]!.signal.reason).toBe('stopped');
  });

  it('asks nobody where another reply is open, or the message needs a safety answer', async () => {
    const provider = new Recorder();
    const { signal } = new AbortController();
    expect(await begin(provider, null).takeOver(lease(5), signal)).toBeNull();
    const unsafe = await begin(provider, { lastSeq: 4 }, 'I want to kill myself').takeOver(lease(5), signal);
    expect(unsafe!.asked).toMatchObject({ category: expect.any(String), pieces: null });
    expect(provider.requests).toEqual([]);
  });
});
