/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment AdminFigures on AdminStats {\n    totalUsers\n    activeUsers24h\n    pendingApprovals\n    totalConversations\n    moderationAlerts\n    systemHealth {\n      status\n      database\n      bus\n      companion\n      nodes\n      missingNodes\n      liveConnections\n    }\n    updatedAt\n  }\n": typeof types.AdminFiguresFragmentDoc,
    "\n  query AdminStats {\n    adminStats {\n      ...AdminFigures\n    }\n  }\n": typeof types.AdminStatsDocument,
    "\n  subscription AdminStatsChanged {\n    adminStats {\n      ...AdminFigures\n    }\n  }\n": typeof types.AdminStatsChangedDocument,
    "\n  fragment WaitlistFigures on WaitlistStats {\n    totalOnWaitlist\n    totalApproved\n    approvedLately\n    averageWaitTimeDays\n    lastUpdated\n  }\n": typeof types.WaitlistFiguresFragmentDoc,
    "\n  query WaitlistStats {\n    waitlistStats {\n      ...WaitlistFigures\n    }\n  }\n": typeof types.WaitlistStatsDocument,
    "\n  subscription WaitlistStatsChanged {\n    waitlistStats {\n      ...WaitlistFigures\n    }\n  }\n": typeof types.WaitlistStatsChangedDocument,
    "\n  fragment WaitlistEntryRow on WaitlistEntry {\n    email\n    firstName\n    lastName\n    status\n    position\n    joinedAt\n    approvedAt\n    estimatedWaitDays\n    isAddressUnproved\n  }\n": typeof types.WaitlistEntryRowFragmentDoc,
    "\n  query WaitlistEntries(\n    $status: WaitlistState\n    $search: String\n    $sortBy: WaitlistSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    waitlistEntries(\n      status: $status\n      search: $search\n      sortBy: $sortBy\n      reversed: $reversed\n      limit: $limit\n      offset: $offset\n    ) {\n      items {\n        ...WaitlistEntryRow\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.WaitlistEntriesDocument,
    "\n  mutation InviteWaitlistEntries($emails: [String!]!) {\n    inviteWaitlistEntries(emails: $emails) {\n      email\n      invitationUrl\n    }\n  }\n": typeof types.InviteWaitlistEntriesDocument,
    "\n  mutation RemoveWaitlistEntry($email: String!) {\n    removeWaitlistEntry(email: $email)\n  }\n": typeof types.RemoveWaitlistEntryDocument,
    "\n  fragment UserRow on User {\n    id\n    username\n    email\n    firstName\n    lastName\n    role\n    avatar\n    googleLinked\n    createdAt\n    lastSeenAt\n    disabledAt\n    waitlistStatus {\n      status\n    }\n  }\n": typeof types.UserRowFragmentDoc,
    "\n  query Users(\n    $search: String\n    $role: Role\n    $sortBy: UserSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    users(search: $search, role: $role, sortBy: $sortBy, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...UserRow\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.UsersDocument,
    "\n  mutation SetUserRole($userId: ID!, $role: Role!) {\n    setUserRole(userId: $userId, role: $role) {\n      ...UserRow\n    }\n  }\n": typeof types.SetUserRoleDocument,
    "\n  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!) {\n    setUserDisabled(userId: $userId, disabled: $disabled) {\n      ...UserRow\n    }\n  }\n": typeof types.SetUserDisabledDocument,
    "\n  query AdminSettings {\n    adminSettings {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n    installation {\n      version\n      environment\n      analytics\n      errorReporting\n    }\n  }\n": typeof types.AdminSettingsDocument,
    "\n  mutation UpdateAdminSettings($input: UpdateAdminSettingsInput!) {\n    updateAdminSettings(input: $input) {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n  }\n": typeof types.UpdateAdminSettingsDocument,
    "\n  query Analytics($days: Int!) {\n    analytics(days: $days) {\n      day\n      signUps\n      activeUsers\n      messages\n      repliesByOutcome {\n        final\n        stopped\n        error\n      }\n      firstChunkMs {\n        p50\n        p95\n      }\n      waitlistJoins\n      waitlistApprovals\n    }\n  }\n": typeof types.AnalyticsDocument,
    "\n  query AuditEntries($limit: Int!, $offset: Int!, $action: String, $search: String, $reversed: Boolean!) {\n    auditEntries(limit: $limit, offset: $offset, action: $action, search: $search, reversed: $reversed) {\n      items {\n        id\n        at\n        action\n        actor\n        target\n        node\n        requestId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  query AuditIntegrity {\n    auditIntegrity {\n      intact\n      brokenAt\n    }\n  }\n": typeof types.AuditIntegrityDocument,
    "\n  query UserSessions($userId: ID!) {\n    userSessions(userId: $userId) {\n      id\n      createdAt\n      lastUsedAt\n      userAgent\n    }\n  }\n": typeof types.UserSessionsDocument,
    "\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n": typeof types.EndUserSessionsDocument,
    "\n  fragment ChatMessageFields on Message {\n    id\n    conversationId\n    role\n    content\n    status\n    clientMessageId\n    replyTo\n    reaction\n    responseType\n    truncated\n    editedAt\n    createdAt\n  }\n": typeof types.ChatMessageFieldsFragmentDoc,
    "\n  query Messages($conversationId: ID!, $before: ID, $limit: Int!) {\n    messages(conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n": typeof types.MessagesDocument,
    "\n  mutation StartConversation {\n    startConversation {\n      type\n      content\n      conversationId\n      userId\n      timestamp\n      metadata {\n        messageId\n        role\n        isReconnection\n      }\n    }\n  }\n": typeof types.StartConversationDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessageFields\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  mutation StopStreaming($conversationId: ID!) {\n    stopStreaming(conversationId: $conversationId)\n  }\n": typeof types.StopStreamingDocument,
    "\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(conversationId: $conversationId, isTyping: $isTyping)\n  }\n": typeof types.SetTypingDocument,
    "\n  mutation MarkRead($conversationId: ID!, $messageId: ID!) {\n    markRead(conversationId: $conversationId, messageId: $messageId) {\n      id\n      unreadCount\n    }\n  }\n": typeof types.MarkReadDocument,
    "\n  fragment ConversationRow on Conversation {\n    id\n    title\n    summary\n    type\n    isPinned\n    isArchived\n    messageCount\n    unreadCount\n    isReplying\n    tags\n    lastMessage {\n      id\n      role\n      content\n      createdAt\n    }\n    lastMessageAt\n    createdAt\n    updatedAt\n  }\n": typeof types.ConversationRowFragmentDoc,
    "\n  query Conversations(\n    $limit: Int!\n    $offset: Int!\n    $includeArchived: Boolean!\n    $search: String\n    $sortBy: ConversationSort!\n    $type: ConversationType\n  ) {\n    conversations(\n      limit: $limit\n      offset: $offset\n      includeArchived: $includeArchived\n      search: $search\n      sortBy: $sortBy\n      type: $type\n    ) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.ConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n    }\n  }\n": typeof types.ConversationDocument,
    "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      id\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n": typeof types.ConversationChangedDocument,
    "\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    updateConversation(id: $id, input: $input) {\n      ...ConversationRow\n    }\n  }\n": typeof types.UpdateConversationDocument,
    "\n  mutation UpdateConversations($ids: [ID!]!, $input: UpdateConversationInput!) {\n    updateConversations(ids: $ids, input: $input) {\n      ...ConversationRow\n    }\n  }\n": typeof types.UpdateConversationsDocument,
    "\n  mutation TrashConversations($ids: [ID!]!) {\n    trashConversations(ids: $ids)\n  }\n": typeof types.TrashConversationsDocument,
    "\n  query ClearableConversations {\n    listed: conversations(limit: 1) {\n      total\n    }\n    all: conversations(limit: 1, includeArchived: true) {\n      total\n    }\n  }\n": typeof types.ClearableConversationsDocument,
    "\n  mutation TrashListedConversations($includeArchived: Boolean!) {\n    trashListedConversations(includeArchived: $includeArchived)\n  }\n": typeof types.TrashListedConversationsDocument,
    "\n  mutation RestoreConversations($ids: [ID!]!) {\n    restoreConversations(ids: $ids)\n  }\n": typeof types.RestoreConversationsDocument,
    "\n  fragment ReportRow on Report {\n    id\n    source\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n  }\n": typeof types.ReportRowFragmentDoc,
    "\n  query Reports($status: ReportStatus, $search: String, $reversed: Boolean, $limit: Int!, $offset: Int!) {\n    moderationReports(status: $status, search: $search, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...ReportRow\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.ReportsDocument,
    "\n  query ReportCounts {\n    open: moderationReports(status: OPEN, limit: 1) {\n      total\n    }\n    claimed: moderationReports(status: CLAIMED, limit: 1) {\n      total\n    }\n    resolved: moderationReports(status: RESOLVED, limit: 1) {\n      total\n    }\n  }\n": typeof types.ReportCountsDocument,
    "\n  subscription ReportChanged {\n    reportChanged {\n      report {\n        ...ReportRow\n      }\n    }\n  }\n": typeof types.ReportChangedDocument,
    "\n  query Report($id: ID!) {\n    moderationReport(id: $id) {\n      id\n      source\n      reason\n      status\n      claimedBy\n      claimedAt\n      decision\n      decidedBy\n      decidedAt\n      note\n      createdAt\n      excerpt {\n        id\n        role\n        content\n        createdAt\n        reported\n      }\n    }\n  }\n": typeof types.ReportDocument,
    "\n  mutation ClaimReport($id: ID!) {\n    claimReport(id: $id) {\n      ...ReportRow\n    }\n  }\n": typeof types.ClaimReportDocument,
    "\n  mutation ReleaseReport($id: ID!) {\n    releaseReport(id: $id) {\n      ...ReportRow\n    }\n  }\n": typeof types.ReleaseReportDocument,
    "\n  mutation DecideReport($id: ID!, $decision: ReportDecision!, $note: String) {\n    decideReport(id: $id, decision: $decision, note: $note) {\n      ...ReportRow\n    }\n  }\n": typeof types.DecideReportDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    kind\n    title\n    message\n    read\n    conversationId\n    link\n    createdAt\n  }\n": typeof types.NotificationItemFragmentDoc,
    "\n  query Notifications($limit: Int!, $offset: Int!) {\n    notifications(limit: $limit, offset: $offset) {\n      items {\n        ...NotificationItem\n      }\n      total\n      hasMore\n      unread\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded {\n      ...NotificationItem\n    }\n  }\n": typeof types.NotificationAddedDocument,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      ...NotificationItem\n    }\n  }\n": typeof types.MarkNotificationReadDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n": typeof types.MarkAllNotificationsReadDocument,
    "\n  mutation ClearNotifications {\n    clearNotifications\n  }\n": typeof types.ClearNotificationsDocument,
    "\n  query Me {\n    me {\n      id\n    }\n  }\n": typeof types.MeDocument,
};
const documents: Documents = {
    "\n  fragment AdminFigures on AdminStats {\n    totalUsers\n    activeUsers24h\n    pendingApprovals\n    totalConversations\n    moderationAlerts\n    systemHealth {\n      status\n      database\n      bus\n      companion\n      nodes\n      missingNodes\n      liveConnections\n    }\n    updatedAt\n  }\n": types.AdminFiguresFragmentDoc,
    "\n  query AdminStats {\n    adminStats {\n      ...AdminFigures\n    }\n  }\n": types.AdminStatsDocument,
    "\n  subscription AdminStatsChanged {\n    adminStats {\n      ...AdminFigures\n    }\n  }\n": types.AdminStatsChangedDocument,
    "\n  fragment WaitlistFigures on WaitlistStats {\n    totalOnWaitlist\n    totalApproved\n    approvedLately\n    averageWaitTimeDays\n    lastUpdated\n  }\n": types.WaitlistFiguresFragmentDoc,
    "\n  query WaitlistStats {\n    waitlistStats {\n      ...WaitlistFigures\n    }\n  }\n": types.WaitlistStatsDocument,
    "\n  subscription WaitlistStatsChanged {\n    waitlistStats {\n      ...WaitlistFigures\n    }\n  }\n": types.WaitlistStatsChangedDocument,
    "\n  fragment WaitlistEntryRow on WaitlistEntry {\n    email\n    firstName\n    lastName\n    status\n    position\n    joinedAt\n    approvedAt\n    estimatedWaitDays\n    isAddressUnproved\n  }\n": types.WaitlistEntryRowFragmentDoc,
    "\n  query WaitlistEntries(\n    $status: WaitlistState\n    $search: String\n    $sortBy: WaitlistSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    waitlistEntries(\n      status: $status\n      search: $search\n      sortBy: $sortBy\n      reversed: $reversed\n      limit: $limit\n      offset: $offset\n    ) {\n      items {\n        ...WaitlistEntryRow\n      }\n      total\n      hasMore\n    }\n  }\n": types.WaitlistEntriesDocument,
    "\n  mutation InviteWaitlistEntries($emails: [String!]!) {\n    inviteWaitlistEntries(emails: $emails) {\n      email\n      invitationUrl\n    }\n  }\n": types.InviteWaitlistEntriesDocument,
    "\n  mutation RemoveWaitlistEntry($email: String!) {\n    removeWaitlistEntry(email: $email)\n  }\n": types.RemoveWaitlistEntryDocument,
    "\n  fragment UserRow on User {\n    id\n    username\n    email\n    firstName\n    lastName\n    role\n    avatar\n    googleLinked\n    createdAt\n    lastSeenAt\n    disabledAt\n    waitlistStatus {\n      status\n    }\n  }\n": types.UserRowFragmentDoc,
    "\n  query Users(\n    $search: String\n    $role: Role\n    $sortBy: UserSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    users(search: $search, role: $role, sortBy: $sortBy, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...UserRow\n      }\n      total\n      hasMore\n    }\n  }\n": types.UsersDocument,
    "\n  mutation SetUserRole($userId: ID!, $role: Role!) {\n    setUserRole(userId: $userId, role: $role) {\n      ...UserRow\n    }\n  }\n": types.SetUserRoleDocument,
    "\n  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!) {\n    setUserDisabled(userId: $userId, disabled: $disabled) {\n      ...UserRow\n    }\n  }\n": types.SetUserDisabledDocument,
    "\n  query AdminSettings {\n    adminSettings {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n    installation {\n      version\n      environment\n      analytics\n      errorReporting\n    }\n  }\n": types.AdminSettingsDocument,
    "\n  mutation UpdateAdminSettings($input: UpdateAdminSettingsInput!) {\n    updateAdminSettings(input: $input) {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n  }\n": types.UpdateAdminSettingsDocument,
    "\n  query Analytics($days: Int!) {\n    analytics(days: $days) {\n      day\n      signUps\n      activeUsers\n      messages\n      repliesByOutcome {\n        final\n        stopped\n        error\n      }\n      firstChunkMs {\n        p50\n        p95\n      }\n      waitlistJoins\n      waitlistApprovals\n    }\n  }\n": types.AnalyticsDocument,
    "\n  query AuditEntries($limit: Int!, $offset: Int!, $action: String, $search: String, $reversed: Boolean!) {\n    auditEntries(limit: $limit, offset: $offset, action: $action, search: $search, reversed: $reversed) {\n      items {\n        id\n        at\n        action\n        actor\n        target\n        node\n        requestId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  query AuditIntegrity {\n    auditIntegrity {\n      intact\n      brokenAt\n    }\n  }\n": types.AuditIntegrityDocument,
    "\n  query UserSessions($userId: ID!) {\n    userSessions(userId: $userId) {\n      id\n      createdAt\n      lastUsedAt\n      userAgent\n    }\n  }\n": types.UserSessionsDocument,
    "\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n": types.EndUserSessionsDocument,
    "\n  fragment ChatMessageFields on Message {\n    id\n    conversationId\n    role\n    content\n    status\n    clientMessageId\n    replyTo\n    reaction\n    responseType\n    truncated\n    editedAt\n    createdAt\n  }\n": types.ChatMessageFieldsFragmentDoc,
    "\n  query Messages($conversationId: ID!, $before: ID, $limit: Int!) {\n    messages(conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n": types.MessagesDocument,
    "\n  mutation StartConversation {\n    startConversation {\n      type\n      content\n      conversationId\n      userId\n      timestamp\n      metadata {\n        messageId\n        role\n        isReconnection\n      }\n    }\n  }\n": types.StartConversationDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessageFields\n    }\n  }\n": types.SendMessageDocument,
    "\n  mutation StopStreaming($conversationId: ID!) {\n    stopStreaming(conversationId: $conversationId)\n  }\n": types.StopStreamingDocument,
    "\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(conversationId: $conversationId, isTyping: $isTyping)\n  }\n": types.SetTypingDocument,
    "\n  mutation MarkRead($conversationId: ID!, $messageId: ID!) {\n    markRead(conversationId: $conversationId, messageId: $messageId) {\n      id\n      unreadCount\n    }\n  }\n": types.MarkReadDocument,
    "\n  fragment ConversationRow on Conversation {\n    id\n    title\n    summary\n    type\n    isPinned\n    isArchived\n    messageCount\n    unreadCount\n    isReplying\n    tags\n    lastMessage {\n      id\n      role\n      content\n      createdAt\n    }\n    lastMessageAt\n    createdAt\n    updatedAt\n  }\n": types.ConversationRowFragmentDoc,
    "\n  query Conversations(\n    $limit: Int!\n    $offset: Int!\n    $includeArchived: Boolean!\n    $search: String\n    $sortBy: ConversationSort!\n    $type: ConversationType\n  ) {\n    conversations(\n      limit: $limit\n      offset: $offset\n      includeArchived: $includeArchived\n      search: $search\n      sortBy: $sortBy\n      type: $type\n    ) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n": types.ConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n    }\n  }\n": types.ConversationDocument,
    "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      id\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n": types.ConversationChangedDocument,
    "\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    updateConversation(id: $id, input: $input) {\n      ...ConversationRow\n    }\n  }\n": types.UpdateConversationDocument,
    "\n  mutation UpdateConversations($ids: [ID!]!, $input: UpdateConversationInput!) {\n    updateConversations(ids: $ids, input: $input) {\n      ...ConversationRow\n    }\n  }\n": types.UpdateConversationsDocument,
    "\n  mutation TrashConversations($ids: [ID!]!) {\n    trashConversations(ids: $ids)\n  }\n": types.TrashConversationsDocument,
    "\n  query ClearableConversations {\n    listed: conversations(limit: 1) {\n      total\n    }\n    all: conversations(limit: 1, includeArchived: true) {\n      total\n    }\n  }\n": types.ClearableConversationsDocument,
    "\n  mutation TrashListedConversations($includeArchived: Boolean!) {\n    trashListedConversations(includeArchived: $includeArchived)\n  }\n": types.TrashListedConversationsDocument,
    "\n  mutation RestoreConversations($ids: [ID!]!) {\n    restoreConversations(ids: $ids)\n  }\n": types.RestoreConversationsDocument,
    "\n  fragment ReportRow on Report {\n    id\n    source\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n  }\n": types.ReportRowFragmentDoc,
    "\n  query Reports($status: ReportStatus, $search: String, $reversed: Boolean, $limit: Int!, $offset: Int!) {\n    moderationReports(status: $status, search: $search, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...ReportRow\n      }\n      total\n      hasMore\n    }\n  }\n": types.ReportsDocument,
    "\n  query ReportCounts {\n    open: moderationReports(status: OPEN, limit: 1) {\n      total\n    }\n    claimed: moderationReports(status: CLAIMED, limit: 1) {\n      total\n    }\n    resolved: moderationReports(status: RESOLVED, limit: 1) {\n      total\n    }\n  }\n": types.ReportCountsDocument,
    "\n  subscription ReportChanged {\n    reportChanged {\n      report {\n        ...ReportRow\n      }\n    }\n  }\n": types.ReportChangedDocument,
    "\n  query Report($id: ID!) {\n    moderationReport(id: $id) {\n      id\n      source\n      reason\n      status\n      claimedBy\n      claimedAt\n      decision\n      decidedBy\n      decidedAt\n      note\n      createdAt\n      excerpt {\n        id\n        role\n        content\n        createdAt\n        reported\n      }\n    }\n  }\n": types.ReportDocument,
    "\n  mutation ClaimReport($id: ID!) {\n    claimReport(id: $id) {\n      ...ReportRow\n    }\n  }\n": types.ClaimReportDocument,
    "\n  mutation ReleaseReport($id: ID!) {\n    releaseReport(id: $id) {\n      ...ReportRow\n    }\n  }\n": types.ReleaseReportDocument,
    "\n  mutation DecideReport($id: ID!, $decision: ReportDecision!, $note: String) {\n    decideReport(id: $id, decision: $decision, note: $note) {\n      ...ReportRow\n    }\n  }\n": types.DecideReportDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    kind\n    title\n    message\n    read\n    conversationId\n    link\n    createdAt\n  }\n": types.NotificationItemFragmentDoc,
    "\n  query Notifications($limit: Int!, $offset: Int!) {\n    notifications(limit: $limit, offset: $offset) {\n      items {\n        ...NotificationItem\n      }\n      total\n      hasMore\n      unread\n    }\n  }\n": types.NotificationsDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded {\n      ...NotificationItem\n    }\n  }\n": types.NotificationAddedDocument,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      ...NotificationItem\n    }\n  }\n": types.MarkNotificationReadDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n": types.MarkAllNotificationsReadDocument,
    "\n  mutation ClearNotifications {\n    clearNotifications\n  }\n": types.ClearNotificationsDocument,
    "\n  query Me {\n    me {\n      id\n    }\n  }\n": types.MeDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminFigures on AdminStats {\n    totalUsers\n    activeUsers24h\n    pendingApprovals\n    totalConversations\n    moderationAlerts\n    systemHealth {\n      status\n      database\n      bus\n      companion\n      nodes\n      missingNodes\n      liveConnections\n    }\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment AdminFigures on AdminStats {\n    totalUsers\n    activeUsers24h\n    pendingApprovals\n    totalConversations\n    moderationAlerts\n    systemHealth {\n      status\n      database\n      bus\n      companion\n      nodes\n      missingNodes\n      liveConnections\n    }\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStats {\n    adminStats {\n      ...AdminFigures\n    }\n  }\n"): (typeof documents)["\n  query AdminStats {\n    adminStats {\n      ...AdminFigures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdminStatsChanged {\n    adminStats {\n      ...AdminFigures\n    }\n  }\n"): (typeof documents)["\n  subscription AdminStatsChanged {\n    adminStats {\n      ...AdminFigures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitlistFigures on WaitlistStats {\n    totalOnWaitlist\n    totalApproved\n    approvedLately\n    averageWaitTimeDays\n    lastUpdated\n  }\n"): (typeof documents)["\n  fragment WaitlistFigures on WaitlistStats {\n    totalOnWaitlist\n    totalApproved\n    approvedLately\n    averageWaitTimeDays\n    lastUpdated\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitlistStats {\n    waitlistStats {\n      ...WaitlistFigures\n    }\n  }\n"): (typeof documents)["\n  query WaitlistStats {\n    waitlistStats {\n      ...WaitlistFigures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WaitlistStatsChanged {\n    waitlistStats {\n      ...WaitlistFigures\n    }\n  }\n"): (typeof documents)["\n  subscription WaitlistStatsChanged {\n    waitlistStats {\n      ...WaitlistFigures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitlistEntryRow on WaitlistEntry {\n    email\n    firstName\n    lastName\n    status\n    position\n    joinedAt\n    approvedAt\n    estimatedWaitDays\n    isAddressUnproved\n  }\n"): (typeof documents)["\n  fragment WaitlistEntryRow on WaitlistEntry {\n    email\n    firstName\n    lastName\n    status\n    position\n    joinedAt\n    approvedAt\n    estimatedWaitDays\n    isAddressUnproved\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitlistEntries(\n    $status: WaitlistState\n    $search: String\n    $sortBy: WaitlistSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    waitlistEntries(\n      status: $status\n      search: $search\n      sortBy: $sortBy\n      reversed: $reversed\n      limit: $limit\n      offset: $offset\n    ) {\n      items {\n        ...WaitlistEntryRow\n      }\n      total\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query WaitlistEntries(\n    $status: WaitlistState\n    $search: String\n    $sortBy: WaitlistSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    waitlistEntries(\n      status: $status\n      search: $search\n      sortBy: $sortBy\n      reversed: $reversed\n      limit: $limit\n      offset: $offset\n    ) {\n      items {\n        ...WaitlistEntryRow\n      }\n      total\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteWaitlistEntries($emails: [String!]!) {\n    inviteWaitlistEntries(emails: $emails) {\n      email\n      invitationUrl\n    }\n  }\n"): (typeof documents)["\n  mutation InviteWaitlistEntries($emails: [String!]!) {\n    inviteWaitlistEntries(emails: $emails) {\n      email\n      invitationUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveWaitlistEntry($email: String!) {\n    removeWaitlistEntry(email: $email)\n  }\n"): (typeof documents)["\n  mutation RemoveWaitlistEntry($email: String!) {\n    removeWaitlistEntry(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow on User {\n    id\n    username\n    email\n    firstName\n    lastName\n    role\n    avatar\n    googleLinked\n    createdAt\n    lastSeenAt\n    disabledAt\n    waitlistStatus {\n      status\n    }\n  }\n"): (typeof documents)["\n  fragment UserRow on User {\n    id\n    username\n    email\n    firstName\n    lastName\n    role\n    avatar\n    googleLinked\n    createdAt\n    lastSeenAt\n    disabledAt\n    waitlistStatus {\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users(\n    $search: String\n    $role: Role\n    $sortBy: UserSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    users(search: $search, role: $role, sortBy: $sortBy, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...UserRow\n      }\n      total\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query Users(\n    $search: String\n    $role: Role\n    $sortBy: UserSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    users(search: $search, role: $role, sortBy: $sortBy, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...UserRow\n      }\n      total\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserRole($userId: ID!, $role: Role!) {\n    setUserRole(userId: $userId, role: $role) {\n      ...UserRow\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserRole($userId: ID!, $role: Role!) {\n    setUserRole(userId: $userId, role: $role) {\n      ...UserRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!) {\n    setUserDisabled(userId: $userId, disabled: $disabled) {\n      ...UserRow\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!) {\n    setUserDisabled(userId: $userId, disabled: $disabled) {\n      ...UserRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSettings {\n    adminSettings {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n    installation {\n      version\n      environment\n      analytics\n      errorReporting\n    }\n  }\n"): (typeof documents)["\n  query AdminSettings {\n    adminSettings {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n    installation {\n      version\n      environment\n      analytics\n      errorReporting\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAdminSettings($input: UpdateAdminSettingsInput!) {\n    updateAdminSettings(input: $input) {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAdminSettings($input: UpdateAdminSettingsInput!) {\n    updateAdminSettings(input: $input) {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Analytics($days: Int!) {\n    analytics(days: $days) {\n      day\n      signUps\n      activeUsers\n      messages\n      repliesByOutcome {\n        final\n        stopped\n        error\n      }\n      firstChunkMs {\n        p50\n        p95\n      }\n      waitlistJoins\n      waitlistApprovals\n    }\n  }\n"): (typeof documents)["\n  query Analytics($days: Int!) {\n    analytics(days: $days) {\n      day\n      signUps\n      activeUsers\n      messages\n      repliesByOutcome {\n        final\n        stopped\n        error\n      }\n      firstChunkMs {\n        p50\n        p95\n      }\n      waitlistJoins\n      waitlistApprovals\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEntries($limit: Int!, $offset: Int!, $action: String, $search: String, $reversed: Boolean!) {\n    auditEntries(limit: $limit, offset: $offset, action: $action, search: $search, reversed: $reversed) {\n      items {\n        id\n        at\n        action\n        actor\n        target\n        node\n        requestId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query AuditEntries($limit: Int!, $offset: Int!, $action: String, $search: String, $reversed: Boolean!) {\n    auditEntries(limit: $limit, offset: $offset, action: $action, search: $search, reversed: $reversed) {\n      items {\n        id\n        at\n        action\n        actor\n        target\n        node\n        requestId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditIntegrity {\n    auditIntegrity {\n      intact\n      brokenAt\n    }\n  }\n"): (typeof documents)["\n  query AuditIntegrity {\n    auditIntegrity {\n      intact\n      brokenAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UserSessions($userId: ID!) {\n    userSessions(userId: $userId) {\n      id\n      createdAt\n      lastUsedAt\n      userAgent\n    }\n  }\n"): (typeof documents)["\n  query UserSessions($userId: ID!) {\n    userSessions(userId: $userId) {\n      id\n      createdAt\n      lastUsedAt\n      userAgent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n"): (typeof documents)["\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatMessageFields on Message {\n    id\n    conversationId\n    role\n    content\n    status\n    clientMessageId\n    replyTo\n    reaction\n    responseType\n    truncated\n    editedAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ChatMessageFields on Message {\n    id\n    conversationId\n    role\n    content\n    status\n    clientMessageId\n    replyTo\n    reaction\n    responseType\n    truncated\n    editedAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Messages($conversationId: ID!, $before: ID, $limit: Int!) {\n    messages(conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query Messages($conversationId: ID!, $before: ID, $limit: Int!) {\n    messages(conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartConversation {\n    startConversation {\n      type\n      content\n      conversationId\n      userId\n      timestamp\n      metadata {\n        messageId\n        role\n        isReconnection\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartConversation {\n    startConversation {\n      type\n      content\n      conversationId\n      userId\n      timestamp\n      metadata {\n        messageId\n        role\n        isReconnection\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessageFields\n    }\n  }\n"): (typeof documents)["\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessageFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopStreaming($conversationId: ID!) {\n    stopStreaming(conversationId: $conversationId)\n  }\n"): (typeof documents)["\n  mutation StopStreaming($conversationId: ID!) {\n    stopStreaming(conversationId: $conversationId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(conversationId: $conversationId, isTyping: $isTyping)\n  }\n"): (typeof documents)["\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(conversationId: $conversationId, isTyping: $isTyping)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkRead($conversationId: ID!, $messageId: ID!) {\n    markRead(conversationId: $conversationId, messageId: $messageId) {\n      id\n      unreadCount\n    }\n  }\n"): (typeof documents)["\n  mutation MarkRead($conversationId: ID!, $messageId: ID!) {\n    markRead(conversationId: $conversationId, messageId: $messageId) {\n      id\n      unreadCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationRow on Conversation {\n    id\n    title\n    summary\n    type\n    isPinned\n    isArchived\n    messageCount\n    unreadCount\n    isReplying\n    tags\n    lastMessage {\n      id\n      role\n      content\n      createdAt\n    }\n    lastMessageAt\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment ConversationRow on Conversation {\n    id\n    title\n    summary\n    type\n    isPinned\n    isArchived\n    messageCount\n    unreadCount\n    isReplying\n    tags\n    lastMessage {\n      id\n      role\n      content\n      createdAt\n    }\n    lastMessageAt\n    createdAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversations(\n    $limit: Int!\n    $offset: Int!\n    $includeArchived: Boolean!\n    $search: String\n    $sortBy: ConversationSort!\n    $type: ConversationType\n  ) {\n    conversations(\n      limit: $limit\n      offset: $offset\n      includeArchived: $includeArchived\n      search: $search\n      sortBy: $sortBy\n      type: $type\n    ) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query Conversations(\n    $limit: Int!\n    $offset: Int!\n    $includeArchived: Boolean!\n    $search: String\n    $sortBy: ConversationSort!\n    $type: ConversationType\n  ) {\n    conversations(\n      limit: $limit\n      offset: $offset\n      includeArchived: $includeArchived\n      search: $search\n      sortBy: $sortBy\n      type: $type\n    ) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n    }\n  }\n"): (typeof documents)["\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      id\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      id\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    updateConversation(id: $id, input: $input) {\n      ...ConversationRow\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    updateConversation(id: $id, input: $input) {\n      ...ConversationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateConversations($ids: [ID!]!, $input: UpdateConversationInput!) {\n    updateConversations(ids: $ids, input: $input) {\n      ...ConversationRow\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateConversations($ids: [ID!]!, $input: UpdateConversationInput!) {\n    updateConversations(ids: $ids, input: $input) {\n      ...ConversationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TrashConversations($ids: [ID!]!) {\n    trashConversations(ids: $ids)\n  }\n"): (typeof documents)["\n  mutation TrashConversations($ids: [ID!]!) {\n    trashConversations(ids: $ids)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClearableConversations {\n    listed: conversations(limit: 1) {\n      total\n    }\n    all: conversations(limit: 1, includeArchived: true) {\n      total\n    }\n  }\n"): (typeof documents)["\n  query ClearableConversations {\n    listed: conversations(limit: 1) {\n      total\n    }\n    all: conversations(limit: 1, includeArchived: true) {\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TrashListedConversations($includeArchived: Boolean!) {\n    trashListedConversations(includeArchived: $includeArchived)\n  }\n"): (typeof documents)["\n  mutation TrashListedConversations($includeArchived: Boolean!) {\n    trashListedConversations(includeArchived: $includeArchived)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreConversations($ids: [ID!]!) {\n    restoreConversations(ids: $ids)\n  }\n"): (typeof documents)["\n  mutation RestoreConversations($ids: [ID!]!) {\n    restoreConversations(ids: $ids)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportRow on Report {\n    id\n    source\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ReportRow on Report {\n    id\n    source\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Reports($status: ReportStatus, $search: String, $reversed: Boolean, $limit: Int!, $offset: Int!) {\n    moderationReports(status: $status, search: $search, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...ReportRow\n      }\n      total\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query Reports($status: ReportStatus, $search: String, $reversed: Boolean, $limit: Int!, $offset: Int!) {\n    moderationReports(status: $status, search: $search, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...ReportRow\n      }\n      total\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportCounts {\n    open: moderationReports(status: OPEN, limit: 1) {\n      total\n    }\n    claimed: moderationReports(status: CLAIMED, limit: 1) {\n      total\n    }\n    resolved: moderationReports(status: RESOLVED, limit: 1) {\n      total\n    }\n  }\n"): (typeof documents)["\n  query ReportCounts {\n    open: moderationReports(status: OPEN, limit: 1) {\n      total\n    }\n    claimed: moderationReports(status: CLAIMED, limit: 1) {\n      total\n    }\n    resolved: moderationReports(status: RESOLVED, limit: 1) {\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ReportChanged {\n    reportChanged {\n      report {\n        ...ReportRow\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ReportChanged {\n    reportChanged {\n      report {\n        ...ReportRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Report($id: ID!) {\n    moderationReport(id: $id) {\n      id\n      source\n      reason\n      status\n      claimedBy\n      claimedAt\n      decision\n      decidedBy\n      decidedAt\n      note\n      createdAt\n      excerpt {\n        id\n        role\n        content\n        createdAt\n        reported\n      }\n    }\n  }\n"): (typeof documents)["\n  query Report($id: ID!) {\n    moderationReport(id: $id) {\n      id\n      source\n      reason\n      status\n      claimedBy\n      claimedAt\n      decision\n      decidedBy\n      decidedAt\n      note\n      createdAt\n      excerpt {\n        id\n        role\n        content\n        createdAt\n        reported\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimReport($id: ID!) {\n    claimReport(id: $id) {\n      ...ReportRow\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimReport($id: ID!) {\n    claimReport(id: $id) {\n      ...ReportRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReleaseReport($id: ID!) {\n    releaseReport(id: $id) {\n      ...ReportRow\n    }\n  }\n"): (typeof documents)["\n  mutation ReleaseReport($id: ID!) {\n    releaseReport(id: $id) {\n      ...ReportRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideReport($id: ID!, $decision: ReportDecision!, $note: String) {\n    decideReport(id: $id, decision: $decision, note: $note) {\n      ...ReportRow\n    }\n  }\n"): (typeof documents)["\n  mutation DecideReport($id: ID!, $decision: ReportDecision!, $note: String) {\n    decideReport(id: $id, decision: $decision, note: $note) {\n      ...ReportRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationItem on Notification {\n    id\n    kind\n    title\n    message\n    read\n    conversationId\n    link\n    createdAt\n  }\n"): (typeof documents)["\n  fragment NotificationItem on Notification {\n    id\n    kind\n    title\n    message\n    read\n    conversationId\n    link\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($limit: Int!, $offset: Int!) {\n    notifications(limit: $limit, offset: $offset) {\n      items {\n        ...NotificationItem\n      }\n      total\n      hasMore\n      unread\n    }\n  }\n"): (typeof documents)["\n  query Notifications($limit: Int!, $offset: Int!) {\n    notifications(limit: $limit, offset: $offset) {\n      items {\n        ...NotificationItem\n      }\n      total\n      hasMore\n      unread\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationAdded {\n    notificationAdded {\n      ...NotificationItem\n    }\n  }\n"): (typeof documents)["\n  subscription NotificationAdded {\n    notificationAdded {\n      ...NotificationItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      ...NotificationItem\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      ...NotificationItem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n"): (typeof documents)["\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClearNotifications {\n    clearNotifications\n  }\n"): (typeof documents)["\n  mutation ClearNotifications {\n    clearNotifications\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      id\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      id\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;