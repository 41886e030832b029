import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { ProviderError, type ProviderErrorKind } from './provider.js';

/** One agent per protocol: a warm connection saves the handshakes in front of a reply's first text. */
const agents = {
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
};

export interface ProviderCall {
  method: 'GET' | 'POST';
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
  connectTimeoutMs: number;
  /** From the request to the headers of its answer. */
  headersTimeoutMs: number;
}

/**
 * Sends one request and gives its answer as soon as the headers are there. Redirects are not followed.
 * Not `fetch`: only here the time to connect and the time to answer can be limited apart, and only here the answer
 * tells whether its body came whole (`complete`).
 *
 * @throws ProviderError `unreachable` or `silent`; the signal's reason where it was aborted
 */
export async function callProvider(call: ProviderCall): Promise<IncomingMessage> {
  call.signal.throwIfAborted();
  try {
    return await attempt(call);
  } catch (error) {
    // The provider may close an idle connection at the moment it is used again: that was no try yet.
    if (error instanceof StaleConnection) return attempt(call);
    throw error;
  }
}

class StaleConnection extends ProviderError {
  constructor() {
    super('unreachable', true, 'The provider closed the connection');
  }
}

/**
 * Listens to a connection's errors all its life. Between the end of an answer and the return to the agent Node itself does
 * not: an abort in just that moment would end the process.
 */
function ignore(): void {
  // Whom it concerns, the request and its answer have told.
}

function attempt(call: ProviderCall): Promise<IncomingMessage> {
  const isSecure = call.url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(call.url, {
      method: call.method,
      agent: isSecure ? agents.https : agents.http,
      headers: { 'accept-encoding': 'identity', ...call.headers },
      signal: call.signal,
    });
    let timedOut: ProviderError | null = null;
    const giveUp = (kind: ProviderErrorKind, message: string) => () => {
      timedOut = new ProviderError(kind, true, message);
      request.destroy(timedOut);
    };
    const headersTimer = setTimeout(giveUp('silent', 'The provider did not answer in time'), call.headersTimeoutMs);
    const stopConnectTimer = limitConnecting(
      request,
      isSecure ? 'secureConnect' : 'connect',
      call.connectTimeoutMs,
      giveUp('unreachable', 'The provider did not take the connection in time'),
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
      if (call.signal.aborted) reject(call.signal.reason);
      else if (timedOut) reject(timedOut);
      else if (request.reusedSocket) reject(new StaleConnection());
      // The cause stays out: its message names the address.
      else reject(new ProviderError('unreachable', true, 'The provider cannot be reached'));
    });
    request.end(call.body);
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
