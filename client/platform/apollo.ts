import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { from, switchMap } from 'rxjs';
import { accessTokens } from './access-token-source';
import { serviceOrigin } from './addresses';
import { ApiError, graphqlErrorOf } from './api-error';
import { screenLanguage } from './languages/language';
import { liveSocket, resetRefusals } from './live-socket';
import { noteRefusal } from './shut-out';
import { t } from './texts';
import { CLIENT_TIMES } from './times';

const RETRIED = 'retriedWithFreshToken';

const withToken = new SetContextLink(async ({ headers }) => {
  const token = await accessTokens.tokenForRequest();
  const all = { ...headers, 'accept-language': screenLanguage() };
  return { headers: token ? { ...all, authorization: `Bearer ${token}` } : all };
});

/** One refresh and one retry if the server refuses the token, as for REST. */
const onRefusal = new ErrorLink(({ error, operation, forward }) => {
  if (hasExtension(error, 'error', 'waitlisted')) {
    accessTokens.onProblem('waitlisted');
    return;
  }
  if (hasExtension(error, 'error', 'second_step_required')) {
    accessTokens.onProblem('second_step_required');
    return;
  }
  if (hasExtension(error, 'code', 'FORBIDDEN')) {
    const { error: code, until } = graphqlErrorOf(error)?.extensions ?? {};
    noteRefusal(code, until);
    accessTokens.onProblem('rights_changed');
    return;
  }
  const isRefused =
    hasExtension(error, 'code', 'UNAUTHENTICATED') || (ServerError.is(error) && error.statusCode === 401);
  const context = operation.getContext();
  if (!isRefused || context[RETRIED] || operation.operationType === OperationTypeNode.SUBSCRIPTION) return;
  const stale = String(context['headers']?.['authorization'] ?? '').replace('Bearer ', '');
  operation.setContext({ [RETRIED]: true });
  return from(accessTokens.refresh(stale)).pipe(
    switchMap((token) => {
      operation.setContext({ headers: { ...context['headers'], authorization: `Bearer ${token}` } });
      return forward(operation);
    }),
  );
});

function hasExtension(error: unknown, name: 'code' | 'error', value: string): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.[name] === value);
}

/** Gives up a request after 10 s, as REST calls do. */
const fetchInTime: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(CLIENT_TIMES.requestTimeoutMs);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    return await fetch(input, { ...init, signal });
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw timeout.aborted ? new ApiError(408, t('error.timeout')) : new ApiError(0, t('error.network'));
  }
};

const http = new HttpLink({ uri: () => `${serviceOrigin()}/graphql`, fetch: fetchInTime });

/** Merges pages by `offset`, so that components only fetch more. */
const cache = new InMemoryCache({
  typePolicies: {
    Query: {
      fields: {
        conversations: { keyArgs: ['search', 'sortBy', 'type', 'tag', 'includeArchived'], merge: mergePage },
        childConversations: { keyArgs: ['childId', 'search'], merge: mergePage },
        householdActivity: { keyArgs: ['householdId', 'controlsOf'], merge: mergePage },
        contents: { keyArgs: ['scope', 'kind', 'search', 'childId'], merge: mergePage },
      },
    },
    WaitlistEntry: { keyFields: ['email'] },
    ChildVoice: { keyFields: ['childId'] },
    AdminSettings: { keyFields: [], merge: true },
    AdminStats: { keyFields: [], merge: true },
    WaitlistStats: { keyFields: [], merge: true },
    LiveFrame: { keyFields: false },
    // The same item has another state on each day.
    PlanEntry: { keyFields: false },
  },
});

interface Page {
  items?: readonly unknown[];
}

/** Puts a page at its offset. A page at offset 0 replaces all pages, as a refresh does. */
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

/** Forgets the previous user's data, if there was a user, and opens the socket for the next one. */
export function forgetUser(hadUser: boolean): void {
  resetRefusals();
  if (!hadUser) return;
  liveSocket.terminate();
  void apolloClient.clearStore();
}
