import { graphql } from '../../gql';

export const AUDIT_PERSON_FIELDS = graphql(`
  fragment AuditPersonFields on AuditPerson {
    id
    name
    avatar
  }
`);

/** Accounts to filter the audit log by. */

export const FIND_PEOPLE = graphql(`
  query FindPeople($search: String) {
    users(search: $search, sortBy: NAME, limit: 10) {
      items {
        id
        username
        firstName
        lastName
        email
      }
    }
  }
`);

export const AUDIT_ENTRIES = graphql(`
  query AuditEntries(
    $limit: Int!
    $offset: Int!
    $action: String
    $person: ID
    $search: String
    $reversed: Boolean!
  ) {
    auditEntries(
      limit: $limit
      offset: $offset
      action: $action
      person: $person
      search: $search
      reversed: $reversed
    ) {
      items {
        id
        at
        action
        actor
        target
        actorPerson {
          ...AuditPersonFields
        }
        targetPerson {
          ...AuditPersonFields
        }
        node
        requestId
        detail
      }
      total
      hasMore
    }
  }
`);

export const AUDIT_INTEGRITY = graphql(`
  query AuditIntegrity {
    auditIntegrity {
      intact
      brokenAt
    }
  }
`);
