import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { ConversationPublisher } from '../chat/live/conversation-publisher.js';
import type { MessagesService } from '../conversations/messages.service.js';
import type { RepliesService, ReplyLease } from '../conversations/replies.service.js';
import { unavailable } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import type { Span } from '../platform/tracing/tracing.js';
import type { CompanionProvider } from './providers/provider.js';
import { RunningReply } from './running-reply.js';

const LEASE = {
  replyId: 'reply',
  conversationId: 'talk',
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

/** A reply on a store that the test plays. */
function replyOn(store: Partial<RepliesService>, talk: MessagesService['talk']) {
  const provider = {
    kind: 'openai',
    async *stream() {
      yield 'Birds sing';
    },
  } as Partial<CompanionProvider> as CompanionProvider;
  const replies = { checkpoint: async () => ({ stopRequested: false }), ...store } as RepliesService;
  const publisher = { publishPiece: () => undefined, publishTyping: async () => undefined };
  return new RunningReply(LEASE, null, span, {
    messages: { talk } as Partial<MessagesService> as MessagesService,
    replies,
    publisher: publisher as Partial<ConversationPublisher> as ConversationPublisher,
    writers: { add: () => () => undefined },
    provider,
    safety: { classify: async () => null },
    events: new Events(),
    replyTimeoutSeconds: 30,
  });
}

beforeAll(() => Logger.overrideLogger(false));

const question = { id: 'question', seq: 1, role: 'user', content: 'Why?', replyTo: null, responseType: null } as const;

it('is given back, not ended, where the store does not say what there is to answer', async () => {
  const finish = jest.fn<RepliesService['finish']>();
  const release = jest.fn<RepliesService['release']>().mockResolvedValue();
  const reply = replyOn({ finish, release }, async () => {
    throw unavailable(new Error('no connection'));
  });
  await expect(reply.run()).rejects.toMatchObject({ code: 'unavailable' });
  expect(release).toHaveBeenCalledWith(LEASE, '');
  expect(finish).not.toHaveBeenCalled();
});

it('asks how it ended until the store says so, however long that takes', async () => {
  jest.useFakeTimers();
  try {
    let isAway = true;
    const finish = jest.fn<RepliesService['finish']>().mockImplementation(async () => {
      if (isAway) throw unavailable(new Error('no answer'));
      return true;
    });
    const done = replyOn({ finish }, async () => [question]).run();
    await jest.advanceTimersByTimeAsync(60_000);
    isAway = false;
    await jest.advanceTimersByTimeAsync(1_000);
    await done;
    expect(finish).toHaveBeenLastCalledWith(LEASE, { state: 'final', content: 'Birds sing', truncated: false }, true);
  } finally {
    jest.useRealTimers();
  }
});

it('keeps its attempt where something else is wrong, so that it ends after three', async () => {
  const finish = jest.fn<RepliesService['finish']>();
  const release = jest.fn<RepliesService['release']>();
  const reply = replyOn({ finish, release }, async () => {
    throw new TypeError('a fault of our own');
  });
  await expect(reply.run()).rejects.toThrow('a fault of our own');
  expect(release).not.toHaveBeenCalled();
  expect(finish).not.toHaveBeenCalled();
});

it('is left to the next attempt where the store refuses its ending', async () => {
  jest.useFakeTimers();
  try {
    const finish = jest.fn<RepliesService['finish']>().mockRejectedValue(new Error('violates a check'));
    const done = replyOn({ finish }, async () => [question]).run();
    const failed = expect(done).rejects.toThrow('violates a check');
    await jest.advanceTimersByTimeAsync(20_000);
    await failed;
  } finally {
    jest.useRealTimers();
  }
});
