/** The live channel over graphql-ws: one socket for each open conversation, so that its close concerns that one only. */
import { type Client, createClient } from 'graphql-ws';
import { type CloseFrame, DISCONNECTS } from '../../../contract/disconnects';
import { watchPongs } from '../../platform/pong-watch';
import { isCloseFrame, type LiveConnection, type LiveSink } from './live-client';
import { readLiveFrame } from './live-frame';

/** Plain text instead of an Apollo document, because these frames bypass Apollo's cache. */
const LIVE_FRAMES = `subscription LiveFrames($conversationId: ID!, $after: ID) {
  liveFrames(conversationId: $conversationId, after: $after) {
    type content conversationId userId timestamp
    metadata {
      messageId clientMessageId role offset seq isFinal isTyping username isHistorical isReconnection responseType
      status replyTo truncated event isEvent changes error { code message } shouldReconnect
    }
  }
}`;

/** The interval of pings: a dead connection is noticed within 25 s. */
const PING_MS = 15_000;

interface WireError {
  message?: string;
  extensions?: { code?: unknown; error?: unknown };
}

function isWireErrors(value: unknown): value is WireError[] {
  return Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null;
}

/** The close frame that stands for an error of the subscription: the error's code is its reason. */
function closeFrameOfErrors(errors: readonly WireError[]): CloseFrame {
  const { code, error } = errors[0]?.extensions ?? {};
  const reason = typeof error === 'string' ? error : '';
  switch (code) {
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
    case 'NOT_FOUND':
      return { code: DISCONNECTS.refused.code, reason };
    case 'RATE_LIMITED':
    case 'UNAVAILABLE':
      return { code: DISCONNECTS.rate_limited.code, reason };
    default:
      return { code: DISCONNECTS.internal.code, reason };
  }
}

/** The close frame of a socket, or the one that stands for what was thrown. */
export function closeFrameOf(value: unknown): CloseFrame {
  if (isWireErrors(value)) return closeFrameOfErrors(value);
  return isCloseFrame(value) ? { code: value.code, reason: value.reason } : DISCONNECTS.lost;
}

interface LiveSocketOptions {
  url: string;
  /** The current token. */
  accessToken(): Promise<string | null>;
  conversationId: string;
  after: string | null;
}

export function openLiveSocket(
  { url, accessToken, conversationId, after }: LiveSocketOptions,
  sink: LiveSink,
): LiveConnection {
  let isOver = false;
  const pongs = watchPongs(() => finish(DISCONNECTS.lost));

  const finish = (closeFrame: CloseFrame | null) => {
    if (isOver) return;
    isOver = true;
    pongs.stop();
    // Before the callback: graphql-ws would otherwise reopen a socket that was closed normally.
    void client.dispose();
    if (closeFrame) sink.closed(closeFrame);
  };

  const client: Client = createClient({
    url,
    retryAttempts: 0,
    keepAlive: PING_MS,
    connectionParams: async () => ({ authorization: `Bearer ${(await accessToken()) ?? ''}` }),
    on: {
      closed: (event) => finish(closeFrameOf(event)),
      ping: pongs.ping,
      pong: pongs.pong,
    },
  });

  client.subscribe<{ liveFrames?: unknown }>(
    { query: LIVE_FRAMES, variables: { conversationId, after } },
    {
      next: (result) => {
        if (isOver) return;
        if (result.errors?.length) return finish(closeFrameOfErrors(result.errors));
        const frame = readLiveFrame(result.data?.liveFrames);
        if (frame) sink.frame(frame);
      },
      error: (error) => finish(closeFrameOf(error)),
      // The server ended the subscription without a reason.
      complete: () => finish(DISCONNECTS.completed),
    },
  );

  return { close: () => finish(null) };
}
