import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { PATIENCE_MS } from './wait.js';

export interface GraphqlAnswer<Data> {
  status: number;
  data: Data | null;
  errors: {
    message: string;
    path?: (string | number)[];
    extensions: { code?: string; error?: string; retryAfter?: number };
  }[];
}

/** One operation over HTTP. */
// biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what it expects
export async function graphql<Data = any>(
  starling: { url: string },
  query: string,
  options: {
    token?: string;
    variables?: Record<string, unknown>;
    operationName?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<GraphqlAnswer<Data>> {
  const response = await fetch(`${starling.url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
      ...options.headers,
    },
    body: JSON.stringify({ query, variables: options.variables, operationName: options.operationName }),
  });
  const body = (await response.json()) as { data?: Data; errors?: GraphqlAnswer<Data>['errors'] };
  return { status: response.status, data: body.data ?? null, errors: body.errors ?? [] };
}

/** The items that one subscription has received so far. */
export interface GraphqlSubscription<Data> {
  readonly items: Data[];
  readonly errors: GraphqlAnswer<Data>['errors'];
  /** The first matching item, including earlier ones. */
  has(predicate: (item: Data) => boolean, timeoutMs?: number): Promise<Data>;
  /** Resolves when the server ends it, or ends the connection. */
  ended: Promise<void>;
  stop(): void;
}

/** A graphql-ws connection. */
export class GraphqlSocket {
  /** How the connection was closed, once it is. */
  closed: { code: number; reason: string } | null = null;
  private readonly client: Client;

  constructor(starling: { url: string }, connectionParams: Record<string, unknown> = {}) {
    this.client = createClient({
      url: `${starling.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
      on: {
        closed: (event) => {
          const { code, reason } = event as { code: number; reason: string };
          this.closed = { code, reason: String(reason) };
        },
      },
    });
  }

  static signedIn(starling: { url: string }, token: string): GraphqlSocket {
    return new GraphqlSocket(starling, { authorization: `Bearer ${token}` });
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test says by its assertions what it expects
  subscribe<Data = any>(query: string, variables: Record<string, unknown> = {}): GraphqlSubscription<Data> {
    const items: Data[] = [];
    const errors: GraphqlAnswer<Data>['errors'] = [];
    const watchers = new Set<() => void>();
    const wake = () => {
      for (const watcher of [...watchers]) watcher();
    };
    let finish: () => void = () => undefined;
    const ended = new Promise<void>((settle) => {
      finish = settle;
    });
    const stop = this.client.subscribe<Data>(
      { query, variables },
      {
        next: (result) => {
          if (result.errors) errors.push(...(result.errors as unknown as typeof errors));
          if (result.data) items.push(result.data);
          wake();
        },
        error: (error) => {
          if (Array.isArray(error)) errors.push(...(error as unknown as typeof errors));
          finish();
          wake();
        },
        complete: () => {
          finish();
          wake();
        },
      },
    );
    const has = (predicate: (item: Data) => boolean, timeoutMs = PATIENCE_MS) =>
      new Promise<Data>((settle, fail) => {
        const look = () => {
          const found = items.find(predicate);
          if (found === undefined) return;
          clearTimeout(timer);
          watchers.delete(look);
          settle(found);
        };
        const timer = setTimeout(() => {
          watchers.delete(look);
          const closed = JSON.stringify(this.closed);
          fail(
            new Error(`No such item within ${timeoutMs} ms; ${JSON.stringify({ items, errors })}; closed: ${closed}`),
          );
        }, timeoutMs);
        watchers.add(look);
        look();
      });
    return { items, errors, has, ended, stop };
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }
}
