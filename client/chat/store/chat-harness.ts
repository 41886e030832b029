/** A chat store and its server, which the test plays by hand. */
import { jest } from '@jest/globals';
import type { LiveSink } from '../live/live-client';
import type { LiveFrame, LiveFrameMetadata } from '../live/live-frame';
import type { ChatApi } from './chat-api';
import { type ChatMessage, chatMessage } from './chat-message';
import { ChatStore, type ChatStoreOptions } from './chat-store';
import type { SendableEntry } from './outbox';

export const CONVERSATION = '018f0000-0000-7000-8000-000000000001';
export const OTHER = '018f0000-0000-7000-8000-000000000002';

export function createChatHarness(options: Partial<ChatStoreOptions> = {}) {
  const sinks: { conversationId: string; sink: LiveSink }[] = [];
  const values = new Map<string, string>();
  let start: ((frame: LiveFrame) => void) | undefined;
  let stored = 0;
  const api = {
    live: {
      start: () => new Promise<LiveFrame>((resolve) => (start = resolve)),
      open: (conversationId: string, _after: string | null, sink: LiveSink) => {
        sinks.push({ conversationId, sink });
        return { close: () => undefined };
      },
      refreshToken: () => Promise.resolve(),
    },
    send: jest.fn(async (entry: SendableEntry): Promise<ChatMessage> => {
      stored += 1;
      return chatMessage({
        id: `u${stored}`,
        role: 'user',
        content: entry.content,
        conversationId: entry.conversationId,
        clientMessageId: entry.clientMessageId,
        timestamp: new Date(Date.now()).toISOString(),
      });
    }),
    history: jest.fn<ChatApi['history']>().mockResolvedValue({ messages: [], hasMore: false }),
    stop: jest.fn<ChatApi['stop']>().mockResolvedValue(),
    setTyping: jest.fn<ChatApi['setTyping']>().mockResolvedValue(),
    markRead: jest.fn<ChatApi['markRead']>().mockResolvedValue(),
    edit: jest.fn<ChatApi['edit']>().mockResolvedValue(),
    remove: jest.fn<ChatApi['remove']>().mockResolvedValue(),
    react: jest.fn<ChatApi['react']>().mockResolvedValue(),
    report: jest.fn<ChatApi['report']>().mockResolvedValue(),
  } satisfies ChatApi;
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const store = new ChatStore({ api, readerId: 'reader', storage, ...options });
  const conversation = () => sinks.at(-1)!.conversationId;
  const receive = (type: string, content = '', metadata: LiveFrameMetadata = {}) =>
    sinks.at(-1)!.sink.frame({
      type,
      content,
      conversationId: conversation(),
      userId: 'reader',
      timestamp: new Date(Date.now()).toISOString(),
      metadata,
    });
  return {
    store,
    storage,
    api,
    sinks,
    receive,
    welcome: async () => {
      receive('welcome');
      await jest.advanceTimersByTimeAsync(0);
    },
    begin: async (conversationId: string) => {
      start?.({ type: 'welcome', content: '', conversationId, userId: null, timestamp: '', metadata: {} });
      await jest.advanceTimersByTimeAsync(0);
    },
    delta: (offset: number, content: string, metadata: LiveFrameMetadata = {}) =>
      receive('assistant_delta', content, { offset, messageId: 'a1', ...metadata }),
    close: (code: number, reason = '') => sinks.at(-1)!.sink.closed({ code, reason }),
    shown: async () => {
      await jest.advanceTimersByTimeAsync(0);
      return store.getSnapshot();
    },
    texts: async () => {
      await jest.advanceTimersByTimeAsync(0);
      return store.getSnapshot().messages.map((message) => message.content);
    },
  };
}

/** The same with an open, connected conversation. */
export async function connectedChatHarness(options: Partial<ChatStoreOptions> = {}) {
  const chat = createChatHarness(options);
  chat.store.open(CONVERSATION);
  await chat.welcome();
  return chat;
}
