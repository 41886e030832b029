import { graphql } from '../../gql';

export const WAITLIST_ENTRY_ROW = graphql(`
  fragment WaitlistEntryRow on WaitlistEntry {
    email
    firstName
    lastName
    status
    position
    joinedAt
    approvedAt
    estimatedWaitDays
    isAddressUnproved
    hasOwner
  }
`);

export const WAITLIST_ENTRIES = graphql(`
  query WaitlistEntries(
    $status: WaitlistState
    $search: String
    $sortBy: WaitlistSort!
    $reversed: Boolean!
    $limit: Int!
    $offset: Int!
  ) {
    waitlistEntries(
      status: $status
      search: $search
      sortBy: $sortBy
      reversed: $reversed
      limit: $limit
      offset: $offset
    ) {
      items {
        ...WaitlistEntryRow
      }
      total
      hasMore
    }
  }
`);

export const INVITE_ENTRIES = graphql(`
  mutation InviteWaitlistEntries($emails: [String!]!) {
    inviteWaitlistEntries(emails: $emails) {
      email
      invitationUrl
    }
  }
`);

export const UNDO_APPROVALS = graphql(`
  mutation UndoWaitlistApprovals($emails: [String!]!) {
    undoWaitlistApprovals(emails: $emails)
  }
`);

export const REMOVE_ENTRY = graphql(`
  mutation RemoveWaitlistEntry($email: String!) {
    removeWaitlistEntry(email: $email)
  }
`);
