import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { ConversationPublisher } from '../live/conversation-publisher.js';
import type { MessagesService } from '../messages/messages.service.js';
import { unavailable } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import type { Span } from '../platform/tracing/tracing.js';
import type { RepliesService, ReplyLease } from '../replies/replies.service.js';
import { NOTHING_WITHHELD } from '../requests/held-messages.js';
import type { CompanionProvider } from './providers/provider.js';
import { ReplyRun } from './reply-run.js';

const LEASE = {
  replyId: 'reply',
  conversationId: 'conversation',
  messageId: 'question',
  messageSeq: 1,
  stopRequested: false,
  exhausted: false,
  textSoFar: '',
  askedAt: new Date(),
} as ReplyLease;

const span: Span = {
  run: (work) => work(span),
  child: () => span,
  mark: () => undefined,
  note: () => undefined,
  end: () => undefined,
} as Partial<Span> as Span;

/** A run on a store that the test plays. */
function runOn(store: Partial<RepliesService>, historyUpTo: MessagesService['historyUpTo']) {
  const provider = {
    kind: 'openai',
    async *stream() {
      yield 'Birds sing';
    },
  } as Partial<CompanionProvider> as CompanionProvider;
  const replies = { checkpoint: async () => ({ stopRequested: false }), ...store } as RepliesService;
  const publisher = { publishChunk: () => undefined, publishTyping: async () => undefined };
  return new ReplyRun(LEASE, null, span, {
    messages: { historyUpTo } as Partial<MessagesService> as MessagesService,
    replies,
    publisher: publisher as Partial<ConversationPublisher> as ConversationPublisher,
    writers: { add: () => () => undefined },
    provider,
    safety: { review: async () => null },
    audiences: { of: async () => null, languageOf: async () => 'en' },
    help: { linesFor: async () => [] },
    held: { check: async () => NOTHING_WITHHELD },
    answerTime: { mayGoOn: async () => true, mayWait: async () => true },
    review: { ofChild: async () => null },
    blockedReplies: { queue: async () => undefined },
    events: new Events(),
    replyTimeoutSeconds: 30,
    draining: new AbortController().signal,
  });
}

beforeAll(() => Logger.overrideLogger(false));

const question = { id: 'question', seq: 1, role: 'user', content: 'Why?', replyTo: null, responseType: null } as const;

it('releases its lease, without an ending, if the store is unavailable before the reply begins', async () => {
  const finish = jest.fn<RepliesService['finish']>();
  const release = jest.fn<RepliesService['release']>().mockResolvedValue();
  const run = runOn({ finish, release }, async () => {
    throw unavailable(new Error('no connection'));
  });
  await expect(run.run()).rejects.toMatchObject({ code: 'unavailable' });
  expect(release).toHaveBeenCalledWith(LEASE, '');
  expect(finish).not.toHaveBeenCalled();
});

it('stores its ending again and again while the store is unavailable', async () => {
  jest.useFakeTimers();
  try {
    let isUnavailable = true;
    const finish = jest.fn<RepliesService['finish']>().mockImplementation(async () => {
      if (isUnavailable) throw unavailable(new Error('no answer'));
      return true;
    });
    const done = runOn({ finish }, async () => [question]).run();
    await jest.advanceTimersByTimeAsync(60_000);
    isUnavailable = false;
    await jest.advanceTimersByTimeAsync(1_000);
    await done;
    expect(finish).toHaveBeenLastCalledWith(LEASE, { state: 'final', content: 'Birds sing', truncated: false }, true);
  } finally {
    jest.useRealTimers();
  }
});

it('keeps its lease after any other fault, so that the attempt counts', async () => {
  const finish = jest.fn<RepliesService['finish']>();
  const release = jest.fn<RepliesService['release']>();
  const run = runOn({ finish, release }, async () => {
    throw new TypeError('a fault of our own');
  });
  await expect(run.run()).rejects.toThrow('a fault of our own');
  expect(release).not.toHaveBeenCalled();
  expect(finish).not.toHaveBeenCalled();
});

it('gives up an ending that the store rejects, once the lease has ended', async () => {
  jest.useFakeTimers();
  try {
    const finish = jest.fn<RepliesService['finish']>().mockRejectedValue(new Error('violates a check'));
    const done = runOn({ finish }, async () => [question]).run();
    const failed = expect(done).rejects.toThrow('violates a check');
    await jest.advanceTimersByTimeAsync(20_000);
    await failed;
  } finally {
    jest.useRealTimers();
  }
});
