import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** What the types of pg leave out. */
type WatchedClient = ClientBase & {
  /** Nothing that was asked is still to be answered. */
  readonly readyForQuery: boolean;
  readonly connection: { readonly stream: Socket };
};

/**
 * For `onConnect` of a pool: cuts a connection that owes an answer and has been silent for so long. In place of pg's own
 * `query_timeout`, whose timer for each query lets the collector keep what the query answered (docs/decisions.md).
 */
export function endWhenSilent(afterMs: number): (client: ClientBase) => void {
  return (client) => {
    const watched = client as WatchedClient;
    const { stream } = watched.connection;
    stream.setTimeout(afterMs);
    // Fires once after the last byte in either direction, and again only after a further one.
    stream.on('timeout', () => {
      if (watched.readyForQuery) return;
      stream.destroy(Object.assign(new Error(`Postgres has not answered for ${afterMs} ms`), { code: 'ETIMEDOUT' }));
    });
  };
}
