import { type Client, createClient } from 'graphql-ws';
import { type CloseFrame, DISCONNECTS, disconnectOf } from '../../contract/disconnects';
import { accessTokens } from './access-token-source';
import { serviceOrigin, socketOrigin } from './addresses';
import { watchPongs } from './pong-watch';
import { reconnectDelayMs } from './reconnect-delay';
import { CLIENT_TIMES } from './times';

const KEEP_ALIVE_MS = 25_000;

let lastClose: CloseFrame = DISCONNECTS.lost;
/** How often in a row the server has refused the account or its token. */
let refusals = 0;
let isOpen = false;
/** After the end of a dead connection the subscriptions reconnect. */
const pongs = watchPongs(() => liveSocket.terminate());

/**
 * The one socket for the subscriptions of a page, except those of open conversations. It opens with the first
 * subscription and closes with the last. After five failed attempts subscriptions end with an error; subscribing again
 * starts over.
 */
export const liveSocket: Client = createClient({
  url: () => `${socketOrigin(serviceOrigin())}/graphql`,
  lazy: true,
  keepAlive: KEEP_ALIVE_MS,
  retryAttempts: CLIENT_TIMES.reconnectDelaysMs.length,
  shouldRetry: (event) => !(isRefusal(event) && refusals > 1),
  retryWait: (attempt) =>
    new Promise((resolve) => {
      setTimeout(resolve, reconnectDelayMs(attempt, disconnectOf(lastClose).reconnect, Math.random()));
    }),
  connectionParams: async () => {
    const stale = await accessTokens.tokenForRequest();
    // After one refusal: the token may have expired at the server before its time here.
    const token = refusals === 1 && stale ? await accessTokens.refresh(stale) : stale;
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  on: {
    connected: () => {
      isOpen = true;
      resetRefusals();
    },
    ping: pongs.ping,
    pong: pongs.pong,
    closed: (event) => {
      isOpen = false;
      pongs.stop();
      lastClose = isCloseFrame(event) ? event : DISCONNECTS.lost;
      if (isRefusal(event)) refusals += 1;
    },
  },
});

/** For callers that come after the event `connected`, which is not repeated for them. */
export const isLiveSocketOpen = (): boolean => isOpen;

/** Lets the next connection try the token of the session as if nothing had been refused. */
export function resetRefusals(): void {
  refusals = 0;
}

function isRefusal(event: unknown): boolean {
  return isCloseFrame(event) && event.code === DISCONNECTS.graphql_forbidden.code;
}

function isCloseFrame(event: unknown): event is CloseFrame {
  return typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number';
}
