import { graphql } from '../gql';

export const CONVERSATION_ROW = graphql(`
  fragment ConversationRow on Conversation {
    id
    title
    summary
    type
    isPinned
    isArchived
    isPrivate
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
    $tag: String
  ) {
    conversations(
      limit: $limit
      offset: $offset
      includeArchived: $includeArchived
      search: $search
      sortBy: $sortBy
      type: $type
      tag: $tag
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

/** The talks in the side bar: enough to find the newest ones behind the pinned ones, which come first. */
export const RECENT_CONVERSATIONS = graphql(`
  query RecentConversations {
    conversations(limit: 12) {
      items {
        ...ConversationRow
      }
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

/** Hides them everywhere immediately. `RESTORE_CONVERSATIONS` can undo it for ten seconds. */
export const TRASH_CONVERSATIONS = graphql(`
  mutation TrashConversations($ids: [ID!]!) {
    trashConversations(ids: $ids)
  }
`);

/** How many conversations Clear All would delete, without and with archived ones. */
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

/** Clear All. Returns the deleted ids for `RESTORE_CONVERSATIONS`. */
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
