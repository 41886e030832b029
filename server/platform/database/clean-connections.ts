import type { Client, Pool } from 'pg';

/** `readyForQuery`, which the types leave out: nothing that was asked is still to be answered. */
type PooledClient = Client & { readonly readyForQuery: boolean };

/**
 * Closes connections that come back while something is still to be answered, or within a transaction. A statement that was
 * given up after its time may still be done: whoever got the connection next would write into a transaction that nobody
 * commits.
 */
export function keepConnectionsClean(pool: Pool): void {
  pool.on('release', (_error, released) => {
    const client = released as unknown as PooledClient;
    const isClean = client.readyForQuery && client.getTransactionStatus() === 'I';
    // The pool takes back none that is ending.
    if (!isClean) void client.end();
  });
}
