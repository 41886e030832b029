import { graphql } from '../../gql';

export const ADMIN_STATS_FIELDS = graphql(`
  fragment AdminStatsFields on AdminStats {
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
    sinceYesterday {
      totalUsers
      activeUsers24h
      pendingApprovals
      totalConversations
      moderationAlerts
    }
    updatedAt
  }
`);

export const ADMIN_STATS = graphql(`
  query AdminStats {
    adminStats {
      ...AdminStatsFields
    }
  }
`);

export const ADMIN_STATS_CHANGED = graphql(`
  subscription AdminStatsChanged {
    adminStats {
      ...AdminStatsFields
    }
  }
`);

export const WAITLIST_STATS_FIELDS = graphql(`
  fragment WaitlistStatsFields on WaitlistStats {
    totalOnWaitlist
    totalApproved
    approvedLately
    averageWaitTimeDays
    sinceYesterday {
      totalOnWaitlist
      totalApproved
    }
    lastUpdated
  }
`);

export const WAITLIST_STATS = graphql(`
  query WaitlistStats {
    waitlistStats {
      ...WaitlistStatsFields
    }
  }
`);

export const WAITLIST_STATS_CHANGED = graphql(`
  subscription WaitlistStatsChanged {
    waitlistStats {
      ...WaitlistStatsFields
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
      childAccounts
    }
  }
`);
