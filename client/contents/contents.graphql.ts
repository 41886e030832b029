import { graphql } from '../gql';

/** Read by the code generator; documents below name it. */
export const CONTENT_FIELDS = graphql(`
  fragment ContentFields on Content {
    id
    title
    filename
    mimeType
    size
    url
    kind
    scope
    status
    problem
    childIds
    readingLevel
    tags
    uploadedAt
    householdId
    variants {
      name
      width
      height
      url
    }
  }
`);

export const CONTENTS = graphql(`
  query Contents($scope: ContentScope, $kind: ContentKind, $search: String, $childId: ID, $limit: Int, $offset: Int) {
    contents(scope: $scope, kind: $kind, search: $search, childId: $childId, limit: $limit, offset: $offset) {
      items {
        ...ContentFields
      }
      total
      hasMore
    }
  }
`);

export const CONTENT = graphql(`
  query Content($id: ID!) {
    content(id: $id) {
      ...ContentFields
      text
    }
  }
`);

export const LIBRARY_CONTENTS_CHANGED = graphql(`
  subscription LibraryContentsChanged {
    libraryContentsChanged
  }
`);

export const CREATE_STORY = graphql(`
  mutation CreateStory($input: CreateStoryInput!) {
    createStory(input: $input) {
      ...ContentFields
    }
  }
`);

export const UPDATE_CONTENT = graphql(`
  mutation UpdateContent($id: ID!, $input: UpdateContentInput!) {
    updateContent(id: $id, input: $input) {
      ...ContentFields
    }
  }
`);

export const PUT_ON_SHELVES = graphql(`
  mutation PutOnShelves($id: ID!, $childIds: [ID!]!) {
    setContentChildren(id: $id, childIds: $childIds) {
      ...ContentFields
    }
  }
`);

export const DELETE_CONTENT = graphql(`
  mutation DeleteContent($id: ID!) {
    deleteContent(id: $id)
  }
`);
