import { graphql } from '../gql';

export const HOUSEHOLD_INVITATIONS = graphql(`
  query HouseholdInvitations($householdId: ID!) {
    householdInvitations(householdId: $householdId) {
      id
      role
      email
      childIds
      until
      invitedBy
      createdAt
      expiresAt
    }
  }
`);

export const CREATE_INVITATION = graphql(`
  mutation CreateHouseholdInvitation($householdId: ID!, $input: CreateInvitationInput!) {
    createHouseholdInvitation(householdId: $householdId, input: $input) {
      id
      url
      role
      expiresAt
    }
  }
`);

export const REVOKE_INVITATION = graphql(`
  mutation RevokeHouseholdInvitation($householdId: ID!, $id: ID!) {
    revokeHouseholdInvitation(householdId: $householdId, id: $id)
  }
`);

export const INVITATION = graphql(`
  query Invitation($token: String!) {
    invitation(token: $token) {
      householdName
      invitedBy
      role
      expiresAt
    }
  }
`);

export const ACCEPT_INVITATION = graphql(`
  mutation AcceptInvitation($token: String!) {
    acceptInvitation(token: $token) {
      state
      householdId
    }
  }
`);

export const CONFIRM_MEMBER = graphql(`
  mutation ConfirmHouseholdMember($householdId: ID!, $userId: ID!) {
    confirmHouseholdMember(householdId: $householdId, userId: $userId) {
      ...HouseholdMemberFields
    }
  }
`);

export const UPDATE_MEMBER = graphql(`
  mutation UpdateHouseholdMember($householdId: ID!, $userId: ID!, $input: UpdateMemberInput!) {
    updateHouseholdMember(householdId: $householdId, userId: $userId, input: $input) {
      ...HouseholdMemberFields
    }
  }
`);

/** Also how a member leaves. */
export const REMOVE_MEMBER = graphql(`
  mutation RemoveHouseholdMember($householdId: ID!, $userId: ID!) {
    removeHouseholdMember(householdId: $householdId, userId: $userId) {
      sockets
      calendarLinks
      pushSubscriptions
      fileLinks
    }
  }
`);

export const HAND_OVER_HOUSEHOLD = graphql(`
  mutation HandOverHousehold($householdId: ID!, $userId: ID!) {
    handOverHousehold(householdId: $householdId, userId: $userId) {
      ...HouseholdFields
    }
  }
`);
