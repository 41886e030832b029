import { graphql } from '../../gql';

/** Read by the code generator; documents below name it. */
export const CHAT_MESSAGE = graphql(`
  fragment ChatMessageFields on Message {
    id
    conversationId
    role
    content
    status
    clientMessageId
    replyTo
    reaction
    responseType
    truncated
    reported
    editedAt
    createdAt
  }
`);

export const MESSAGES = graphql(`
  query Messages($conversationId: ID!, $before: ID, $limit: Int!, $isNewest: Boolean!) {
    conversation(id: $conversationId) @include(if: $isNewest) {
      id
      isReplying
      isPrivate
    }
    messages(conversationId: $conversationId, before: $before, limit: $limit) {
      items {
        ...ChatMessageFields
      }
      hasMore
    }
  }
`);

export const START_CONVERSATION = graphql(`
  mutation StartConversation {
    startConversation {
      type
      content
      conversationId
      userId
      timestamp
      metadata {
        messageId
        role
        isReconnection
      }
    }
  }
`);

export const SEND_MESSAGE = graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      ...ChatMessageFields
    }
  }
`);

export const STOP_STREAMING = graphql(`
  mutation StopStreaming($conversationId: ID!) {
    stopStreaming(conversationId: $conversationId)
  }
`);

export const SET_TYPING = graphql(`
  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {
    setTyping(conversationId: $conversationId, isTyping: $isTyping)
  }
`);

export const MARK_READ = graphql(`
  mutation MarkRead($conversationId: ID!, $messageId: ID!) {
    markRead(conversationId: $conversationId, messageId: $messageId) {
      id
      unreadCount
    }
  }
`);

/** Enough to find the newest one behind the pinned ones, which come first. */
export const LAST_CONVERSATIONS = graphql(`
  query LastConversations {
    conversations(limit: 12) {
      items {
        id
        title
        isPrivate
        lastMessageAt
      }
    }
  }
`);
