import { graphql } from '../../gql';

export const CHILD_CONVERSATIONS = graphql(`
  query ChildConversations($childId: ID!, $search: String, $limit: Int!, $offset: Int!) {
    childConversations(childId: $childId, search: $search, limit: $limit, offset: $offset, includeArchived: true) {
      items {
        ...ConversationRow
        snippet
      }
      total
      hasMore
    }
  }
`);

export const CHILD_CONVERSATION = graphql(`
  query ChildConversation($childId: ID!, $id: ID!) {
    childConversation(childId: $childId, id: $id) {
      ...ConversationRow
    }
  }
`);

export const CHILD_CONVERSATION_CHANGED = graphql(`
  subscription ChildConversationChanged($childId: ID!) {
    childConversationChanged(childId: $childId) {
      kind
      id
      conversation {
        ...ConversationRow
      }
    }
  }
`);

export const CHILD_MESSAGES = graphql(`
  query ChildMessages($childId: ID!, $conversationId: ID!, $before: ID, $limit: Int!) {
    childMessages(childId: $childId, conversationId: $conversationId, before: $before, limit: $limit) {
      items {
        ...ChatMessageFields
      }
      hasMore
    }
  }
`);
