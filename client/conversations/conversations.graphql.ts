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
    isReplying
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
        snippet
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

/** Archives or pins many at once. */
export const UPDATE_CONVERSATIONS = graphql(`
  mutation UpdateConversations($ids: [ID!]!, $input: UpdateConversationInput!) {
    updateConversations(ids: $ids, input: $input) {
      ...ConversationRow
    }
  }
`);

/** Gone everywhere at once; `RESTORE_CONVERSATIONS` brings them back for ten seconds. */
export const TRASH_CONVERSATIONS = graphql(`
  mutation TrashConversations($ids: [ID!]!) {
    trashConversations(ids: $ids)
  }
`);

/** How many Clear All would take, without and with what is archived. */
export const CLEARABLE_CONVERSATIONS = graphql(`
  query ClearableConversations {
    listed: conversations(limit: 1) {
      total
    }
    all: conversations(limit: 1, includeArchived: true) {
      total
    }
  }
`);

/** Clear All: answers what was in the list, for `RESTORE_CONVERSATIONS`. */
export const TRASH_LISTED_CONVERSATIONS = graphql(`
  mutation TrashListedConversations($includeArchived: Boolean!) {
    trashListedConversations(includeArchived: $includeArchived)
  }
`);

export const RESTORE_CONVERSATIONS = graphql(`
  mutation RestoreConversations($ids: [ID!]!) {
    restoreConversations(ids: $ids)
  }
`);
