/** Frames of a conversation for tests, and the state after them. */
import type { LiveFrame, LiveFrameMetadata } from '../live/live-frame';
import { applyFrame } from './apply-frame';
import { type ChatState, emptyChat } from './chat-state';

export const READER = 'reader';
let clock = 0;

/** A frame of the conversation `c1`, a second later than the frame before. */
export function frame(
  type: string,
  content = '',
  metadata: LiveFrameMetadata = {},
  rest: Partial<LiveFrame> = {},
): LiveFrame {
  clock += 1;
  return {
    type,
    content,
    conversationId: 'c1',
    userId: READER,
    timestamp: new Date(clock * 1000).toISOString(),
    metadata,
    ...rest,
  };
}

/** A chunk of the reply `a1` to the message `u1`. */
export const delta = (offset: number, content: string, metadata: LiveFrameMetadata = {}) =>
  frame('assistant_delta', content, { role: 'assistant', offset, messageId: 'a1', replyTo: 'u1', ...metadata });

export const userMessage = (id: string, content = `text of ${id}`, metadata: LiveFrameMetadata = {}) =>
  frame('user_message', content, { role: 'user', messageId: id, ...metadata });

/** The end of the reply `a1`. */
export const final = (content: string, metadata: LiveFrameMetadata = {}) =>
  frame('stream_final', content, { role: 'assistant', messageId: 'a1', replyTo: 'u1', ...metadata });

export function stateAfter(...frames: LiveFrame[]): ChatState {
  return frames.reduce(applyFrame, emptyChat('c1', READER));
}

export const texts = (state: ChatState) => state.messages.map((message) => message.content);
export const ids = (state: ChatState) => state.messages.map((message) => message.id);
