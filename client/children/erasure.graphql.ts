import { graphql } from '../gql';

export const ERASURE_RECEIPT_FIELDS = graphql(`
  fragment ErasureReceiptFields on ErasureReceipt {
    receiptId
    at
    counts
    sha256
  }
`);

export const CHILD_DATA_CARD = graphql(`
  query ChildDataCard($childId: ID!) {
    childDataCard(childId: $childId) {
      field
      label
      purpose
      retention
      value
      count
    }
  }
`);

/** What an erasure would delete. */
export const CHILD_ERASURE = graphql(`
  query ChildErasure($childId: ID!) {
    childErasure(childId: $childId) {
      counts
      erasesAt
    }
  }
`);

export const ERASURE_RECEIPT = graphql(`
  query ErasureReceipt($id: ID!) {
    erasureReceipt(id: $id) {
      ...ErasureReceiptFields
    }
  }
`);

export const ERASE_CHILD = graphql(`
  mutation EraseChild($childId: ID!, $nickname: String!) {
    eraseChild(childId: $childId, nickname: $nickname) {
      state
      erasesAt
      receipt {
        ...ErasureReceiptFields
      }
    }
  }
`);

export const CANCEL_ERASURE = graphql(`
  mutation CancelChildErasure($childId: ID!) {
    cancelChildErasure(childId: $childId)
  }
`);

export const DELETE_CHILD_CONVERSATIONS = graphql(`
  mutation DeleteChildConversations($childId: ID!, $nickname: String!) {
    deleteChildConversations(childId: $childId, nickname: $nickname) {
      state
      erasesAt
      deleted
    }
  }
`);

export const CANCEL_CONVERSATIONS_ERASURE = graphql(`
  mutation CancelChildConversationsErasure($childId: ID!) {
    cancelChildConversationsErasure(childId: $childId)
  }
`);
