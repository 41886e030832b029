import type { Client, Pool } from 'pg';

/** The types of pg omit `readyForQuery`: no query on the connection awaits its answer. */
type PooledClient = Client & { readonly readyForQuery: boolean };

/**
 * Closes connections that return to the pool with an unanswered query or inside a transaction. A statement that timed out
 * here may still run in Postgres: the next user of the connection would write into a transaction that is never committed.
 */
export function keepConnectionsClean(pool: Pool): void {
  pool.on('release', (_error, released) => {
    const client = released as unknown as PooledClient;
    const isClean = client.readyForQuery && client.getTransactionStatus() === 'I';
    // The pool discards a client that is ending.
    if (!isClean) void client.end();
  });
}
