import { graphql } from '../gql';

export const REPORT_ROW = graphql(`
  fragment ReportRow on Report {
    id
    source
    severity
    safetySeverity
    isSealed
    reason
    status
    claimedBy
    claimedAt
    decision
    decidedBy
    decidedAt
    note
    createdAt
  }
`);

export const REPORT_DETAILS = graphql(`
  fragment ReportDetails on ReportDetail {
    id
    source
    severity
    safetySeverity
    isSealed
    reason
    status
    claimedBy
    claimedAt
    decision
    decidedBy
    decidedAt
    note
    createdAt
    excerpt {
      id
      role
      content
      createdAt
      reported
    }
    breakGlass {
      reason
      expiresAt
    }
  }
`);

export const REPORTS = graphql(`
  query Reports($status: ReportStatus, $search: String, $reversed: Boolean, $limit: Int!, $offset: Int!) {
    moderationReports(status: $status, search: $search, reversed: $reversed, limit: $limit, offset: $offset) {
      items {
        ...ReportRow
        preview
      }
      total
      hasMore
    }
  }
`);

export const REPORT_COUNTS = graphql(`
  query ReportCounts {
    open: moderationReports(status: OPEN, limit: 1) {
      total
    }
    claimed: moderationReports(status: CLAIMED, limit: 1) {
      total
    }
    resolved: moderationReports(status: RESOLVED, limit: 1) {
      total
    }
  }
`);

export const REPORT_CHANGED = graphql(`
  subscription ReportChanged {
    reportChanged {
      report {
        ...ReportRow
      }
    }
  }
`);

export const REPORT = graphql(`
  query Report($id: ID!) {
    moderationReport(id: $id) {
      id
      ...ReportDetails
    }
  }
`);

/** The answer replaces the report in the cache. */
export const BREAK_GLASS = graphql(`
  mutation BreakGlass($id: ID!, $reason: String!) {
    breakReportGlass(id: $id, reason: $reason) {
      ...ReportDetails
    }
  }
`);

export const CLAIM_REPORT = graphql(`
  mutation ClaimReport($id: ID!) {
    claimReport(id: $id) {
      ...ReportRow
    }
  }
`);

export const RELEASE_REPORT = graphql(`
  mutation ReleaseReport($id: ID!) {
    releaseReport(id: $id) {
      ...ReportRow
    }
  }
`);

export const DECIDE_REPORT = graphql(`
  mutation DecideReport($id: ID!, $decision: ReportDecision!, $note: String) {
    decideReport(id: $id, decision: $decision, note: $note) {
      ...ReportRow
    }
  }
`);

/** The cases that wait, to go on with the next one. */
export const WAITING_REPORTS = graphql(`
  query WaitingReports {
    moderationReports(status: OPEN, limit: 100) {
      items {
        id
      }
    }
  }
`);

/** Possible in the first seconds, and only for the moderator who has decided. */
export const UNDO_DECISION = graphql(`
  mutation UndoDecision($id: ID!) {
    undoReportDecision(id: $id) {
      ...ReportRow
    }
  }
`);
