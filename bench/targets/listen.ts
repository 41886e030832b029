import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port of loopback and prints it, which `startServer` waits for. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
}
