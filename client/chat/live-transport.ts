/** The live channel over graphql-ws: one socket for each conversation that is open, so that its end is plain to see. */
import { type Client, createClient } from 'graphql-ws';
import { type Closure, isClosure, type LiveConnection, type LiveSink } from './live-client';
import { readLiveFrame } from './live-frame';

/** Plain text, not a document of Apollo's: these frames go past its cache. */
const LIVE_FRAMES = `subscription LiveFrames($conversationId: ID!, $after: ID) {
  liveFrames(conversationId: $conversationId, after: $after) {
    type content conversationId userId timestamp
    metadata {
      messageId clientMessageId role offset seq isFinal isTyping username isHistorical isReconnection responseType
      status replyTo truncated event isEvent changes error { code message } shouldReconnect
    }
  }
}`;

/** A ping each so many milliseconds, and how long its answer may take: a dead line is noticed within 25 s. */
const PING_MS = 15_000;
const PONG_MS = 10_000;

/** graphql-ws closes with codes of its own; each stands for one of the socket's (contract §4, §5). */
const CODES: Readonly<Record<number, number>> = { 4400: 1011, 4401: 1008, 4403: 1008, 4500: 1011 };

interface WireError {
  message?: string;
  extensions?: { code?: unknown; error?: unknown };
}

function isWireErrors(value: unknown): value is WireError[] {
  return Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null;
}

/** What an error of the subscription means in terms of the socket's close codes. */
function closureOfErrors(errors: readonly WireError[]): Closure {
  const { code, error } = errors[0]?.extensions ?? {};
  const reason = typeof error === 'string' ? error : '';
  switch (code) {
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
    case 'NOT_FOUND':
      return { code: 1008, reason };
    case 'RATE_LIMITED':
    case 'UNAVAILABLE':
      return { code: 1013, reason };
    default:
      return { code: 1011, reason };
  }
}

/** What was thrown, or how the socket closed, in the same terms. */
export function closureOf(value: unknown): Closure {
  if (isWireErrors(value)) return closureOfErrors(value);
  if (isClosure(value)) return { code: CODES[value.code] ?? value.code, reason: value.reason };
  return { code: 1006, reason: '' };
}

interface LiveSocketOptions {
  url: string;
  /** The token of the moment: asked for at each connection. */
  accessToken(): Promise<string | null>;
  conversationId: string;
  after: string | null;
}

export function openLiveSocket(
  { url, accessToken, conversationId, after }: LiveSocketOptions,
  sink: LiveSink,
): LiveConnection {
  let isOver = false;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;

  const finish = (closure: Closure | null) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(pongTimer);
    // Before telling: graphql-ws would otherwise open a socket that was closed with 1000 anew.
    void client.dispose();
    if (closure) sink.closed(closure);
  };

  const client: Client = createClient({
    url,
    retryAttempts: 0,
    keepAlive: PING_MS,
    connectionParams: async () => ({ authorization: `Bearer ${(await accessToken()) ?? ''}` }),
    on: {
      closed: (event) => finish(closureOf(event)),
      ping: (isReceived) => {
        if (isReceived) return;
        clearTimeout(pongTimer);
        pongTimer = setTimeout(() => finish({ code: 1006, reason: '' }), PONG_MS);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(pongTimer);
      },
    },
  });

  client.subscribe<{ liveFrames?: unknown }>(
    { query: LIVE_FRAMES, variables: { conversationId, after } },
    {
      next: (result) => {
        if (isOver) return;
        if (result.errors?.length) return finish(closureOfErrors(result.errors));
        const frame = readLiveFrame(result.data?.liveFrames);
        if (frame) sink.frame(frame);
      },
      error: (error) => finish(closureOf(error)),
      // The server has nothing more to say on this conversation, and gave no reason.
      complete: () => finish({ code: 1000, reason: '' }),
    },
  );

  return { close: () => finish(null) };
}
