/** The chat's calls to the server: GraphQL for chat and history, REST for changes to one message. */
import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import type { MessageRole, MessageStatus, Reaction } from '../../../contract/conversations';
import { type CloseFrame, DISCONNECTS } from '../../../contract/disconnects';
import type { ChatMessageFieldsFragment } from '../../gql/graphql';
import { serviceOrigin, socketOrigin } from '../../platform/addresses';
import { ApiError, graphqlErrorOf, isPassing, messageOf, statusOf } from '../../platform/api-error';
import { rest } from '../../platform/rest';
import { STORAGE_KEYS } from '../../platform/storage-keys';
import { session } from '../../session/session';
import { readLiveFrame } from '../live/live-frame';
import { closeFrameOf, openLiveSocket } from '../live/live-transport';
import { MARK_READ, MESSAGES, SEND_MESSAGE, SET_TYPING, START_CONVERSATION, STOP_STREAMING } from './chat.graphql';
import type { ChatApi } from './chat-api';
import { type ChatMessage, chatMessage } from './chat-message';
import { SendRefused } from './outbox';

/** Messages in a page of history. */
const PAGE_SIZE = 50;

const pathOf = (conversationId: string, messageId: string) =>
  `/conversations/${encodeURIComponent(conversationId)}/messages/${encodeURIComponent(messageId)}`;

/** The server answers another try with the same refusal. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'CONFLICT',
]);

function codeOf(error: unknown): unknown {
  return graphqlErrorOf(error)?.extensions?.['code'];
}

/** A message of the API as the chat shows it. */
export function messageOfNode(node: ChatMessageFieldsFragment, readerId: string): ChatMessage {
  const role = node.role.toLowerCase() as MessageRole;
  return chatMessage({
    id: node.id,
    key: node.clientMessageId ?? node.id,
    conversationId: node.conversationId,
    role,
    senderId: role === 'user' ? readerId : null,
    content: node.content,
    timestamp: node.createdAt,
    status: node.status.toLowerCase() as MessageStatus,
    clientMessageId: node.clientMessageId ?? null,
    originalMessageId: node.replyTo ?? null,
    reaction: (node.reaction?.toLowerCase() as Reaction | undefined) ?? null,
    responseType: node.responseType ?? null,
    truncated: node.truncated,
    reported: node.reported,
    editedAt: node.editedAt ?? null,
  });
}

/** An error of an HTTP call in the terms of the live channel. */
function closeFrameOfCall(error: unknown): CloseFrame {
  if (CombinedGraphQLErrors.is(error)) return closeFrameOf([...error.errors]);
  if (error instanceof ApiError && error.status === 401) {
    return { code: DISCONNECTS.refused.code, reason: error.code ?? DISCONNECTS.unauthorized.reason };
  }
  // No answer, or one that is none: as where a socket cannot be opened.
  return isPassing(error) ? DISCONNECTS.lost : DISCONNECTS.internal;
}

export function createChatApi(client: ApolloClient, readerId: string): ChatApi {
  return {
    live: {
      start: async (signal) => {
        const { data } = await client
          .mutate({ mutation: START_CONVERSATION, fetchPolicy: 'no-cache', context: { fetchOptions: { signal } } })
          .catch((error: unknown) => {
            throw closeFrameOfCall(error);
          });
        const frame = readLiveFrame(data?.startConversation);
        if (!frame?.conversationId) throw DISCONNECTS.internal;
        return frame;
      },
      open: (conversationId, after, sink) =>
        openLiveSocket(
          {
            url: `${socketOrigin(serviceOrigin())}/graphql`,
            accessToken: () => session.tokenForRequest(),
            conversationId,
            after,
          },
          sink,
        ),
      refreshToken: async () => {
        const stale = localStorage.getItem(STORAGE_KEYS.authToken);
        await session.refresh(stale ?? undefined).catch((error: unknown) => {
          throw isPassing(error) ? DISCONNECTS.lost : error;
        });
      },
    },

    send: async ({ conversationId, content, clientMessageId }) => {
      const { data } = await client
        .mutate({ mutation: SEND_MESSAGE, variables: { input: { conversationId, content, clientMessageId } } })
        .catch((error: unknown) => {
          const problem = messageOf(error);
          throw REFUSALS.has(codeOf(error)) ? new SendRefused(problem) : new Error(problem, { cause: error });
        });
      if (!data) throw new Error('The message was not acknowledged');
      return messageOfNode(data.sendMessage, readerId);
    },

    history: async (conversationId, before) => {
      try {
        const { data } = await client.query({
          query: MESSAGES,
          variables: { conversationId, before, limit: PAGE_SIZE, isNewest: before === null },
          fetchPolicy: 'no-cache',
        });
        const page = data?.messages;
        return {
          messages: page?.items.map((node) => messageOfNode(node, readerId)) ?? [],
          hasMore: page?.hasMore ?? false,
          ...(before === null && {
            isReplying: data?.conversation?.isReplying ?? false,
            isPrivate: data?.conversation?.isPrivate ?? false,
          }),
        };
      } catch (error) {
        // No such conversation means no history.
        if (codeOf(error) === 'NOT_FOUND') return { messages: [], hasMore: false };
        throw new Error(`Failed to fetch message history: ${statusOf(error)} ${messageOf(error, '')}`, {
          cause: error,
        });
      }
    },

    stop: async (conversationId) => {
      await client.mutate({ mutation: STOP_STREAMING, variables: { conversationId } });
    },
    setTyping: async (conversationId, isTyping) => {
      await client.mutate({ mutation: SET_TYPING, variables: { conversationId, isTyping } });
    },
    markRead: async (conversationId, messageId) => {
      await client.mutate({ mutation: MARK_READ, variables: { conversationId, messageId } });
    },
    edit: async (conversationId, messageId, content) => {
      await rest.patch(pathOf(conversationId, messageId), { content });
    },
    remove: async (conversationId, messageId) => {
      await rest.delete(pathOf(conversationId, messageId));
    },
    react: async (conversationId, messageId, type) => {
      const path = `${pathOf(conversationId, messageId)}/reaction`;
      if (type) await rest.put(path, { type });
      else await rest.delete(path);
    },
    report: async (conversationId, messageId, reason) => {
      await rest.post(`${pathOf(conversationId, messageId)}/report`, { reason });
    },
  };
}
