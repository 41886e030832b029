import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { ProviderError, type ProviderErrorKind } from './provider.js';

const CONNECT_TIMEOUT_MS = 5_000;

/** A warm connection saves the handshakes before the first text of a reply. */
const agents = {
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
};

export type ProviderResponse = IncomingMessage;

export interface ProviderRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
  connectTimeoutMs?: number;
  headersTimeoutMs: number;
}

/**
 * Sends a request and returns its response as soon as the headers are there. Redirects are not followed. A provider may
 * close an idle connection just when it is used again, so such a request is sent once more, on another connection.
 *
 * Node's own client, because it tells such a connection apart (`reusedSocket`) and says whether a body is `complete`. With
 * undici, a request that followed an aborted one sometimes failed.
 * @throws ProviderError `unreachable` or `silent`; the signal's reason
 */
export async function sendToProvider(sent: ProviderRequest): Promise<ProviderResponse> {
  sent.signal.throwIfAborted();
  try {
    return await attempt(sent, { isKept: true });
  } catch (error) {
    if (error instanceof StaleConnection) return attempt(sent, { isKept: false });
    throw error;
  }
}

/** Closes the connection of a response without reading the rest. */
export function discard(response: ProviderResponse): void {
  response.destroy();
}

/** Reads the rest of a response, so that its connection can be used again. Closes the connection if that takes too long. */
export function drain(response: ProviderResponse, timeoutMs: number): void {
  if (response.complete) {
    response.resume();
    return;
  }
  const timer = setTimeout(() => response.destroy(), timeoutMs).unref();
  response.once('close', () => clearTimeout(timer));
  // The reply is complete already, so an error of the rest does not matter.
  response.on('error', () => undefined);
  response.resume();
}

class StaleConnection extends ProviderError {
  constructor() {
    super('unreachable', true, 'The provider closed the connection');
  }
}

/**
 * An error listener for the whole life of a connection. Node has none between the end of a response and the return to the
 * agent, so an abort in that moment would end the process.
 */
function ignore(): void {
  // The request and its response report the error.
}

/** @param connection `isKept`: from the pool. Without it a new one, because other kept ones may be closed as well. */
function attempt(sent: ProviderRequest, connection: { isKept: boolean }): Promise<ProviderResponse> {
  const { url, method, headers, body, signal, ...limits } = sent;
  const isSecure = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      agent: connection.isKept && (isSecure ? agents.https : agents.http),
      headers: {
        'accept-encoding': 'identity',
        ...headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
      signal,
    });
    let timedOut: ProviderError | null = null;
    const giveUp = (kind: ProviderErrorKind, message: string) => () => {
      timedOut = new ProviderError(kind, true, message);
      request.destroy(timedOut);
    };
    const headersTimer = setTimeout(giveUp('silent', 'The provider did not answer in time'), limits.headersTimeoutMs);
    const stopConnectTimer = limitConnecting(
      request,
      isSecure ? 'secureConnect' : 'connect',
      limits.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
      giveUp('unreachable', 'The provider did not accept the connection in time'),
    );
    const settle = (): void => {
      clearTimeout(headersTimer);
      stopConnectTimer();
    };
    request.once('socket', (socket) => {
      if (!socket.listeners('error').includes(ignore)) socket.on('error', ignore);
    });
    request.once('response', (response) => {
      settle();
      resolve(response);
    });
    // Stays for the whole life of the request: a late error belongs to the response, which reports it too.
    request.on('error', () => {
      settle();
      if (signal.aborted) reject(signal.reason);
      else if (timedOut) reject(timedOut);
      else if (request.reusedSocket) reject(new StaleConnection());
      // Leaves out the cause, whose message names the provider's address.
      else reject(new ProviderError('unreachable', true, 'The provider cannot be reached'));
    });
    request.end(body);
  });
}

function limitConnecting(
  request: ClientRequest,
  connected: 'connect' | 'secureConnect',
  timeoutMs: number,
  onTimeout: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  request.once('socket', (socket) => {
    if (!socket.connecting) return;
    timer = setTimeout(onTimeout, timeoutMs);
    socket.once(connected, () => clearTimeout(timer));
  });
  return () => clearTimeout(timer);
}
