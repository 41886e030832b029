import { graphql } from '../gql';

export const HOUSEHOLD_MEMBER_FIELDS = graphql(`
  fragment HouseholdMemberFields on HouseholdMember {
    userId
    displayName
    role
    label
    until
    childIds
    state
    canConfirm
    joinedAt
  }
`);

export const HOUSEHOLD_FIELDS = graphql(`
  fragment HouseholdFields on Household {
    id
    name
    country
    role
    members {
      ...HouseholdMemberFields
    }
    childIds
    hasPin
  }
`);

export const HOUSEHOLDS = graphql(`
  query Households {
    households {
      ...HouseholdFields
    }
  }
`);

export const CREATE_HOUSEHOLD = graphql(`
  mutation CreateHousehold($input: CreateHouseholdInput!) {
    createHousehold(input: $input) {
      ...HouseholdFields
    }
  }
`);

export const UPDATE_HOUSEHOLD = graphql(`
  mutation UpdateHousehold($id: ID!, $input: UpdateHouseholdInput!) {
    updateHousehold(id: $id, input: $input) {
      ...HouseholdFields
    }
  }
`);

export const DELETE_HOUSEHOLD = graphql(`
  mutation DeleteHousehold($id: ID!) {
    deleteHousehold(id: $id)
  }
`);

export const SET_HOUSEHOLD_PIN = graphql(`
  mutation SetHouseholdPin($householdId: ID!, $pin: String!) {
    setHouseholdPin(householdId: $householdId, pin: $pin)
  }
`);

export const HOUSEHOLD_ACTIVITY = graphql(`
  query HouseholdActivity($householdId: ID!, $limit: Int!, $offset: Int!, $controlsOf: ID) {
    householdActivity(householdId: $householdId, limit: $limit, offset: $offset, controlsOf: $controlsOf) {
      items {
        id
        at
        actor
        actorName
        action
        childId
        detail
      }
      total
      hasMore
    }
  }
`);

export const FAMILY_CHANGED = graphql(`
  subscription FamilyChanged {
    familyChanged {
      householdId
      part
      childId
    }
  }
`);
