import { graphql } from '../../gql';

export const CHILD_REQUEST_FIELDS = graphql(`
  fragment ChildRequestFields on ChildRequest {
    id
    childId
    kind
    subject
    message
    state
    askedAt
    expiresAt
  }
`);

export const PENDING_REQUESTS = graphql(`
  query PendingRequests {
    requests(state: PENDING) {
      ...ChildRequestFields
    }
  }
`);

export const DECIDE_REQUEST = graphql(`
  mutation DecideRequest($id: ID!, $input: DecideRequestInput!) {
    decideRequest(id: $id, input: $input) {
      ...ChildRequestFields
    }
  }
`);
