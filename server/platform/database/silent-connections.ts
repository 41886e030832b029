import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** Properties that the types of pg omit. */
type WatchedClient = ClientBase & {
  /** No query awaits its answer. */
  readonly readyForQuery: boolean;
  readonly connection: { readonly stream: Socket };
};

/**
 * For `onConnect` of a pool: cuts a connection that has owed an answer in silence for `afterMs`. It replaces pg's own
 * `query_timeout`, whose timer per query keeps the query's result in memory (docs/decisions.md).
 */
export function endWhenSilent(afterMs: number): (client: ClientBase) => void {
  return (client) => {
    const watched = client as WatchedClient;
    const { stream } = watched.connection;
    stream.setTimeout(afterMs);
    // Fires once after the last byte in either direction, and again only after another byte.
    stream.on('timeout', () => {
      if (watched.readyForQuery) return;
      stream.destroy(Object.assign(new Error(`Postgres has not answered for ${afterMs} ms`), { code: 'ETIMEDOUT' }));
    });
  };
}
