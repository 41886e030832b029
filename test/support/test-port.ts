import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux): none of these takes a port between the
 * moment it is found free and the moment a server listens on it.
 */
const FIRST_PORT = 20_000;
/** Each worker of Jest has its own ports. */
const PORTS_PER_WORKER = 1_000;
const OWN_FIRST = FIRST_PORT + (Number(process.env.JEST_WORKER_ID ?? 0) % 12) * PORTS_PER_WORKER;

let next = Math.floor(Math.random() * PORTS_PER_WORKER);

/** A port of the loopback address that nothing else will take. */
export async function testPort(host: string): Promise<number> {
  for (let tried = 0; tried < PORTS_PER_WORKER; tried += 1) {
    const port = OWN_FIRST + next;
    next = (next + 1) % PORTS_PER_WORKER;
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No port from ${OWN_FIRST} on is free`);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', () => settle(false));
    server.listen(port, host, () => server.close(() => settle(true)));
  });
}
