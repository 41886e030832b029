import { graphql } from '../gql';

export const ADMIN_STATS_FIELDS = graphql(`
  fragment AdminFigures on AdminStats {
    totalUsers
    activeUsers24h
    pendingApprovals
    totalConversations
    moderationAlerts
    systemHealth {
      status
      database
      bus
      companion
      nodes
      missingNodes
      liveConnections
    }
    updatedAt
  }
`);

export const ADMIN_STATS = graphql(`
  query AdminStats {
    adminStats {
      ...AdminFigures
    }
  }
`);

export const ADMIN_STATS_CHANGED = graphql(`
  subscription AdminStatsChanged {
    adminStats {
      ...AdminFigures
    }
  }
`);

export const WAITLIST_STATS_FIELDS = graphql(`
  fragment WaitlistFigures on WaitlistStats {
    totalOnWaitlist
    totalApproved
    approvedLately
    averageWaitTimeDays
    lastUpdated
  }
`);

export const WAITLIST_STATS = graphql(`
  query WaitlistStats {
    waitlistStats {
      ...WaitlistFigures
    }
  }
`);

export const WAITLIST_STATS_CHANGED = graphql(`
  subscription WaitlistStatsChanged {
    waitlistStats {
      ...WaitlistFigures
    }
  }
`);

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

export const REMOVE_ENTRY = graphql(`
  mutation RemoveWaitlistEntry($email: String!) {
    removeWaitlistEntry(email: $email)
  }
`);

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

export const ADMIN_SETTINGS = graphql(`
  query AdminSettings {
    adminSettings {
      waitlistEnabled
      waitlistMode
      waitlistAutoApprove
    }
    installation {
      version
      environment
      analytics
      errorReporting
    }
  }
`);

export const UPDATE_ADMIN_SETTINGS = graphql(`
  mutation UpdateAdminSettings($input: UpdateAdminSettingsInput!) {
    updateAdminSettings(input: $input) {
      waitlistEnabled
      waitlistMode
      waitlistAutoApprove
    }
  }
`);

export const ANALYTICS = graphql(`
  query Analytics($days: Int!) {
    analytics(days: $days) {
      day
      signUps
      activeUsers
      messages
      repliesByOutcome {
        final
        stopped
        error
      }
      firstChunkMs {
        p50
        p95
      }
      waitlistJoins
      waitlistApprovals
    }
  }
`);

export const AUDIT_ENTRIES = graphql(`
  query AuditEntries($limit: Int!, $offset: Int!, $action: String, $search: String, $reversed: Boolean!) {
    auditEntries(limit: $limit, offset: $offset, action: $action, search: $search, reversed: $reversed) {
      items {
        id
        at
        action
        actor
        target
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
