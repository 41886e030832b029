import { graphql } from '../../gql';

export const USER_ROW = graphql(`
  fragment UserRow on User {
    id
    username
    email
    firstName
    lastName
    role
    avatar
    googleLinked
    createdAt
    lastSeenAt
    disabledAt
    waitlistStatus {
      status
    }
  }
`);

export const USERS = graphql(`
  query Users(
    $search: String
    $role: Role
    $sortBy: UserSort!
    $reversed: Boolean!
    $limit: Int!
    $offset: Int!
  ) {
    users(search: $search, role: $role, sortBy: $sortBy, reversed: $reversed, limit: $limit, offset: $offset) {
      items {
        ...UserRow
      }
      total
      hasMore
    }
  }
`);

export const SET_USER_ROLE = graphql(`
  mutation SetUserRole($userId: ID!, $role: Role!) {
    setUserRole(userId: $userId, role: $role) {
      ...UserRow
    }
  }
`);

export const SET_USER_DISABLED = graphql(`
  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!) {
    setUserDisabled(userId: $userId, disabled: $disabled) {
      ...UserRow
    }
  }
`);

export const USER_SESSIONS = graphql(`
  query UserSessions($userId: ID!) {
    userSessions(userId: $userId) {
      id
      createdAt
      lastUsedAt
      userAgent
    }
  }
`);

export const END_USER_SESSIONS = graphql(`
  mutation EndUserSessions($userId: ID!) {
    endUserSessions(userId: $userId)
  }
`);
