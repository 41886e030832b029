import { createServer } from 'node:net';
import { StartError } from '../platform/errors/start-error.js';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is taken by another process',
  EACCES: 'may not be opened by this user',
};

/**
 * Checks that the port is available before any slow step, and replaces 0 with a free port.
 * @throws StartError
 */
export function resolvePort(host: string, port: number): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once('error', (error) => fail(portError(error, host, port)));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => settle(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** Why the port is not available, as one line for the operator. */
export function portError(error: NodeJS.ErrnoException, host: string, port: number): StartError {
  const code = error.code ?? '';
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return new StartError(`HOST: got ${JSON.stringify(host)}, takes an address of this computer`, { cause: error });
  }
  const reason = REASONS[code] ?? `cannot be opened (${code})`;
  return new StartError(`PORT: ${port} on ${host} ${reason}`, { cause: error });
}
