import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { from, switchMap } from 'rxjs';
import { CLOSE } from '../../contract/frames';
import { CLIENT_TIMES } from '../../contract/limits';
import { serviceOrigin, socketOrigin } from './addresses';
import { ApiError } from './api-error';
import { session } from './session';

/** The close code of `graphql-ws` for a token that is not good. */
const FORBIDDEN = 4403;
const RETRIED = 'retriedWithFreshToken';

let lastCloseCode = 0;
let refusals = 0;

/** The delay before a reconnect: 1, 2, 4, 8, 16 s ± 20 %; within 250 ms after a drain (contract §6). */
export function reconnectDelayMs(attempt: number, closeCode: number, random = Math.random()): number {
  if (closeCode === CLOSE.restart && attempt === 0) return random * 250;
  const delays = CLIENT_TIMES.reconnectDelaysMs;
  const delay = delays[Math.min(attempt, delays.length - 1)] ?? 16_000;
  return delay * (0.8 + random * 0.4);
}

/**
 * The one socket that carries every subscription of this page. Opens with the first subscription, closes with the last.
 * `on('connecting' | 'connected' | 'closed')` tells its state; after five failed attempts a subscription errors, and
 * subscribing again starts anew.
 */
export const liveSocket: Client = createClient({
  url: () => `${socketOrigin(serviceOrigin())}/graphql`,
  lazy: true,
  keepAlive: 25_000,
  retryAttempts: CLIENT_TIMES.reconnectDelaysMs.length,
  shouldRetry: (event) => !(isClose(event) && event.code === FORBIDDEN && refusals > 1),
  retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, reconnectDelayMs(attempt, lastCloseCode))),
  connectionParams: async () => {
    const stale = await session.tokenForRequest();
    // Refused once: the token may have ended at the server before its time here.
    const token = refusals === 1 && stale ? await session.refresh(stale) : stale;
    return token ? { authorization: `Bearer ${token}` } : {};
  },
  on: {
    connected: () => {
      refusals = 0;
    },
    closed: (event) => {
      lastCloseCode = isClose(event) ? event.code : 0;
      if (lastCloseCode === FORBIDDEN) refusals += 1;
    },
  },
});

function isClose(event: unknown): event is { code: number; reason: string } {
  return typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number';
}

const withToken = new SetContextLink(async ({ headers }) => {
  const token = await session.tokenForRequest();
  return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {};
});

/** One refresh and one retry where the server refuses the token, as for REST (spec §7). */
const onRefusal = new ErrorLink(({ error, operation, forward }) => {
  if (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['error'] === 'waitlisted')
  ) {
    session.enterWaitlisted(null, null);
    return;
  }
  if (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN')) {
    // What this account may do has changed: the guards decide anew by what the server says now.
    void session.reloadUser();
    return;
  }
  const isRefused =
    (CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) ||
    (ServerError.is(error) && error.statusCode === 401);
  const context = operation.getContext();
  if (!isRefused || context[RETRIED] || operation.operationType === OperationTypeNode.SUBSCRIPTION) return;
  const stale = String(context['headers']?.['authorization'] ?? '').replace('Bearer ', '');
  operation.setContext({ [RETRIED]: true });
  return from(session.refresh(stale)).pipe(
    switchMap((token) => {
      operation.setContext({ headers: { ...context['headers'], authorization: `Bearer ${token}` } });
      return forward(operation);
    }),
  );
});

/** A request that hangs is given up after the same 10 s as a REST call. */
const fetchInTime: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(CLIENT_TIMES.requestTimeoutMs);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    return await fetch(input, { ...init, signal });
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw timeout.aborted ? new ApiError(408, 'Request timeout') : new ApiError(0, 'Network error');
  }
};

const http = new HttpLink({ uri: () => `${serviceOrigin()}/graphql`, fetch: fetchInTime });

/** Pages that grow by `offset` are merged here, so that components ask only for more. */
const cache = new InMemoryCache({
  typePolicies: {
    Query: {
      fields: {
        conversations: { keyArgs: ['search', 'sortBy', 'type', 'includeArchived'], merge: mergePage },
      },
    },
    WaitlistEntry: { keyFields: ['email'] },
    AdminStats: { keyFields: [], merge: true },
    WaitlistStats: { keyFields: [], merge: true },
    LiveFrame: { keyFields: false },
  },
});

interface Page {
  items?: readonly unknown[];
}

/** Puts a page at its offset; a page at offset 0 starts anew, as a refresh does. */
function mergePage(
  existing: Page | undefined,
  incoming: Page,
  { args }: { args: Record<string, unknown> | null },
): Page {
  const offset = typeof args?.['offset'] === 'number' ? args['offset'] : 0;
  if (offset === 0 || !incoming.items) return incoming;
  return { ...incoming, items: [...(existing?.items ?? []).slice(0, offset), ...incoming.items] };
}

export const apolloClient = new ApolloClient({
  cache,
  link: ApolloLink.from([
    onRefusal,
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new GraphQLWsLink(liveSocket),
      ApolloLink.from([withToken, http]),
    ),
  ]),
  defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
});

/** Another user, or none: nothing of the one before stays in memory, and the socket is opened anew. */
export function watchSession(): () => void {
  let userId = session.getSnapshot().user?.id ?? null;
  return session.subscribe(() => {
    const next = session.getSnapshot().user?.id ?? null;
    if (next === userId) return;
    const had = userId !== null;
    userId = next;
    refusals = 0;
    if (!had) return;
    liveSocket.terminate();
    void apolloClient.clearStore();
  });
}
