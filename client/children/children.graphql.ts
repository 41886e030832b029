import { graphql } from '../gql';

export const CHILD_FIELDS = graphql(`
  fragment ChildFields on Child {
    id
    nickname
    avatar
    colour
    ageBand
    bandConfirmedAt
    bandDue
    readingLevel
    languages
    unmeasuredLanguages
    interests
    note
    timeZone
    transcript
    paused
    householdIds
    devices
    role
    consentGiven
    erasesAt
    conversationsEraseAt
    createdAt
  }
`);

export const CHILDREN = graphql(`
  query Children {
    children {
      ...ChildFields
    }
  }
`);

export const CHILD = graphql(`
  query Child($id: ID!) {
    child(id: $id) {
      ...ChildFields
    }
  }
`);

export const CREATE_CHILD = graphql(`
  mutation CreateChild($input: CreateChildInput!) {
    createChild(input: $input) {
      ...ChildFields
    }
  }
`);

export const UPDATE_CHILD = graphql(`
  mutation UpdateChild($id: ID!, $input: UpdateChildInput!) {
    updateChild(id: $id, input: $input) {
      ...ChildFields
    }
  }
`);
