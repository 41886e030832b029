import { graphql } from '../../gql';

/** Read by the code generator; documents below name it. */
export const OWN_REQUEST = graphql(`
  fragment OwnRequestFields on ChildRequest {
    id
    kind
    subject
    state
    askedAt
    decidedAt
    minutes
    note
  }
`);

export const OWN_REQUESTS = graphql(`
  query OwnRequests {
    requests {
      ...OwnRequestFields
    }
  }
`);

export const CREATE_REQUEST = graphql(`
  mutation CreateRequest($input: CreateRequestInput!) {
    createRequest(input: $input) {
      ...OwnRequestFields
    }
  }
`);
