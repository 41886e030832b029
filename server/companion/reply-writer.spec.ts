import { REPLY_MAX_LENGTH } from '../../contract/conversations.js';
import type { ConversationPublisher } from '../live/conversation-publisher.js';
import type { RepliesService, ReplyLease } from '../replies/replies.service.js';
import { ReplyWriter } from './reply-writer.js';

const replies = { checkpoint: async () => ({ stopRequested: false }) } as Partial<RepliesService> as RepliesService;
const publisher = { publishChunk: () => undefined } as Partial<ConversationPublisher> as ConversationPublisher;

it('is full at the limit, and cuts no surrogate pair', () => {
  const writer = new ReplyWriter({} as ReplyLease, replies, publisher, () => undefined);
  writer.append('x'.repeat(REPLY_MAX_LENGTH - 1));
  expect(writer.isFull).toBe(false);
  writer.append('🐣');
  expect(writer.isFull).toBe(true);
  expect(writer.content).toBe('x'.repeat(REPLY_MAX_LENGTH - 1));
  writer.close();
});
