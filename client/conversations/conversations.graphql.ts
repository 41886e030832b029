import { graphql } from '../gql';

export const CONVERSATION_ROW = graphql(`
  fragment ConversationRow on Conversation {
    id
    title
    summary
    type
    isPinned
    isArchived
    messageCount
    unreadCount
    tags
    lastMessage {
      id
      role
      content
      createdAt
    }
    lastMessageAt
    createdAt
    updatedAt
  }
`);

export const CONVERSATIONS = graphql(`
  query Conversations(
    $limit: Int!
    $offset: Int!
    $includeArchived: Boolean!
    $search: String
    $sortBy: ConversationSort!
    $type: ConversationType
  ) {
    conversations(
      limit: $limit
      offset: $offset
      includeArchived: $includeArchived
      search: $search
      sortBy: $sortBy
      type: $type
    ) {
      items {
        ...ConversationRow
      }
      total
      hasMore
    }
  }
`);

export const CONVERSATION = graphql(`
  query Conversation($id: ID!) {
    conversation(id: $id) {
      ...ConversationRow
    }
  }
`);

export const CONVERSATION_CHANGED = graphql(`
  subscription ConversationChanged {
    conversationChanged {
      kind
      id
      conversation {
        ...ConversationRow
      }
    }
  }
`);

export const UPDATE_CONVERSATION = graphql(`
  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {
    updateConversation(id: $id, input: $input) {
      ...ConversationRow
    }
  }
`);

export const DELETE_CONVERSATION = graphql(`
  mutation DeleteConversation($id: ID!) {
    deleteConversation(id: $id)
  }
`);

export const CLEAR_CONVERSATIONS = graphql(`
  mutation ClearConversations($includeArchived: Boolean!) {
    clearConversations(includeArchived: $includeArchived)
  }
`);
