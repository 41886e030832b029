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
    "\n  query OwnAddress {\n    me {\n      id\n      emailVerified\n    }\n  }\n": typeof types.OwnAddressDocument,
    "\n  fragment AuditPersonFields on AuditPerson {\n    id\n    name\n    avatar\n  }\n": typeof types.AuditPersonFieldsFragmentDoc,
    "\n  query FindPeople($search: String) {\n    users(search: $search, sortBy: NAME, limit: 10) {\n      items {\n        id\n        username\n        firstName\n        lastName\n        email\n      }\n    }\n  }\n": typeof types.FindPeopleDocument,
    "\n  query AuditEntries(\n    $limit: Int!\n    $offset: Int!\n    $action: String\n    $person: ID\n    $search: String\n    $reversed: Boolean!\n  ) {\n    auditEntries(\n      limit: $limit\n      offset: $offset\n      action: $action\n      person: $person\n      search: $search\n      reversed: $reversed\n    ) {\n      items {\n        id\n        at\n        action\n        actor\n        target\n        actorPerson {\n          ...AuditPersonFields\n        }\n        targetPerson {\n          ...AuditPersonFields\n        }\n        node\n        requestId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  query AuditIntegrity {\n    auditIntegrity {\n      intact\n      brokenAt\n    }\n  }\n": typeof types.AuditIntegrityDocument,
    "\n  fragment AdminStatsFields on AdminStats {\n    totalUsers\n    activeUsers24h\n    pendingApprovals\n    totalConversations\n    moderationAlerts\n    systemHealth {\n      status\n      database\n      bus\n      companion\n      nodes\n      missingNodes\n      liveConnections\n    }\n    sinceYesterday {\n      totalUsers\n      activeUsers24h\n      pendingApprovals\n      totalConversations\n      moderationAlerts\n    }\n    updatedAt\n  }\n": typeof types.AdminStatsFieldsFragmentDoc,
    "\n  query AdminStats {\n    adminStats {\n      ...AdminStatsFields\n    }\n  }\n": typeof types.AdminStatsDocument,
    "\n  subscription AdminStatsChanged {\n    adminStats {\n      ...AdminStatsFields\n    }\n  }\n": typeof types.AdminStatsChangedDocument,
    "\n  fragment WaitlistStatsFields on WaitlistStats {\n    totalOnWaitlist\n    totalApproved\n    approvedLately\n    averageWaitTimeDays\n    sinceYesterday {\n      totalOnWaitlist\n      totalApproved\n    }\n    lastUpdated\n  }\n": typeof types.WaitlistStatsFieldsFragmentDoc,
    "\n  query WaitlistStats {\n    waitlistStats {\n      ...WaitlistStatsFields\n    }\n  }\n": typeof types.WaitlistStatsDocument,
    "\n  subscription WaitlistStatsChanged {\n    waitlistStats {\n      ...WaitlistStatsFields\n    }\n  }\n": typeof types.WaitlistStatsChangedDocument,
    "\n  query Analytics($days: Int!) {\n    analytics(days: $days) {\n      day\n      signUps\n      activeUsers\n      messages\n      repliesByOutcome {\n        final\n        stopped\n        error\n      }\n      firstChunkMs {\n        p50\n        p95\n      }\n      waitlistJoins\n      waitlistApprovals\n      childAccounts\n    }\n  }\n": typeof types.AnalyticsDocument,
    "\n  query AdminSettings {\n    adminSettings {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n    installation {\n      version\n      environment\n      analytics\n      errorReporting\n    }\n  }\n": typeof types.AdminSettingsDocument,
    "\n  query AdminRetention {\n    adminRetention {\n      name\n      label\n      rule\n      sweep\n      due\n    }\n  }\n": typeof types.AdminRetentionDocument,
    "\n  mutation UpdateAdminSettings($input: UpdateAdminSettingsInput!) {\n    updateAdminSettings(input: $input) {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n  }\n": typeof types.UpdateAdminSettingsDocument,
    "\n  fragment UserRow on User {\n    id\n    username\n    email\n    firstName\n    lastName\n    role\n    avatar\n    googleLinked\n    createdAt\n    lastSeenAt\n    disabledAt\n    waitlistStatus {\n      status\n    }\n  }\n": typeof types.UserRowFragmentDoc,
    "\n  query Users(\n    $search: String\n    $role: Role\n    $sortBy: UserSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    users(search: $search, role: $role, sortBy: $sortBy, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...UserRow\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.UsersDocument,
    "\n  mutation SetUserRole($userId: ID!, $role: Role!) {\n    setUserRole(userId: $userId, role: $role) {\n      ...UserRow\n    }\n  }\n": typeof types.SetUserRoleDocument,
    "\n  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!) {\n    setUserDisabled(userId: $userId, disabled: $disabled) {\n      ...UserRow\n    }\n  }\n": typeof types.SetUserDisabledDocument,
    "\n  query UserSessions($userId: ID!) {\n    userSessions(userId: $userId) {\n      id\n      createdAt\n      lastUsedAt\n      userAgent\n    }\n  }\n": typeof types.UserSessionsDocument,
    "\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n": typeof types.EndUserSessionsDocument,
    "\n  fragment WaitlistEntryRow on WaitlistEntry {\n    email\n    firstName\n    lastName\n    status\n    position\n    joinedAt\n    approvedAt\n    estimatedWaitDays\n    isAddressUnproved\n    hasOwner\n  }\n": typeof types.WaitlistEntryRowFragmentDoc,
    "\n  query WaitlistEntries(\n    $status: WaitlistState\n    $search: String\n    $sortBy: WaitlistSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    waitlistEntries(\n      status: $status\n      search: $search\n      sortBy: $sortBy\n      reversed: $reversed\n      limit: $limit\n      offset: $offset\n    ) {\n      items {\n        ...WaitlistEntryRow\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.WaitlistEntriesDocument,
    "\n  mutation InviteWaitlistEntries($emails: [String!]!) {\n    inviteWaitlistEntries(emails: $emails) {\n      email\n      invitationUrl\n    }\n  }\n": typeof types.InviteWaitlistEntriesDocument,
    "\n  mutation UndoWaitlistApprovals($emails: [String!]!) {\n    undoWaitlistApprovals(emails: $emails)\n  }\n": typeof types.UndoWaitlistApprovalsDocument,
    "\n  mutation RemoveWaitlistEntry($email: String!) {\n    removeWaitlistEntry(email: $email)\n  }\n": typeof types.RemoveWaitlistEntryDocument,
    "\n  query CalendarLinks {\n    calendarLinks {\n      id\n      householdId\n      childIds\n      names\n      createdAt\n    }\n  }\n": typeof types.CalendarLinksDocument,
    "\n  mutation CreateCalendarLink($input: CreateCalendarLinkInput!) {\n    createCalendarLink(input: $input) {\n      id\n      url\n    }\n  }\n": typeof types.CreateCalendarLinkDocument,
    "\n  mutation DeleteCalendarLink($id: ID!) {\n    deleteCalendarLink(id: $id)\n  }\n": typeof types.DeleteCalendarLinkDocument,
    "\n  fragment ChatMessageFields on Message {\n    id\n    conversationId\n    role\n    content\n    status\n    clientMessageId\n    replyTo\n    reaction\n    responseType\n    truncated\n    reported\n    editedAt\n    createdAt\n  }\n": typeof types.ChatMessageFieldsFragmentDoc,
    "\n  query Messages($conversationId: ID!, $before: ID, $limit: Int!, $isNewest: Boolean!) {\n    conversation(id: $conversationId) @include(if: $isNewest) {\n      id\n      isReplying\n      isPrivate\n    }\n    messages(conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n": typeof types.MessagesDocument,
    "\n  mutation StartConversation {\n    startConversation {\n      type\n      content\n      conversationId\n      userId\n      timestamp\n      metadata {\n        messageId\n        role\n        isReconnection\n      }\n    }\n  }\n": typeof types.StartConversationDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessageFields\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  mutation StopStreaming($conversationId: ID!) {\n    stopStreaming(conversationId: $conversationId)\n  }\n": typeof types.StopStreamingDocument,
    "\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(conversationId: $conversationId, isTyping: $isTyping)\n  }\n": typeof types.SetTypingDocument,
    "\n  mutation MarkRead($conversationId: ID!, $messageId: ID!) {\n    markRead(conversationId: $conversationId, messageId: $messageId) {\n      id\n      unreadCount\n    }\n  }\n": typeof types.MarkReadDocument,
    "\n  query LastConversations {\n    conversations(limit: 12) {\n      items {\n        id\n        title\n        isPrivate\n        lastMessageAt\n      }\n    }\n  }\n": typeof types.LastConversationsDocument,
    "\n  fragment OwnRequestFields on ChildRequest {\n    id\n    kind\n    subject\n    state\n    askedAt\n    decidedAt\n    minutes\n    note\n  }\n": typeof types.OwnRequestFieldsFragmentDoc,
    "\n  query OwnRequests {\n    requests {\n      ...OwnRequestFields\n    }\n  }\n": typeof types.OwnRequestsDocument,
    "\n  mutation CreateRequest($input: CreateRequestInput!) {\n    createRequest(input: $input) {\n      ...OwnRequestFields\n    }\n  }\n": typeof types.CreateRequestDocument,
    "\n  fragment DeviceChildFields on DeviceChild {\n    id\n    nickname\n    avatar\n    colour\n    ageBand\n    readingLevel\n    languages\n    transcript\n  }\n": typeof types.DeviceChildFieldsFragmentDoc,
    "\n  query OwnDevice {\n    ownDevice {\n      id\n      name\n      child {\n        ...DeviceChildFields\n      }\n      children {\n        ...DeviceChildFields\n      }\n    }\n  }\n": typeof types.OwnDeviceDocument,
    "\n  mutation SwitchDevice($childId: ID!) {\n    switchDevice(childId: $childId) {\n      accessToken\n      refreshToken\n      expiresIn\n    }\n  }\n": typeof types.SwitchDeviceDocument,
    "\n  mutation LeaveDevice($pin: String!) {\n    leaveDevice(pin: $pin)\n  }\n": typeof types.LeaveDeviceDocument,
    "\n  query ThisDevice {\n    devices {\n      id\n      createdAt\n    }\n  }\n": typeof types.ThisDeviceDocument,
    "\n  query DevicePlan {\n    devicePlan {\n      ...PlanEntryFields\n    }\n  }\n": typeof types.DevicePlanDocument,
    "\n  mutation MarkPlanDone($id: ID!, $step: Int) {\n    markPlanDone(id: $id, step: $step) {\n      ...PlanEntryFields\n    }\n  }\n": typeof types.MarkPlanDoneDocument,
    "\n  mutation RecordLearningEvents($events: [LearningEventInputObject!]!) {\n    recordLearningEvents(events: $events) {\n      stored\n      repeated\n    }\n  }\n": typeof types.RecordLearningEventsDocument,
    "\n  query OwnOpenings {\n    ownOpenings {\n      at\n      by\n      conversationId\n    }\n  }\n": typeof types.OwnOpeningsDocument,
    "\n  query OwnVoice($childId: ID!) {\n    childVoice(childId: $childId) {\n      childId\n      speak\n      voice\n      rate\n      pitch\n      language\n      readReplies\n      highlight\n      captions\n      listen\n      consents\n      receiver\n    }\n  }\n": typeof types.OwnVoiceDocument,
    "\n  fragment OwnStateFields on ChildState {\n    allowed\n    code\n    until\n    now\n    timeZone\n    next {\n      code\n      at\n    }\n    quietAt\n    exempt\n    areas {\n      chat\n      ownWords\n      stories\n      games\n      contents\n      voice\n    }\n    goal {\n      stories\n      questions\n      storiesDone\n      questionsDone\n      isReached\n    }\n  }\n": typeof types.OwnStateFieldsFragmentDoc,
    "\n  query DeviceState {\n    deviceState {\n      ...OwnStateFields\n    }\n  }\n": typeof types.DeviceStateDocument,
    "\n  subscription DeviceChanged {\n    deviceChanged {\n      what\n      state {\n        ...OwnStateFields\n      }\n    }\n  }\n": typeof types.DeviceChangedDocument,
    "\n  mutation NoteActivity($kind: ActivityKind!, $finished: Boolean) {\n    noteActivity(kind: $kind, finished: $finished) {\n      ...OwnStateFields\n    }\n  }\n": typeof types.NoteActivityDocument,
    "\n  mutation ReportTimeZone($timeZone: String!) {\n    reportTimeZone(timeZone: $timeZone)\n  }\n": typeof types.ReportTimeZoneDocument,
    "\n  fragment ChildFields on Child {\n    id\n    nickname\n    avatar\n    colour\n    ageBand\n    bandConfirmedAt\n    bandDue\n    readingLevel\n    languages\n    unmeasuredLanguages\n    interests\n    note\n    timeZone\n    transcript\n    paused\n    householdIds\n    devices\n    role\n    consentGiven\n    erasesAt\n    conversationsEraseAt\n    createdAt\n  }\n": typeof types.ChildFieldsFragmentDoc,
    "\n  query Children {\n    children {\n      ...ChildFields\n    }\n  }\n": typeof types.ChildrenDocument,
    "\n  query Child($id: ID!) {\n    child(id: $id) {\n      ...ChildFields\n    }\n  }\n": typeof types.ChildDocument,
    "\n  mutation CreateChild($input: CreateChildInput!) {\n    createChild(input: $input) {\n      ...ChildFields\n    }\n  }\n": typeof types.CreateChildDocument,
    "\n  mutation UpdateChild($id: ID!, $input: UpdateChildInput!) {\n    updateChild(id: $id, input: $input) {\n      ...ChildFields\n    }\n  }\n": typeof types.UpdateChildDocument,
    "\n  query ConsentText {\n    consentText {\n      version\n      sha256\n      text\n    }\n  }\n": typeof types.ConsentTextDocument,
    "\n  query ChildConsents($childId: ID!) {\n    childConsents(childId: $childId) {\n      version\n      sha256\n      givenBy\n      givenAt\n      withdrawnAt\n    }\n  }\n": typeof types.ChildConsentsDocument,
    "\n  mutation GiveChildConsent($childId: ID!, $textVersion: String!, $textSha256: String!) {\n    giveChildConsent(childId: $childId, textVersion: $textVersion, textSha256: $textSha256) {\n      ...ChildFields\n    }\n  }\n": typeof types.GiveChildConsentDocument,
    "\n  mutation WithdrawChildConsent($childId: ID!) {\n    withdrawChildConsent(childId: $childId) {\n      ...ChildFields\n    }\n  }\n": typeof types.WithdrawChildConsentDocument,
    "\n  query ChildConversations($childId: ID!, $search: String, $limit: Int!, $offset: Int!) {\n    childConversations(childId: $childId, search: $search, limit: $limit, offset: $offset, includeArchived: true) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.ChildConversationsDocument,
    "\n  query ChildConversation($childId: ID!, $id: ID!) {\n    childConversation(childId: $childId, id: $id) {\n      ...ConversationRow\n    }\n  }\n": typeof types.ChildConversationDocument,
    "\n  subscription ChildConversationChanged($childId: ID!) {\n    childConversationChanged(childId: $childId) {\n      kind\n      id\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n": typeof types.ChildConversationChangedDocument,
    "\n  query ChildMessages($childId: ID!, $conversationId: ID!, $before: ID, $limit: Int!) {\n    childMessages(childId: $childId, conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n": typeof types.ChildMessagesDocument,
    "\n  fragment ErasureReceiptFields on ErasureReceipt {\n    receiptId\n    at\n    counts\n    sha256\n  }\n": typeof types.ErasureReceiptFieldsFragmentDoc,
    "\n  query ChildDataCard($childId: ID!) {\n    childDataCard(childId: $childId) {\n      field\n      label\n      purpose\n      retention\n      value\n      count\n    }\n  }\n": typeof types.ChildDataCardDocument,
    "\n  query ChildErasure($childId: ID!) {\n    childErasure(childId: $childId) {\n      counts\n      erasesAt\n    }\n  }\n": typeof types.ChildErasureDocument,
    "\n  query ErasureReceipt($id: ID!) {\n    erasureReceipt(id: $id) {\n      ...ErasureReceiptFields\n    }\n  }\n": typeof types.ErasureReceiptDocument,
    "\n  mutation EraseChild($childId: ID!, $nickname: String!) {\n    eraseChild(childId: $childId, nickname: $nickname) {\n      state\n      erasesAt\n      receipt {\n        ...ErasureReceiptFields\n      }\n    }\n  }\n": typeof types.EraseChildDocument,
    "\n  mutation CancelChildErasure($childId: ID!) {\n    cancelChildErasure(childId: $childId)\n  }\n": typeof types.CancelChildErasureDocument,
    "\n  mutation DeleteChildConversations($childId: ID!, $nickname: String!) {\n    deleteChildConversations(childId: $childId, nickname: $nickname) {\n      state\n      erasesAt\n      deleted\n    }\n  }\n": typeof types.DeleteChildConversationsDocument,
    "\n  mutation CancelChildConversationsErasure($childId: ID!) {\n    cancelChildConversationsErasure(childId: $childId)\n  }\n": typeof types.CancelChildConversationsErasureDocument,
    "\n  fragment ContentFields on Content {\n    id\n    title\n    filename\n    mimeType\n    size\n    url\n    kind\n    scope\n    status\n    problem\n    childIds\n    readingLevel\n    tags\n    uploadedAt\n    householdId\n    variants {\n      name\n      width\n      height\n      url\n    }\n  }\n": typeof types.ContentFieldsFragmentDoc,
    "\n  query Contents($scope: ContentScope, $kind: ContentKind, $search: String, $childId: ID, $limit: Int, $offset: Int) {\n    contents(scope: $scope, kind: $kind, search: $search, childId: $childId, limit: $limit, offset: $offset) {\n      items {\n        ...ContentFields\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.ContentsDocument,
    "\n  query Content($id: ID!) {\n    content(id: $id) {\n      ...ContentFields\n      text\n    }\n  }\n": typeof types.ContentDocument,
    "\n  subscription LibraryContentsChanged {\n    libraryContentsChanged\n  }\n": typeof types.LibraryContentsChangedDocument,
    "\n  mutation CreateStory($input: CreateStoryInput!) {\n    createStory(input: $input) {\n      ...ContentFields\n    }\n  }\n": typeof types.CreateStoryDocument,
    "\n  mutation UpdateContent($id: ID!, $input: UpdateContentInput!) {\n    updateContent(id: $id, input: $input) {\n      ...ContentFields\n    }\n  }\n": typeof types.UpdateContentDocument,
    "\n  mutation PutOnShelves($id: ID!, $childIds: [ID!]!) {\n    setContentChildren(id: $id, childIds: $childIds) {\n      ...ContentFields\n    }\n  }\n": typeof types.PutOnShelvesDocument,
    "\n  mutation DeleteContent($id: ID!) {\n    deleteContent(id: $id)\n  }\n": typeof types.DeleteContentDocument,
    "\n  fragment ChildRulesFields on ChildControls {\n    version\n    windows {\n      id\n      label\n      days\n      starts\n      ends\n      enabled\n    }\n    budgets {\n      mon\n      tue\n      wed\n      thu\n      fri\n      sat\n      sun\n    }\n    exempt\n    breakEvery\n    breakMinutes\n    topics {\n      topic\n      rule\n    }\n    words {\n      word\n      rule\n    }\n    areas {\n      chat\n      ownWords\n      stories\n      games\n      contents\n      voice\n    }\n    learnFirst {\n      stories\n      questions\n    }\n  }\n": typeof types.ChildRulesFieldsFragmentDoc,
    "\n  query ChildControls($childId: ID!) {\n    childControls(childId: $childId) {\n      ...ChildRulesFields\n    }\n  }\n": typeof types.ChildControlsDocument,
    "\n  mutation UpdateChildControls($childId: ID!, $input: UpdateChildControlsInput!) {\n    updateChildControls(childId: $childId, input: $input) {\n      ...ChildRulesFields\n    }\n  }\n": typeof types.UpdateChildControlsDocument,
    "\n  query ChildState($childId: ID!, $at: DateTime) {\n    childState(childId: $childId, at: $at) {\n      allowed\n      code\n      until\n      minutesUsed\n      minutesAllowed\n      minutesLeft\n      explanation\n      timeZone\n      minutesByKind {\n        chat\n        story\n        game\n      }\n    }\n  }\n": typeof types.ChildStateDocument,
    "\n  query ChildTimeline($childId: ID!, $from: DateTime!, $to: DateTime!) {\n    childTimeline(childId: $childId, from: $from, to: $to) {\n      from\n      to\n      allowed\n      code\n    }\n  }\n": typeof types.ChildTimelineDocument,
    "\n  mutation GrantTime($childId: ID!, $input: GrantTimeInput!) {\n    grantTime(childId: $childId, input: $input) {\n      id\n      kind\n      minutes\n      until\n    }\n  }\n": typeof types.GrantTimeDocument,
    "\n  mutation PauseChild($childId: ID!) {\n    pauseChild(childId: $childId) {\n      id\n      paused\n    }\n  }\n": typeof types.PauseChildDocument,
    "\n  mutation ResumeChild($childId: ID!) {\n    resumeChild(childId: $childId) {\n      id\n      paused\n    }\n  }\n": typeof types.ResumeChildDocument,
    "\n  mutation PauseHousehold($id: ID!) {\n    pauseHousehold(id: $id) {\n      id\n      paused\n    }\n  }\n": typeof types.PauseHouseholdDocument,
    "\n  mutation ResumeHousehold($id: ID!) {\n    resumeHousehold(id: $id) {\n      id\n      paused\n    }\n  }\n": typeof types.ResumeHouseholdDocument,
    "\n  query LearnFirst($childId: ID!) {\n    learnFirst(childId: $childId) {\n      goal {\n        stories\n        questions\n      }\n      stories\n      questions\n      isReached\n    }\n  }\n": typeof types.LearnFirstDocument,
    "\n  mutation WaiveLearnFirst($childId: ID!) {\n    waiveLearnFirst(childId: $childId) {\n      isReached\n    }\n  }\n": typeof types.WaiveLearnFirstDocument,
    "\n  fragment ChildRequestFields on ChildRequest {\n    id\n    childId\n    kind\n    subject\n    message\n    state\n    askedAt\n    expiresAt\n  }\n": typeof types.ChildRequestFieldsFragmentDoc,
    "\n  query PendingRequests {\n    requests(state: PENDING) {\n      ...ChildRequestFields\n    }\n  }\n": typeof types.PendingRequestsDocument,
    "\n  mutation DecideRequest($id: ID!, $input: DecideRequestInput!) {\n    decideRequest(id: $id, input: $input) {\n      ...ChildRequestFields\n    }\n  }\n": typeof types.DecideRequestDocument,
    "\n  fragment ZoneQuestionFields on ZoneQuestion {\n    id\n    childId\n    deviceName\n    place\n    state\n    suggestedUntil\n    until\n    askedAt\n  }\n": typeof types.ZoneQuestionFieldsFragmentDoc,
    "\n  query ZoneQuestions {\n    zoneQuestions {\n      ...ZoneQuestionFields\n    }\n  }\n": typeof types.ZoneQuestionsDocument,
    "\n  mutation DecideZoneQuestion($id: ID!, $input: DecideZoneInput!) {\n    decideZoneQuestion(id: $id, input: $input) {\n      ...ZoneQuestionFields\n    }\n  }\n": typeof types.DecideZoneQuestionDocument,
    "\n  fragment ConversationRow on Conversation {\n    id\n    title\n    summary\n    type\n    isPinned\n    isArchived\n    isPrivate\n    messageCount\n    unreadCount\n    isReplying\n    tags\n    lastMessage {\n      id\n      role\n      content\n      createdAt\n    }\n    lastMessageAt\n    createdAt\n    updatedAt\n  }\n": typeof types.ConversationRowFragmentDoc,
    "\n  query Conversations(\n    $limit: Int!\n    $offset: Int!\n    $includeArchived: Boolean!\n    $search: String\n    $sortBy: ConversationSort!\n    $type: ConversationType\n    $tag: String\n  ) {\n    conversations(\n      limit: $limit\n      offset: $offset\n      includeArchived: $includeArchived\n      search: $search\n      sortBy: $sortBy\n      type: $type\n      tag: $tag\n    ) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.ConversationsDocument,
    "\n  query RecentConversations {\n    conversations(limit: 12) {\n      items {\n        ...ConversationRow\n      }\n    }\n  }\n": typeof types.RecentConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n    }\n  }\n": typeof types.ConversationDocument,
    "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      id\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n": typeof types.ConversationChangedDocument,
    "\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    updateConversation(id: $id, input: $input) {\n      ...ConversationRow\n    }\n  }\n": typeof types.UpdateConversationDocument,
    "\n  mutation UpdateConversations($ids: [ID!]!, $input: UpdateConversationInput!) {\n    updateConversations(ids: $ids, input: $input) {\n      ...ConversationRow\n    }\n  }\n": typeof types.UpdateConversationsDocument,
    "\n  mutation TrashConversations($ids: [ID!]!) {\n    trashConversations(ids: $ids)\n  }\n": typeof types.TrashConversationsDocument,
    "\n  query ClearableConversations {\n    listed: conversations(limit: 1) {\n      total\n    }\n    all: conversations(limit: 1, includeArchived: true) {\n      total\n    }\n  }\n": typeof types.ClearableConversationsDocument,
    "\n  mutation TrashListedConversations($includeArchived: Boolean!) {\n    trashListedConversations(includeArchived: $includeArchived)\n  }\n": typeof types.TrashListedConversationsDocument,
    "\n  mutation RestoreConversations($ids: [ID!]!) {\n    restoreConversations(ids: $ids)\n  }\n": typeof types.RestoreConversationsDocument,
    "\n  fragment DeviceRow on Device {\n    id\n    name\n    platform\n    childIds\n    householdId\n    lastSeenAt\n    createdAt\n  }\n": typeof types.DeviceRowFragmentDoc,
    "\n  query Devices {\n    devices {\n      ...DeviceRow\n    }\n  }\n": typeof types.DevicesDocument,
    "\n  query DevicePairing($userCode: String!) {\n    devicePairing(userCode: $userCode) {\n      platform\n      requestedAt\n      sameNetwork\n      pictures\n    }\n  }\n": typeof types.DevicePairingDocument,
    "\n  mutation ApproveDevicePairing($userCode: String!, $input: ApproveDevicePairingInput!) {\n    approveDevicePairing(userCode: $userCode, input: $input)\n  }\n": typeof types.ApproveDevicePairingDocument,
    "\n  mutation HandOverDevice($input: HandOverDeviceInput!) {\n    handOverDevice(input: $input) {\n      accessToken\n      refreshToken\n      expiresIn\n      tokenType\n    }\n  }\n": typeof types.HandOverDeviceDocument,
    "\n  mutation UpdateDevice($id: ID!, $input: UpdateDeviceInput!) {\n    updateDevice(id: $id, input: $input) {\n      ...DeviceRow\n    }\n  }\n": typeof types.UpdateDeviceDocument,
    "\n  mutation DeleteDevice($id: ID!) {\n    deleteDevice(id: $id)\n  }\n": typeof types.DeleteDeviceDocument,
    "\n  fragment HouseholdMemberFields on HouseholdMember {\n    userId\n    displayName\n    role\n    label\n    until\n    childIds\n    state\n    canConfirm\n    joinedAt\n  }\n": typeof types.HouseholdMemberFieldsFragmentDoc,
    "\n  fragment HouseholdFields on Household {\n    id\n    name\n    country\n    role\n    members {\n      ...HouseholdMemberFields\n    }\n    childIds\n    hasPin\n  }\n": typeof types.HouseholdFieldsFragmentDoc,
    "\n  query Households {\n    households {\n      ...HouseholdFields\n    }\n  }\n": typeof types.HouseholdsDocument,
    "\n  mutation CreateHousehold($input: CreateHouseholdInput!) {\n    createHousehold(input: $input) {\n      ...HouseholdFields\n    }\n  }\n": typeof types.CreateHouseholdDocument,
    "\n  mutation UpdateHousehold($id: ID!, $input: UpdateHouseholdInput!) {\n    updateHousehold(id: $id, input: $input) {\n      ...HouseholdFields\n    }\n  }\n": typeof types.UpdateHouseholdDocument,
    "\n  mutation DeleteHousehold($id: ID!) {\n    deleteHousehold(id: $id)\n  }\n": typeof types.DeleteHouseholdDocument,
    "\n  mutation SetHouseholdPin($householdId: ID!, $pin: String!) {\n    setHouseholdPin(householdId: $householdId, pin: $pin)\n  }\n": typeof types.SetHouseholdPinDocument,
    "\n  query HouseholdActivity($householdId: ID!, $limit: Int!, $offset: Int!, $controlsOf: ID) {\n    householdActivity(householdId: $householdId, limit: $limit, offset: $offset, controlsOf: $controlsOf) {\n      items {\n        id\n        at\n        actor\n        actorName\n        action\n        childId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.HouseholdActivityDocument,
    "\n  subscription FamilyChanged {\n    familyChanged {\n      householdId\n      part\n      childId\n    }\n  }\n": typeof types.FamilyChangedDocument,
    "\n  query HouseholdInvitations($householdId: ID!) {\n    householdInvitations(householdId: $householdId) {\n      id\n      role\n      email\n      childIds\n      until\n      invitedBy\n      createdAt\n      expiresAt\n    }\n  }\n": typeof types.HouseholdInvitationsDocument,
    "\n  mutation CreateHouseholdInvitation($householdId: ID!, $input: CreateInvitationInput!) {\n    createHouseholdInvitation(householdId: $householdId, input: $input) {\n      id\n      url\n      role\n      expiresAt\n    }\n  }\n": typeof types.CreateHouseholdInvitationDocument,
    "\n  mutation RevokeHouseholdInvitation($householdId: ID!, $id: ID!) {\n    revokeHouseholdInvitation(householdId: $householdId, id: $id)\n  }\n": typeof types.RevokeHouseholdInvitationDocument,
    "\n  query Invitation($token: String!) {\n    invitation(token: $token) {\n      householdName\n      invitedBy\n      role\n      expiresAt\n    }\n  }\n": typeof types.InvitationDocument,
    "\n  mutation AcceptInvitation($token: String!) {\n    acceptInvitation(token: $token) {\n      state\n      householdId\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  mutation ConfirmHouseholdMember($householdId: ID!, $userId: ID!) {\n    confirmHouseholdMember(householdId: $householdId, userId: $userId) {\n      ...HouseholdMemberFields\n    }\n  }\n": typeof types.ConfirmHouseholdMemberDocument,
    "\n  mutation UpdateHouseholdMember($householdId: ID!, $userId: ID!, $input: UpdateMemberInput!) {\n    updateHouseholdMember(householdId: $householdId, userId: $userId, input: $input) {\n      ...HouseholdMemberFields\n    }\n  }\n": typeof types.UpdateHouseholdMemberDocument,
    "\n  mutation RemoveHouseholdMember($householdId: ID!, $userId: ID!) {\n    removeHouseholdMember(householdId: $householdId, userId: $userId) {\n      sockets\n      calendarLinks\n      pushSubscriptions\n      fileLinks\n    }\n  }\n": typeof types.RemoveHouseholdMemberDocument,
    "\n  mutation HandOverHousehold($householdId: ID!, $userId: ID!) {\n    handOverHousehold(householdId: $householdId, userId: $userId) {\n      ...HouseholdFields\n    }\n  }\n": typeof types.HandOverHouseholdDocument,
    "\n  query StoryPosition($slug: String!) {\n    storyPosition(slug: $slug) {\n      page\n      sentence\n      updatedAt\n    }\n  }\n": typeof types.StoryPositionDocument,
    "\n  mutation SaveStoryPosition($slug: String!, $input: StoryPositionInput!) {\n    saveStoryPosition(slug: $slug, input: $input) {\n      updatedAt\n    }\n  }\n": typeof types.SaveStoryPositionDocument,
    "\n  subscription StoryPositionChanged($slug: String!) {\n    storyPositionChanged(slug: $slug) {\n      page\n      sentence\n      updatedAt\n    }\n  }\n": typeof types.StoryPositionChangedDocument,
    "\n  fragment ReportRow on Report {\n    id\n    source\n    severity\n    safetySeverity\n    isSealed\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n  }\n": typeof types.ReportRowFragmentDoc,
    "\n  fragment ReportDetails on ReportDetail {\n    id\n    source\n    severity\n    safetySeverity\n    isSealed\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n    excerpt {\n      id\n      role\n      content\n      createdAt\n      reported\n    }\n    breakGlass {\n      reason\n      expiresAt\n    }\n  }\n": typeof types.ReportDetailsFragmentDoc,
    "\n  query Reports($status: ReportStatus, $search: String, $reversed: Boolean, $limit: Int!, $offset: Int!) {\n    moderationReports(status: $status, search: $search, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...ReportRow\n        preview\n      }\n      total\n      hasMore\n    }\n  }\n": typeof types.ReportsDocument,
    "\n  query ReportCounts {\n    open: moderationReports(status: OPEN, limit: 1) {\n      total\n    }\n    claimed: moderationReports(status: CLAIMED, limit: 1) {\n      total\n    }\n    resolved: moderationReports(status: RESOLVED, limit: 1) {\n      total\n    }\n  }\n": typeof types.ReportCountsDocument,
    "\n  subscription ReportChanged {\n    reportChanged {\n      report {\n        ...ReportRow\n      }\n    }\n  }\n": typeof types.ReportChangedDocument,
    "\n  query Report($id: ID!) {\n    moderationReport(id: $id) {\n      id\n      ...ReportDetails\n    }\n  }\n": typeof types.ReportDocument,
    "\n  mutation BreakGlass($id: ID!, $reason: String!) {\n    breakReportGlass(id: $id, reason: $reason) {\n      ...ReportDetails\n    }\n  }\n": typeof types.BreakGlassDocument,
    "\n  mutation ClaimReport($id: ID!) {\n    claimReport(id: $id) {\n      ...ReportRow\n    }\n  }\n": typeof types.ClaimReportDocument,
    "\n  mutation ReleaseReport($id: ID!) {\n    releaseReport(id: $id) {\n      ...ReportRow\n    }\n  }\n": typeof types.ReleaseReportDocument,
    "\n  mutation DecideReport($id: ID!, $decision: ReportDecision!, $note: String) {\n    decideReport(id: $id, decision: $decision, note: $note) {\n      ...ReportRow\n    }\n  }\n": typeof types.DecideReportDocument,
    "\n  query WaitingReports {\n    moderationReports(status: OPEN, limit: 100) {\n      items {\n        id\n      }\n    }\n  }\n": typeof types.WaitingReportsDocument,
    "\n  mutation UndoDecision($id: ID!) {\n    undoReportDecision(id: $id) {\n      ...ReportRow\n    }\n  }\n": typeof types.UndoDecisionDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    kind\n    title\n    message\n    read\n    conversationId\n    link\n    createdAt\n  }\n": typeof types.NotificationItemFragmentDoc,
    "\n  query Notifications($limit: Int!, $offset: Int!) {\n    notifications(limit: $limit, offset: $offset) {\n      items {\n        ...NotificationItem\n      }\n      total\n      hasMore\n      unread\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded {\n      ...NotificationItem\n    }\n  }\n": typeof types.NotificationAddedDocument,
    "\n  subscription MissedChanges {\n    missedChanges\n  }\n": typeof types.MissedChangesDocument,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      ...NotificationItem\n    }\n  }\n": typeof types.MarkNotificationReadDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n": typeof types.MarkAllNotificationsReadDocument,
    "\n  mutation ClearNotifications {\n    clearNotifications\n  }\n": typeof types.ClearNotificationsDocument,
    "\n  query ChildProgress($childId: ID!, $from: String!, $to: String!) {\n    childProgress(childId: $childId, from: $from, to: $to) {\n      childId\n      questions\n      topics {\n        tag\n        count\n        trend\n      }\n      minutes {\n        chat\n        story\n        game\n      }\n      stories {\n        slug\n        title\n        times\n        finished\n      }\n      games {\n        slug\n        skill\n        firstTry\n        later\n      }\n      requests {\n        asked\n        granted\n        denied\n      }\n      safety {\n        category\n        severity\n        count\n      }\n      starters\n      quiet\n      days {\n        date\n        minutes\n        questions\n      }\n      goals\n      words\n    }\n  }\n": typeof types.ChildProgressDocument,
    "\n  fragment RecurrenceFields on Recurrence {\n    zone\n    starts\n    rrule\n    exdates\n  }\n": typeof types.RecurrenceFieldsFragmentDoc,
    "\n  query PreviewRecurrence($recurrence: RecurrenceInput!, $count: Int!) {\n    previewRecurrence(recurrence: $recurrence, count: $count) {\n      local\n      at\n      shifted\n    }\n  }\n": typeof types.PreviewRecurrenceDocument,
    "\n  fragment ReminderFields on Reminder {\n    id\n    childId\n    title\n    note\n    recurrence {\n      ...RecurrenceFields\n    }\n    offsetMinutes\n    nagEvery\n    audience\n    enabled\n    nextAt\n  }\n": typeof types.ReminderFieldsFragmentDoc,
    "\n  fragment FiringFields on ReminderFiring {\n    id\n    reminderId\n    childId\n    occurrence\n    fireAt\n    state\n    snoozedUntil\n    title\n    note\n  }\n": typeof types.FiringFieldsFragmentDoc,
    "\n  query Reminders {\n    reminders {\n      ...ReminderFields\n    }\n    dueReminders {\n      ...FiringFields\n    }\n    missedReminders {\n      ...FiringFields\n    }\n  }\n": typeof types.RemindersDocument,
    "\n  subscription DueReminderChanged {\n    dueReminderChanged {\n      ...FiringFields\n    }\n  }\n": typeof types.DueReminderChangedDocument,
    "\n  mutation CreateReminder($input: CreateReminderInput!) {\n    createReminder(input: $input) {\n      ...ReminderFields\n    }\n  }\n": typeof types.CreateReminderDocument,
    "\n  mutation UpdateReminder($id: ID!, $input: UpdateReminderInput!) {\n    updateReminder(id: $id, input: $input) {\n      ...ReminderFields\n    }\n  }\n": typeof types.UpdateReminderDocument,
    "\n  mutation DeleteReminder($id: ID!) {\n    deleteReminder(id: $id)\n  }\n": typeof types.DeleteReminderDocument,
    "\n  mutation MarkFiringDone($id: ID!) {\n    markFiringDone(id: $id) {\n      ...FiringFields\n    }\n  }\n": typeof types.MarkFiringDoneDocument,
    "\n  mutation SnoozeFiring($id: ID!, $minutes: Int!) {\n    snoozeFiring(id: $id, minutes: $minutes) {\n      ...FiringFields\n    }\n  }\n": typeof types.SnoozeFiringDocument,
    "\n  mutation SkipFiring($id: ID!) {\n    skipFiring(id: $id) {\n      ...FiringFields\n    }\n  }\n": typeof types.SkipFiringDocument,
    "\n  fragment SafetyAlertFields on SafetyAlert {\n    id\n    childId\n    category\n    severity\n    isReply\n    count\n    firstAt\n    lastAt\n    state\n  }\n": typeof types.SafetyAlertFieldsFragmentDoc,
    "\n  query SafetyAlerts($childId: ID, $limit: Int!) {\n    safetyAlerts(childId: $childId, limit: $limit) {\n      items {\n        ...SafetyAlertFields\n      }\n      total\n    }\n  }\n": typeof types.SafetyAlertsDocument,
    "\n  mutation GiveSafetyAlertFeedback($id: ID!, $helpful: Boolean!) {\n    giveSafetyAlertFeedback(id: $id, helpful: $helpful) {\n      ...SafetyAlertFields\n    }\n  }\n": typeof types.GiveSafetyAlertFeedbackDocument,
    "\n  query HelpLines($country: String) {\n    helpLines(country: $country) {\n      name\n      call\n      text\n      url\n      hours\n      isEmergency\n    }\n  }\n": typeof types.HelpLinesDocument,
    "\n  fragment ScheduleItemFields on ScheduleItem {\n    id\n    childId\n    title\n    kind\n    picture\n    steps\n    minutes\n    recurrence {\n      ...RecurrenceFields\n    }\n    quiet\n  }\n": typeof types.ScheduleItemFieldsFragmentDoc,
    "\n  fragment PlanEntryFields on PlanEntry {\n    kind\n    id\n    title\n    startsAt\n    endsAt\n    picture\n    steps {\n      text\n      done\n    }\n    state\n  }\n": typeof types.PlanEntryFieldsFragmentDoc,
    "\n  query ScheduleItems($childId: ID!) {\n    scheduleItems(childId: $childId) {\n      ...ScheduleItemFields\n    }\n  }\n": typeof types.ScheduleItemsDocument,
    "\n  query ChildPlan(\n    $childId: ID!\n    $mon: String!\n    $tue: String!\n    $wed: String!\n    $thu: String!\n    $fri: String!\n    $sat: String!\n    $sun: String!\n  ) {\n    mon: childPlan(childId: $childId, date: $mon) {\n      ...PlanEntryFields\n    }\n    tue: childPlan(childId: $childId, date: $tue) {\n      ...PlanEntryFields\n    }\n    wed: childPlan(childId: $childId, date: $wed) {\n      ...PlanEntryFields\n    }\n    thu: childPlan(childId: $childId, date: $thu) {\n      ...PlanEntryFields\n    }\n    fri: childPlan(childId: $childId, date: $fri) {\n      ...PlanEntryFields\n    }\n    sat: childPlan(childId: $childId, date: $sat) {\n      ...PlanEntryFields\n    }\n    sun: childPlan(childId: $childId, date: $sun) {\n      ...PlanEntryFields\n    }\n  }\n": typeof types.ChildPlanDocument,
    "\n  query TodaysPlan($childId: ID!) {\n    childPlan(childId: $childId) {\n      ...PlanEntryFields\n    }\n  }\n": typeof types.TodaysPlanDocument,
    "\n  mutation CreateScheduleItem($input: CreateScheduleItemInput!) {\n    createScheduleItem(input: $input) {\n      ...ScheduleItemFields\n    }\n  }\n": typeof types.CreateScheduleItemDocument,
    "\n  mutation UpdateScheduleItem($id: ID!, $input: UpdateScheduleItemInput!) {\n    updateScheduleItem(id: $id, input: $input) {\n      ...ScheduleItemFields\n    }\n  }\n": typeof types.UpdateScheduleItemDocument,
    "\n  mutation DeleteScheduleItem($id: ID!) {\n    deleteScheduleItem(id: $id)\n  }\n": typeof types.DeleteScheduleItemDocument,
    "\n  fragment ChildVoiceFields on ChildVoice {\n    childId\n    speak\n    voice\n    rate\n    pitch\n    language\n    readReplies\n    highlight\n    captions\n    listen\n    consents\n    receiver\n  }\n": typeof types.ChildVoiceFieldsFragmentDoc,
    "\n  query ChildVoice($childId: ID!) {\n    childVoice(childId: $childId) {\n      ...ChildVoiceFields\n    }\n  }\n": typeof types.ChildVoiceDocument,
    "\n  mutation UpdateChildVoice($childId: ID!, $input: UpdateChildVoiceInput!) {\n    updateChildVoice(childId: $childId, input: $input) {\n      ...ChildVoiceFields\n    }\n  }\n": typeof types.UpdateChildVoiceDocument,
    "\n  query VoiceConsentTexts {\n    voiceConsentTexts {\n      purpose\n      version\n      sha256\n      receiver\n      text\n    }\n  }\n": typeof types.VoiceConsentTextsDocument,
    "\n  mutation GiveChildVoiceConsent(\n    $childId: ID!\n    $purpose: VoiceConsentPurpose!\n    $textVersion: String!\n    $textSha256: String!\n  ) {\n    giveChildVoiceConsent(\n      childId: $childId\n      purpose: $purpose\n      textVersion: $textVersion\n      textSha256: $textSha256\n    ) {\n      ...ChildVoiceFields\n    }\n  }\n": typeof types.GiveChildVoiceConsentDocument,
    "\n  mutation WithdrawChildVoiceConsent($childId: ID!, $purpose: VoiceConsentPurpose!) {\n    withdrawChildVoiceConsent(childId: $childId, purpose: $purpose) {\n      ...ChildVoiceFields\n    }\n  }\n": typeof types.WithdrawChildVoiceConsentDocument,
};
const documents: Documents = {
    "\n  query OwnAddress {\n    me {\n      id\n      emailVerified\n    }\n  }\n": types.OwnAddressDocument,
    "\n  fragment AuditPersonFields on AuditPerson {\n    id\n    name\n    avatar\n  }\n": types.AuditPersonFieldsFragmentDoc,
    "\n  query FindPeople($search: String) {\n    users(search: $search, sortBy: NAME, limit: 10) {\n      items {\n        id\n        username\n        firstName\n        lastName\n        email\n      }\n    }\n  }\n": types.FindPeopleDocument,
    "\n  query AuditEntries(\n    $limit: Int!\n    $offset: Int!\n    $action: String\n    $person: ID\n    $search: String\n    $reversed: Boolean!\n  ) {\n    auditEntries(\n      limit: $limit\n      offset: $offset\n      action: $action\n      person: $person\n      search: $search\n      reversed: $reversed\n    ) {\n      items {\n        id\n        at\n        action\n        actor\n        target\n        actorPerson {\n          ...AuditPersonFields\n        }\n        targetPerson {\n          ...AuditPersonFields\n        }\n        node\n        requestId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  query AuditIntegrity {\n    auditIntegrity {\n      intact\n      brokenAt\n    }\n  }\n": types.AuditIntegrityDocument,
    "\n  fragment AdminStatsFields on AdminStats {\n    totalUsers\n    activeUsers24h\n    pendingApprovals\n    totalConversations\n    moderationAlerts\n    systemHealth {\n      status\n      database\n      bus\n      companion\n      nodes\n      missingNodes\n      liveConnections\n    }\n    sinceYesterday {\n      totalUsers\n      activeUsers24h\n      pendingApprovals\n      totalConversations\n      moderationAlerts\n    }\n    updatedAt\n  }\n": types.AdminStatsFieldsFragmentDoc,
    "\n  query AdminStats {\n    adminStats {\n      ...AdminStatsFields\n    }\n  }\n": types.AdminStatsDocument,
    "\n  subscription AdminStatsChanged {\n    adminStats {\n      ...AdminStatsFields\n    }\n  }\n": types.AdminStatsChangedDocument,
    "\n  fragment WaitlistStatsFields on WaitlistStats {\n    totalOnWaitlist\n    totalApproved\n    approvedLately\n    averageWaitTimeDays\n    sinceYesterday {\n      totalOnWaitlist\n      totalApproved\n    }\n    lastUpdated\n  }\n": types.WaitlistStatsFieldsFragmentDoc,
    "\n  query WaitlistStats {\n    waitlistStats {\n      ...WaitlistStatsFields\n    }\n  }\n": types.WaitlistStatsDocument,
    "\n  subscription WaitlistStatsChanged {\n    waitlistStats {\n      ...WaitlistStatsFields\n    }\n  }\n": types.WaitlistStatsChangedDocument,
    "\n  query Analytics($days: Int!) {\n    analytics(days: $days) {\n      day\n      signUps\n      activeUsers\n      messages\n      repliesByOutcome {\n        final\n        stopped\n        error\n      }\n      firstChunkMs {\n        p50\n        p95\n      }\n      waitlistJoins\n      waitlistApprovals\n      childAccounts\n    }\n  }\n": types.AnalyticsDocument,
    "\n  query AdminSettings {\n    adminSettings {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n    installation {\n      version\n      environment\n      analytics\n      errorReporting\n    }\n  }\n": types.AdminSettingsDocument,
    "\n  query AdminRetention {\n    adminRetention {\n      name\n      label\n      rule\n      sweep\n      due\n    }\n  }\n": types.AdminRetentionDocument,
    "\n  mutation UpdateAdminSettings($input: UpdateAdminSettingsInput!) {\n    updateAdminSettings(input: $input) {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n  }\n": types.UpdateAdminSettingsDocument,
    "\n  fragment UserRow on User {\n    id\n    username\n    email\n    firstName\n    lastName\n    role\n    avatar\n    googleLinked\n    createdAt\n    lastSeenAt\n    disabledAt\n    waitlistStatus {\n      status\n    }\n  }\n": types.UserRowFragmentDoc,
    "\n  query Users(\n    $search: String\n    $role: Role\n    $sortBy: UserSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    users(search: $search, role: $role, sortBy: $sortBy, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...UserRow\n      }\n      total\n      hasMore\n    }\n  }\n": types.UsersDocument,
    "\n  mutation SetUserRole($userId: ID!, $role: Role!) {\n    setUserRole(userId: $userId, role: $role) {\n      ...UserRow\n    }\n  }\n": types.SetUserRoleDocument,
    "\n  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!) {\n    setUserDisabled(userId: $userId, disabled: $disabled) {\n      ...UserRow\n    }\n  }\n": types.SetUserDisabledDocument,
    "\n  query UserSessions($userId: ID!) {\n    userSessions(userId: $userId) {\n      id\n      createdAt\n      lastUsedAt\n      userAgent\n    }\n  }\n": types.UserSessionsDocument,
    "\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n": types.EndUserSessionsDocument,
    "\n  fragment WaitlistEntryRow on WaitlistEntry {\n    email\n    firstName\n    lastName\n    status\n    position\n    joinedAt\n    approvedAt\n    estimatedWaitDays\n    isAddressUnproved\n    hasOwner\n  }\n": types.WaitlistEntryRowFragmentDoc,
    "\n  query WaitlistEntries(\n    $status: WaitlistState\n    $search: String\n    $sortBy: WaitlistSort!\n    $reversed: Boolean!\n    $limit: Int!\n    $offset: Int!\n  ) {\n    waitlistEntries(\n      status: $status\n      search: $search\n      sortBy: $sortBy\n      reversed: $reversed\n      limit: $limit\n      offset: $offset\n    ) {\n      items {\n        ...WaitlistEntryRow\n      }\n      total\n      hasMore\n    }\n  }\n": types.WaitlistEntriesDocument,
    "\n  mutation InviteWaitlistEntries($emails: [String!]!) {\n    inviteWaitlistEntries(emails: $emails) {\n      email\n      invitationUrl\n    }\n  }\n": types.InviteWaitlistEntriesDocument,
    "\n  mutation UndoWaitlistApprovals($emails: [String!]!) {\n    undoWaitlistApprovals(emails: $emails)\n  }\n": types.UndoWaitlistApprovalsDocument,
    "\n  mutation RemoveWaitlistEntry($email: String!) {\n    removeWaitlistEntry(email: $email)\n  }\n": types.RemoveWaitlistEntryDocument,
    "\n  query CalendarLinks {\n    calendarLinks {\n      id\n      householdId\n      childIds\n      names\n      createdAt\n    }\n  }\n": types.CalendarLinksDocument,
    "\n  mutation CreateCalendarLink($input: CreateCalendarLinkInput!) {\n    createCalendarLink(input: $input) {\n      id\n      url\n    }\n  }\n": types.CreateCalendarLinkDocument,
    "\n  mutation DeleteCalendarLink($id: ID!) {\n    deleteCalendarLink(id: $id)\n  }\n": types.DeleteCalendarLinkDocument,
    "\n  fragment ChatMessageFields on Message {\n    id\n    conversationId\n    role\n    content\n    status\n    clientMessageId\n    replyTo\n    reaction\n    responseType\n    truncated\n    reported\n    editedAt\n    createdAt\n  }\n": types.ChatMessageFieldsFragmentDoc,
    "\n  query Messages($conversationId: ID!, $before: ID, $limit: Int!, $isNewest: Boolean!) {\n    conversation(id: $conversationId) @include(if: $isNewest) {\n      id\n      isReplying\n      isPrivate\n    }\n    messages(conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n": types.MessagesDocument,
    "\n  mutation StartConversation {\n    startConversation {\n      type\n      content\n      conversationId\n      userId\n      timestamp\n      metadata {\n        messageId\n        role\n        isReconnection\n      }\n    }\n  }\n": types.StartConversationDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      ...ChatMessageFields\n    }\n  }\n": types.SendMessageDocument,
    "\n  mutation StopStreaming($conversationId: ID!) {\n    stopStreaming(conversationId: $conversationId)\n  }\n": types.StopStreamingDocument,
    "\n  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {\n    setTyping(conversationId: $conversationId, isTyping: $isTyping)\n  }\n": types.SetTypingDocument,
    "\n  mutation MarkRead($conversationId: ID!, $messageId: ID!) {\n    markRead(conversationId: $conversationId, messageId: $messageId) {\n      id\n      unreadCount\n    }\n  }\n": types.MarkReadDocument,
    "\n  query LastConversations {\n    conversations(limit: 12) {\n      items {\n        id\n        title\n        isPrivate\n        lastMessageAt\n      }\n    }\n  }\n": types.LastConversationsDocument,
    "\n  fragment OwnRequestFields on ChildRequest {\n    id\n    kind\n    subject\n    state\n    askedAt\n    decidedAt\n    minutes\n    note\n  }\n": types.OwnRequestFieldsFragmentDoc,
    "\n  query OwnRequests {\n    requests {\n      ...OwnRequestFields\n    }\n  }\n": types.OwnRequestsDocument,
    "\n  mutation CreateRequest($input: CreateRequestInput!) {\n    createRequest(input: $input) {\n      ...OwnRequestFields\n    }\n  }\n": types.CreateRequestDocument,
    "\n  fragment DeviceChildFields on DeviceChild {\n    id\n    nickname\n    avatar\n    colour\n    ageBand\n    readingLevel\n    languages\n    transcript\n  }\n": types.DeviceChildFieldsFragmentDoc,
    "\n  query OwnDevice {\n    ownDevice {\n      id\n      name\n      child {\n        ...DeviceChildFields\n      }\n      children {\n        ...DeviceChildFields\n      }\n    }\n  }\n": types.OwnDeviceDocument,
    "\n  mutation SwitchDevice($childId: ID!) {\n    switchDevice(childId: $childId) {\n      accessToken\n      refreshToken\n      expiresIn\n    }\n  }\n": types.SwitchDeviceDocument,
    "\n  mutation LeaveDevice($pin: String!) {\n    leaveDevice(pin: $pin)\n  }\n": types.LeaveDeviceDocument,
    "\n  query ThisDevice {\n    devices {\n      id\n      createdAt\n    }\n  }\n": types.ThisDeviceDocument,
    "\n  query DevicePlan {\n    devicePlan {\n      ...PlanEntryFields\n    }\n  }\n": types.DevicePlanDocument,
    "\n  mutation MarkPlanDone($id: ID!, $step: Int) {\n    markPlanDone(id: $id, step: $step) {\n      ...PlanEntryFields\n    }\n  }\n": types.MarkPlanDoneDocument,
    "\n  mutation RecordLearningEvents($events: [LearningEventInputObject!]!) {\n    recordLearningEvents(events: $events) {\n      stored\n      repeated\n    }\n  }\n": types.RecordLearningEventsDocument,
    "\n  query OwnOpenings {\n    ownOpenings {\n      at\n      by\n      conversationId\n    }\n  }\n": types.OwnOpeningsDocument,
    "\n  query OwnVoice($childId: ID!) {\n    childVoice(childId: $childId) {\n      childId\n      speak\n      voice\n      rate\n      pitch\n      language\n      readReplies\n      highlight\n      captions\n      listen\n      consents\n      receiver\n    }\n  }\n": types.OwnVoiceDocument,
    "\n  fragment OwnStateFields on ChildState {\n    allowed\n    code\n    until\n    now\n    timeZone\n    next {\n      code\n      at\n    }\n    quietAt\n    exempt\n    areas {\n      chat\n      ownWords\n      stories\n      games\n      contents\n      voice\n    }\n    goal {\n      stories\n      questions\n      storiesDone\n      questionsDone\n      isReached\n    }\n  }\n": types.OwnStateFieldsFragmentDoc,
    "\n  query DeviceState {\n    deviceState {\n      ...OwnStateFields\n    }\n  }\n": types.DeviceStateDocument,
    "\n  subscription DeviceChanged {\n    deviceChanged {\n      what\n      state {\n        ...OwnStateFields\n      }\n    }\n  }\n": types.DeviceChangedDocument,
    "\n  mutation NoteActivity($kind: ActivityKind!, $finished: Boolean) {\n    noteActivity(kind: $kind, finished: $finished) {\n      ...OwnStateFields\n    }\n  }\n": types.NoteActivityDocument,
    "\n  mutation ReportTimeZone($timeZone: String!) {\n    reportTimeZone(timeZone: $timeZone)\n  }\n": types.ReportTimeZoneDocument,
    "\n  fragment ChildFields on Child {\n    id\n    nickname\n    avatar\n    colour\n    ageBand\n    bandConfirmedAt\n    bandDue\n    readingLevel\n    languages\n    unmeasuredLanguages\n    interests\n    note\n    timeZone\n    transcript\n    paused\n    householdIds\n    devices\n    role\n    consentGiven\n    erasesAt\n    conversationsEraseAt\n    createdAt\n  }\n": types.ChildFieldsFragmentDoc,
    "\n  query Children {\n    children {\n      ...ChildFields\n    }\n  }\n": types.ChildrenDocument,
    "\n  query Child($id: ID!) {\n    child(id: $id) {\n      ...ChildFields\n    }\n  }\n": types.ChildDocument,
    "\n  mutation CreateChild($input: CreateChildInput!) {\n    createChild(input: $input) {\n      ...ChildFields\n    }\n  }\n": types.CreateChildDocument,
    "\n  mutation UpdateChild($id: ID!, $input: UpdateChildInput!) {\n    updateChild(id: $id, input: $input) {\n      ...ChildFields\n    }\n  }\n": types.UpdateChildDocument,
    "\n  query ConsentText {\n    consentText {\n      version\n      sha256\n      text\n    }\n  }\n": types.ConsentTextDocument,
    "\n  query ChildConsents($childId: ID!) {\n    childConsents(childId: $childId) {\n      version\n      sha256\n      givenBy\n      givenAt\n      withdrawnAt\n    }\n  }\n": types.ChildConsentsDocument,
    "\n  mutation GiveChildConsent($childId: ID!, $textVersion: String!, $textSha256: String!) {\n    giveChildConsent(childId: $childId, textVersion: $textVersion, textSha256: $textSha256) {\n      ...ChildFields\n    }\n  }\n": types.GiveChildConsentDocument,
    "\n  mutation WithdrawChildConsent($childId: ID!) {\n    withdrawChildConsent(childId: $childId) {\n      ...ChildFields\n    }\n  }\n": types.WithdrawChildConsentDocument,
    "\n  query ChildConversations($childId: ID!, $search: String, $limit: Int!, $offset: Int!) {\n    childConversations(childId: $childId, search: $search, limit: $limit, offset: $offset, includeArchived: true) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n": types.ChildConversationsDocument,
    "\n  query ChildConversation($childId: ID!, $id: ID!) {\n    childConversation(childId: $childId, id: $id) {\n      ...ConversationRow\n    }\n  }\n": types.ChildConversationDocument,
    "\n  subscription ChildConversationChanged($childId: ID!) {\n    childConversationChanged(childId: $childId) {\n      kind\n      id\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n": types.ChildConversationChangedDocument,
    "\n  query ChildMessages($childId: ID!, $conversationId: ID!, $before: ID, $limit: Int!) {\n    childMessages(childId: $childId, conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n": types.ChildMessagesDocument,
    "\n  fragment ErasureReceiptFields on ErasureReceipt {\n    receiptId\n    at\n    counts\n    sha256\n  }\n": types.ErasureReceiptFieldsFragmentDoc,
    "\n  query ChildDataCard($childId: ID!) {\n    childDataCard(childId: $childId) {\n      field\n      label\n      purpose\n      retention\n      value\n      count\n    }\n  }\n": types.ChildDataCardDocument,
    "\n  query ChildErasure($childId: ID!) {\n    childErasure(childId: $childId) {\n      counts\n      erasesAt\n    }\n  }\n": types.ChildErasureDocument,
    "\n  query ErasureReceipt($id: ID!) {\n    erasureReceipt(id: $id) {\n      ...ErasureReceiptFields\n    }\n  }\n": types.ErasureReceiptDocument,
    "\n  mutation EraseChild($childId: ID!, $nickname: String!) {\n    eraseChild(childId: $childId, nickname: $nickname) {\n      state\n      erasesAt\n      receipt {\n        ...ErasureReceiptFields\n      }\n    }\n  }\n": types.EraseChildDocument,
    "\n  mutation CancelChildErasure($childId: ID!) {\n    cancelChildErasure(childId: $childId)\n  }\n": types.CancelChildErasureDocument,
    "\n  mutation DeleteChildConversations($childId: ID!, $nickname: String!) {\n    deleteChildConversations(childId: $childId, nickname: $nickname) {\n      state\n      erasesAt\n      deleted\n    }\n  }\n": types.DeleteChildConversationsDocument,
    "\n  mutation CancelChildConversationsErasure($childId: ID!) {\n    cancelChildConversationsErasure(childId: $childId)\n  }\n": types.CancelChildConversationsErasureDocument,
    "\n  fragment ContentFields on Content {\n    id\n    title\n    filename\n    mimeType\n    size\n    url\n    kind\n    scope\n    status\n    problem\n    childIds\n    readingLevel\n    tags\n    uploadedAt\n    householdId\n    variants {\n      name\n      width\n      height\n      url\n    }\n  }\n": types.ContentFieldsFragmentDoc,
    "\n  query Contents($scope: ContentScope, $kind: ContentKind, $search: String, $childId: ID, $limit: Int, $offset: Int) {\n    contents(scope: $scope, kind: $kind, search: $search, childId: $childId, limit: $limit, offset: $offset) {\n      items {\n        ...ContentFields\n      }\n      total\n      hasMore\n    }\n  }\n": types.ContentsDocument,
    "\n  query Content($id: ID!) {\n    content(id: $id) {\n      ...ContentFields\n      text\n    }\n  }\n": types.ContentDocument,
    "\n  subscription LibraryContentsChanged {\n    libraryContentsChanged\n  }\n": types.LibraryContentsChangedDocument,
    "\n  mutation CreateStory($input: CreateStoryInput!) {\n    createStory(input: $input) {\n      ...ContentFields\n    }\n  }\n": types.CreateStoryDocument,
    "\n  mutation UpdateContent($id: ID!, $input: UpdateContentInput!) {\n    updateContent(id: $id, input: $input) {\n      ...ContentFields\n    }\n  }\n": types.UpdateContentDocument,
    "\n  mutation PutOnShelves($id: ID!, $childIds: [ID!]!) {\n    setContentChildren(id: $id, childIds: $childIds) {\n      ...ContentFields\n    }\n  }\n": types.PutOnShelvesDocument,
    "\n  mutation DeleteContent($id: ID!) {\n    deleteContent(id: $id)\n  }\n": types.DeleteContentDocument,
    "\n  fragment ChildRulesFields on ChildControls {\n    version\n    windows {\n      id\n      label\n      days\n      starts\n      ends\n      enabled\n    }\n    budgets {\n      mon\n      tue\n      wed\n      thu\n      fri\n      sat\n      sun\n    }\n    exempt\n    breakEvery\n    breakMinutes\n    topics {\n      topic\n      rule\n    }\n    words {\n      word\n      rule\n    }\n    areas {\n      chat\n      ownWords\n      stories\n      games\n      contents\n      voice\n    }\n    learnFirst {\n      stories\n      questions\n    }\n  }\n": types.ChildRulesFieldsFragmentDoc,
    "\n  query ChildControls($childId: ID!) {\n    childControls(childId: $childId) {\n      ...ChildRulesFields\n    }\n  }\n": types.ChildControlsDocument,
    "\n  mutation UpdateChildControls($childId: ID!, $input: UpdateChildControlsInput!) {\n    updateChildControls(childId: $childId, input: $input) {\n      ...ChildRulesFields\n    }\n  }\n": types.UpdateChildControlsDocument,
    "\n  query ChildState($childId: ID!, $at: DateTime) {\n    childState(childId: $childId, at: $at) {\n      allowed\n      code\n      until\n      minutesUsed\n      minutesAllowed\n      minutesLeft\n      explanation\n      timeZone\n      minutesByKind {\n        chat\n        story\n        game\n      }\n    }\n  }\n": types.ChildStateDocument,
    "\n  query ChildTimeline($childId: ID!, $from: DateTime!, $to: DateTime!) {\n    childTimeline(childId: $childId, from: $from, to: $to) {\n      from\n      to\n      allowed\n      code\n    }\n  }\n": types.ChildTimelineDocument,
    "\n  mutation GrantTime($childId: ID!, $input: GrantTimeInput!) {\n    grantTime(childId: $childId, input: $input) {\n      id\n      kind\n      minutes\n      until\n    }\n  }\n": types.GrantTimeDocument,
    "\n  mutation PauseChild($childId: ID!) {\n    pauseChild(childId: $childId) {\n      id\n      paused\n    }\n  }\n": types.PauseChildDocument,
    "\n  mutation ResumeChild($childId: ID!) {\n    resumeChild(childId: $childId) {\n      id\n      paused\n    }\n  }\n": types.ResumeChildDocument,
    "\n  mutation PauseHousehold($id: ID!) {\n    pauseHousehold(id: $id) {\n      id\n      paused\n    }\n  }\n": types.PauseHouseholdDocument,
    "\n  mutation ResumeHousehold($id: ID!) {\n    resumeHousehold(id: $id) {\n      id\n      paused\n    }\n  }\n": types.ResumeHouseholdDocument,
    "\n  query LearnFirst($childId: ID!) {\n    learnFirst(childId: $childId) {\n      goal {\n        stories\n        questions\n      }\n      stories\n      questions\n      isReached\n    }\n  }\n": types.LearnFirstDocument,
    "\n  mutation WaiveLearnFirst($childId: ID!) {\n    waiveLearnFirst(childId: $childId) {\n      isReached\n    }\n  }\n": types.WaiveLearnFirstDocument,
    "\n  fragment ChildRequestFields on ChildRequest {\n    id\n    childId\n    kind\n    subject\n    message\n    state\n    askedAt\n    expiresAt\n  }\n": types.ChildRequestFieldsFragmentDoc,
    "\n  query PendingRequests {\n    requests(state: PENDING) {\n      ...ChildRequestFields\n    }\n  }\n": types.PendingRequestsDocument,
    "\n  mutation DecideRequest($id: ID!, $input: DecideRequestInput!) {\n    decideRequest(id: $id, input: $input) {\n      ...ChildRequestFields\n    }\n  }\n": types.DecideRequestDocument,
    "\n  fragment ZoneQuestionFields on ZoneQuestion {\n    id\n    childId\n    deviceName\n    place\n    state\n    suggestedUntil\n    until\n    askedAt\n  }\n": types.ZoneQuestionFieldsFragmentDoc,
    "\n  query ZoneQuestions {\n    zoneQuestions {\n      ...ZoneQuestionFields\n    }\n  }\n": types.ZoneQuestionsDocument,
    "\n  mutation DecideZoneQuestion($id: ID!, $input: DecideZoneInput!) {\n    decideZoneQuestion(id: $id, input: $input) {\n      ...ZoneQuestionFields\n    }\n  }\n": types.DecideZoneQuestionDocument,
    "\n  fragment ConversationRow on Conversation {\n    id\n    title\n    summary\n    type\n    isPinned\n    isArchived\n    isPrivate\n    messageCount\n    unreadCount\n    isReplying\n    tags\n    lastMessage {\n      id\n      role\n      content\n      createdAt\n    }\n    lastMessageAt\n    createdAt\n    updatedAt\n  }\n": types.ConversationRowFragmentDoc,
    "\n  query Conversations(\n    $limit: Int!\n    $offset: Int!\n    $includeArchived: Boolean!\n    $search: String\n    $sortBy: ConversationSort!\n    $type: ConversationType\n    $tag: String\n  ) {\n    conversations(\n      limit: $limit\n      offset: $offset\n      includeArchived: $includeArchived\n      search: $search\n      sortBy: $sortBy\n      type: $type\n      tag: $tag\n    ) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n": types.ConversationsDocument,
    "\n  query RecentConversations {\n    conversations(limit: 12) {\n      items {\n        ...ConversationRow\n      }\n    }\n  }\n": types.RecentConversationsDocument,
    "\n  query Conversation($id: ID!) {\n    conversation(id: $id) {\n      ...ConversationRow\n    }\n  }\n": types.ConversationDocument,
    "\n  subscription ConversationChanged {\n    conversationChanged {\n      kind\n      id\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n": types.ConversationChangedDocument,
    "\n  mutation UpdateConversation($id: ID!, $input: UpdateConversationInput!) {\n    updateConversation(id: $id, input: $input) {\n      ...ConversationRow\n    }\n  }\n": types.UpdateConversationDocument,
    "\n  mutation UpdateConversations($ids: [ID!]!, $input: UpdateConversationInput!) {\n    updateConversations(ids: $ids, input: $input) {\n      ...ConversationRow\n    }\n  }\n": types.UpdateConversationsDocument,
    "\n  mutation TrashConversations($ids: [ID!]!) {\n    trashConversations(ids: $ids)\n  }\n": types.TrashConversationsDocument,
    "\n  query ClearableConversations {\n    listed: conversations(limit: 1) {\n      total\n    }\n    all: conversations(limit: 1, includeArchived: true) {\n      total\n    }\n  }\n": types.ClearableConversationsDocument,
    "\n  mutation TrashListedConversations($includeArchived: Boolean!) {\n    trashListedConversations(includeArchived: $includeArchived)\n  }\n": types.TrashListedConversationsDocument,
    "\n  mutation RestoreConversations($ids: [ID!]!) {\n    restoreConversations(ids: $ids)\n  }\n": types.RestoreConversationsDocument,
    "\n  fragment DeviceRow on Device {\n    id\n    name\n    platform\n    childIds\n    householdId\n    lastSeenAt\n    createdAt\n  }\n": types.DeviceRowFragmentDoc,
    "\n  query Devices {\n    devices {\n      ...DeviceRow\n    }\n  }\n": types.DevicesDocument,
    "\n  query DevicePairing($userCode: String!) {\n    devicePairing(userCode: $userCode) {\n      platform\n      requestedAt\n      sameNetwork\n      pictures\n    }\n  }\n": types.DevicePairingDocument,
    "\n  mutation ApproveDevicePairing($userCode: String!, $input: ApproveDevicePairingInput!) {\n    approveDevicePairing(userCode: $userCode, input: $input)\n  }\n": types.ApproveDevicePairingDocument,
    "\n  mutation HandOverDevice($input: HandOverDeviceInput!) {\n    handOverDevice(input: $input) {\n      accessToken\n      refreshToken\n      expiresIn\n      tokenType\n    }\n  }\n": types.HandOverDeviceDocument,
    "\n  mutation UpdateDevice($id: ID!, $input: UpdateDeviceInput!) {\n    updateDevice(id: $id, input: $input) {\n      ...DeviceRow\n    }\n  }\n": types.UpdateDeviceDocument,
    "\n  mutation DeleteDevice($id: ID!) {\n    deleteDevice(id: $id)\n  }\n": types.DeleteDeviceDocument,
    "\n  fragment HouseholdMemberFields on HouseholdMember {\n    userId\n    displayName\n    role\n    label\n    until\n    childIds\n    state\n    canConfirm\n    joinedAt\n  }\n": types.HouseholdMemberFieldsFragmentDoc,
    "\n  fragment HouseholdFields on Household {\n    id\n    name\n    country\n    role\n    members {\n      ...HouseholdMemberFields\n    }\n    childIds\n    hasPin\n  }\n": types.HouseholdFieldsFragmentDoc,
    "\n  query Households {\n    households {\n      ...HouseholdFields\n    }\n  }\n": types.HouseholdsDocument,
    "\n  mutation CreateHousehold($input: CreateHouseholdInput!) {\n    createHousehold(input: $input) {\n      ...HouseholdFields\n    }\n  }\n": types.CreateHouseholdDocument,
    "\n  mutation UpdateHousehold($id: ID!, $input: UpdateHouseholdInput!) {\n    updateHousehold(id: $id, input: $input) {\n      ...HouseholdFields\n    }\n  }\n": types.UpdateHouseholdDocument,
    "\n  mutation DeleteHousehold($id: ID!) {\n    deleteHousehold(id: $id)\n  }\n": types.DeleteHouseholdDocument,
    "\n  mutation SetHouseholdPin($householdId: ID!, $pin: String!) {\n    setHouseholdPin(householdId: $householdId, pin: $pin)\n  }\n": types.SetHouseholdPinDocument,
    "\n  query HouseholdActivity($householdId: ID!, $limit: Int!, $offset: Int!, $controlsOf: ID) {\n    householdActivity(householdId: $householdId, limit: $limit, offset: $offset, controlsOf: $controlsOf) {\n      items {\n        id\n        at\n        actor\n        actorName\n        action\n        childId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n": types.HouseholdActivityDocument,
    "\n  subscription FamilyChanged {\n    familyChanged {\n      householdId\n      part\n      childId\n    }\n  }\n": types.FamilyChangedDocument,
    "\n  query HouseholdInvitations($householdId: ID!) {\n    householdInvitations(householdId: $householdId) {\n      id\n      role\n      email\n      childIds\n      until\n      invitedBy\n      createdAt\n      expiresAt\n    }\n  }\n": types.HouseholdInvitationsDocument,
    "\n  mutation CreateHouseholdInvitation($householdId: ID!, $input: CreateInvitationInput!) {\n    createHouseholdInvitation(householdId: $householdId, input: $input) {\n      id\n      url\n      role\n      expiresAt\n    }\n  }\n": types.CreateHouseholdInvitationDocument,
    "\n  mutation RevokeHouseholdInvitation($householdId: ID!, $id: ID!) {\n    revokeHouseholdInvitation(householdId: $householdId, id: $id)\n  }\n": types.RevokeHouseholdInvitationDocument,
    "\n  query Invitation($token: String!) {\n    invitation(token: $token) {\n      householdName\n      invitedBy\n      role\n      expiresAt\n    }\n  }\n": types.InvitationDocument,
    "\n  mutation AcceptInvitation($token: String!) {\n    acceptInvitation(token: $token) {\n      state\n      householdId\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  mutation ConfirmHouseholdMember($householdId: ID!, $userId: ID!) {\n    confirmHouseholdMember(householdId: $householdId, userId: $userId) {\n      ...HouseholdMemberFields\n    }\n  }\n": types.ConfirmHouseholdMemberDocument,
    "\n  mutation UpdateHouseholdMember($householdId: ID!, $userId: ID!, $input: UpdateMemberInput!) {\n    updateHouseholdMember(householdId: $householdId, userId: $userId, input: $input) {\n      ...HouseholdMemberFields\n    }\n  }\n": types.UpdateHouseholdMemberDocument,
    "\n  mutation RemoveHouseholdMember($householdId: ID!, $userId: ID!) {\n    removeHouseholdMember(householdId: $householdId, userId: $userId) {\n      sockets\n      calendarLinks\n      pushSubscriptions\n      fileLinks\n    }\n  }\n": types.RemoveHouseholdMemberDocument,
    "\n  mutation HandOverHousehold($householdId: ID!, $userId: ID!) {\n    handOverHousehold(householdId: $householdId, userId: $userId) {\n      ...HouseholdFields\n    }\n  }\n": types.HandOverHouseholdDocument,
    "\n  query StoryPosition($slug: String!) {\n    storyPosition(slug: $slug) {\n      page\n      sentence\n      updatedAt\n    }\n  }\n": types.StoryPositionDocument,
    "\n  mutation SaveStoryPosition($slug: String!, $input: StoryPositionInput!) {\n    saveStoryPosition(slug: $slug, input: $input) {\n      updatedAt\n    }\n  }\n": types.SaveStoryPositionDocument,
    "\n  subscription StoryPositionChanged($slug: String!) {\n    storyPositionChanged(slug: $slug) {\n      page\n      sentence\n      updatedAt\n    }\n  }\n": types.StoryPositionChangedDocument,
    "\n  fragment ReportRow on Report {\n    id\n    source\n    severity\n    safetySeverity\n    isSealed\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n  }\n": types.ReportRowFragmentDoc,
    "\n  fragment ReportDetails on ReportDetail {\n    id\n    source\n    severity\n    safetySeverity\n    isSealed\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n    excerpt {\n      id\n      role\n      content\n      createdAt\n      reported\n    }\n    breakGlass {\n      reason\n      expiresAt\n    }\n  }\n": types.ReportDetailsFragmentDoc,
    "\n  query Reports($status: ReportStatus, $search: String, $reversed: Boolean, $limit: Int!, $offset: Int!) {\n    moderationReports(status: $status, search: $search, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...ReportRow\n        preview\n      }\n      total\n      hasMore\n    }\n  }\n": types.ReportsDocument,
    "\n  query ReportCounts {\n    open: moderationReports(status: OPEN, limit: 1) {\n      total\n    }\n    claimed: moderationReports(status: CLAIMED, limit: 1) {\n      total\n    }\n    resolved: moderationReports(status: RESOLVED, limit: 1) {\n      total\n    }\n  }\n": types.ReportCountsDocument,
    "\n  subscription ReportChanged {\n    reportChanged {\n      report {\n        ...ReportRow\n      }\n    }\n  }\n": types.ReportChangedDocument,
    "\n  query Report($id: ID!) {\n    moderationReport(id: $id) {\n      id\n      ...ReportDetails\n    }\n  }\n": types.ReportDocument,
    "\n  mutation BreakGlass($id: ID!, $reason: String!) {\n    breakReportGlass(id: $id, reason: $reason) {\n      ...ReportDetails\n    }\n  }\n": types.BreakGlassDocument,
    "\n  mutation ClaimReport($id: ID!) {\n    claimReport(id: $id) {\n      ...ReportRow\n    }\n  }\n": types.ClaimReportDocument,
    "\n  mutation ReleaseReport($id: ID!) {\n    releaseReport(id: $id) {\n      ...ReportRow\n    }\n  }\n": types.ReleaseReportDocument,
    "\n  mutation DecideReport($id: ID!, $decision: ReportDecision!, $note: String) {\n    decideReport(id: $id, decision: $decision, note: $note) {\n      ...ReportRow\n    }\n  }\n": types.DecideReportDocument,
    "\n  query WaitingReports {\n    moderationReports(status: OPEN, limit: 100) {\n      items {\n        id\n      }\n    }\n  }\n": types.WaitingReportsDocument,
    "\n  mutation UndoDecision($id: ID!) {\n    undoReportDecision(id: $id) {\n      ...ReportRow\n    }\n  }\n": types.UndoDecisionDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    kind\n    title\n    message\n    read\n    conversationId\n    link\n    createdAt\n  }\n": types.NotificationItemFragmentDoc,
    "\n  query Notifications($limit: Int!, $offset: Int!) {\n    notifications(limit: $limit, offset: $offset) {\n      items {\n        ...NotificationItem\n      }\n      total\n      hasMore\n      unread\n    }\n  }\n": types.NotificationsDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded {\n      ...NotificationItem\n    }\n  }\n": types.NotificationAddedDocument,
    "\n  subscription MissedChanges {\n    missedChanges\n  }\n": types.MissedChangesDocument,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(id: $id) {\n      ...NotificationItem\n    }\n  }\n": types.MarkNotificationReadDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead\n  }\n": types.MarkAllNotificationsReadDocument,
    "\n  mutation ClearNotifications {\n    clearNotifications\n  }\n": types.ClearNotificationsDocument,
    "\n  query ChildProgress($childId: ID!, $from: String!, $to: String!) {\n    childProgress(childId: $childId, from: $from, to: $to) {\n      childId\n      questions\n      topics {\n        tag\n        count\n        trend\n      }\n      minutes {\n        chat\n        story\n        game\n      }\n      stories {\n        slug\n        title\n        times\n        finished\n      }\n      games {\n        slug\n        skill\n        firstTry\n        later\n      }\n      requests {\n        asked\n        granted\n        denied\n      }\n      safety {\n        category\n        severity\n        count\n      }\n      starters\n      quiet\n      days {\n        date\n        minutes\n        questions\n      }\n      goals\n      words\n    }\n  }\n": types.ChildProgressDocument,
    "\n  fragment RecurrenceFields on Recurrence {\n    zone\n    starts\n    rrule\n    exdates\n  }\n": types.RecurrenceFieldsFragmentDoc,
    "\n  query PreviewRecurrence($recurrence: RecurrenceInput!, $count: Int!) {\n    previewRecurrence(recurrence: $recurrence, count: $count) {\n      local\n      at\n      shifted\n    }\n  }\n": types.PreviewRecurrenceDocument,
    "\n  fragment ReminderFields on Reminder {\n    id\n    childId\n    title\n    note\n    recurrence {\n      ...RecurrenceFields\n    }\n    offsetMinutes\n    nagEvery\n    audience\n    enabled\n    nextAt\n  }\n": types.ReminderFieldsFragmentDoc,
    "\n  fragment FiringFields on ReminderFiring {\n    id\n    reminderId\n    childId\n    occurrence\n    fireAt\n    state\n    snoozedUntil\n    title\n    note\n  }\n": types.FiringFieldsFragmentDoc,
    "\n  query Reminders {\n    reminders {\n      ...ReminderFields\n    }\n    dueReminders {\n      ...FiringFields\n    }\n    missedReminders {\n      ...FiringFields\n    }\n  }\n": types.RemindersDocument,
    "\n  subscription DueReminderChanged {\n    dueReminderChanged {\n      ...FiringFields\n    }\n  }\n": types.DueReminderChangedDocument,
    "\n  mutation CreateReminder($input: CreateReminderInput!) {\n    createReminder(input: $input) {\n      ...ReminderFields\n    }\n  }\n": types.CreateReminderDocument,
    "\n  mutation UpdateReminder($id: ID!, $input: UpdateReminderInput!) {\n    updateReminder(id: $id, input: $input) {\n      ...ReminderFields\n    }\n  }\n": types.UpdateReminderDocument,
    "\n  mutation DeleteReminder($id: ID!) {\n    deleteReminder(id: $id)\n  }\n": types.DeleteReminderDocument,
    "\n  mutation MarkFiringDone($id: ID!) {\n    markFiringDone(id: $id) {\n      ...FiringFields\n    }\n  }\n": types.MarkFiringDoneDocument,
    "\n  mutation SnoozeFiring($id: ID!, $minutes: Int!) {\n    snoozeFiring(id: $id, minutes: $minutes) {\n      ...FiringFields\n    }\n  }\n": types.SnoozeFiringDocument,
    "\n  mutation SkipFiring($id: ID!) {\n    skipFiring(id: $id) {\n      ...FiringFields\n    }\n  }\n": types.SkipFiringDocument,
    "\n  fragment SafetyAlertFields on SafetyAlert {\n    id\n    childId\n    category\n    severity\n    isReply\n    count\n    firstAt\n    lastAt\n    state\n  }\n": types.SafetyAlertFieldsFragmentDoc,
    "\n  query SafetyAlerts($childId: ID, $limit: Int!) {\n    safetyAlerts(childId: $childId, limit: $limit) {\n      items {\n        ...SafetyAlertFields\n      }\n      total\n    }\n  }\n": types.SafetyAlertsDocument,
    "\n  mutation GiveSafetyAlertFeedback($id: ID!, $helpful: Boolean!) {\n    giveSafetyAlertFeedback(id: $id, helpful: $helpful) {\n      ...SafetyAlertFields\n    }\n  }\n": types.GiveSafetyAlertFeedbackDocument,
    "\n  query HelpLines($country: String) {\n    helpLines(country: $country) {\n      name\n      call\n      text\n      url\n      hours\n      isEmergency\n    }\n  }\n": types.HelpLinesDocument,
    "\n  fragment ScheduleItemFields on ScheduleItem {\n    id\n    childId\n    title\n    kind\n    picture\n    steps\n    minutes\n    recurrence {\n      ...RecurrenceFields\n    }\n    quiet\n  }\n": types.ScheduleItemFieldsFragmentDoc,
    "\n  fragment PlanEntryFields on PlanEntry {\n    kind\n    id\n    title\n    startsAt\n    endsAt\n    picture\n    steps {\n      text\n      done\n    }\n    state\n  }\n": types.PlanEntryFieldsFragmentDoc,
    "\n  query ScheduleItems($childId: ID!) {\n    scheduleItems(childId: $childId) {\n      ...ScheduleItemFields\n    }\n  }\n": types.ScheduleItemsDocument,
    "\n  query ChildPlan(\n    $childId: ID!\n    $mon: String!\n    $tue: String!\n    $wed: String!\n    $thu: String!\n    $fri: String!\n    $sat: String!\n    $sun: String!\n  ) {\n    mon: childPlan(childId: $childId, date: $mon) {\n      ...PlanEntryFields\n    }\n    tue: childPlan(childId: $childId, date: $tue) {\n      ...PlanEntryFields\n    }\n    wed: childPlan(childId: $childId, date: $wed) {\n      ...PlanEntryFields\n    }\n    thu: childPlan(childId: $childId, date: $thu) {\n      ...PlanEntryFields\n    }\n    fri: childPlan(childId: $childId, date: $fri) {\n      ...PlanEntryFields\n    }\n    sat: childPlan(childId: $childId, date: $sat) {\n      ...PlanEntryFields\n    }\n    sun: childPlan(childId: $childId, date: $sun) {\n      ...PlanEntryFields\n    }\n  }\n": types.ChildPlanDocument,
    "\n  query TodaysPlan($childId: ID!) {\n    childPlan(childId: $childId) {\n      ...PlanEntryFields\n    }\n  }\n": types.TodaysPlanDocument,
    "\n  mutation CreateScheduleItem($input: CreateScheduleItemInput!) {\n    createScheduleItem(input: $input) {\n      ...ScheduleItemFields\n    }\n  }\n": types.CreateScheduleItemDocument,
    "\n  mutation UpdateScheduleItem($id: ID!, $input: UpdateScheduleItemInput!) {\n    updateScheduleItem(id: $id, input: $input) {\n      ...ScheduleItemFields\n    }\n  }\n": types.UpdateScheduleItemDocument,
    "\n  mutation DeleteScheduleItem($id: ID!) {\n    deleteScheduleItem(id: $id)\n  }\n": types.DeleteScheduleItemDocument,
    "\n  fragment ChildVoiceFields on ChildVoice {\n    childId\n    speak\n    voice\n    rate\n    pitch\n    language\n    readReplies\n    highlight\n    captions\n    listen\n    consents\n    receiver\n  }\n": types.ChildVoiceFieldsFragmentDoc,
    "\n  query ChildVoice($childId: ID!) {\n    childVoice(childId: $childId) {\n      ...ChildVoiceFields\n    }\n  }\n": types.ChildVoiceDocument,
    "\n  mutation UpdateChildVoice($childId: ID!, $input: UpdateChildVoiceInput!) {\n    updateChildVoice(childId: $childId, input: $input) {\n      ...ChildVoiceFields\n    }\n  }\n": types.UpdateChildVoiceDocument,
    "\n  query VoiceConsentTexts {\n    voiceConsentTexts {\n      purpose\n      version\n      sha256\n      receiver\n      text\n    }\n  }\n": types.VoiceConsentTextsDocument,
    "\n  mutation GiveChildVoiceConsent(\n    $childId: ID!\n    $purpose: VoiceConsentPurpose!\n    $textVersion: String!\n    $textSha256: String!\n  ) {\n    giveChildVoiceConsent(\n      childId: $childId\n      purpose: $purpose\n      textVersion: $textVersion\n      textSha256: $textSha256\n    ) {\n      ...ChildVoiceFields\n    }\n  }\n": types.GiveChildVoiceConsentDocument,
    "\n  mutation WithdrawChildVoiceConsent($childId: ID!, $purpose: VoiceConsentPurpose!) {\n    withdrawChildVoiceConsent(childId: $childId, purpose: $purpose) {\n      ...ChildVoiceFields\n    }\n  }\n": types.WithdrawChildVoiceConsentDocument,
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
export function graphql(source: "\n  query OwnAddress {\n    me {\n      id\n      emailVerified\n    }\n  }\n"): (typeof documents)["\n  query OwnAddress {\n    me {\n      id\n      emailVerified\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditPersonFields on AuditPerson {\n    id\n    name\n    avatar\n  }\n"): (typeof documents)["\n  fragment AuditPersonFields on AuditPerson {\n    id\n    name\n    avatar\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindPeople($search: String) {\n    users(search: $search, sortBy: NAME, limit: 10) {\n      items {\n        id\n        username\n        firstName\n        lastName\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  query FindPeople($search: String) {\n    users(search: $search, sortBy: NAME, limit: 10) {\n      items {\n        id\n        username\n        firstName\n        lastName\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEntries(\n    $limit: Int!\n    $offset: Int!\n    $action: String\n    $person: ID\n    $search: String\n    $reversed: Boolean!\n  ) {\n    auditEntries(\n      limit: $limit\n      offset: $offset\n      action: $action\n      person: $person\n      search: $search\n      reversed: $reversed\n    ) {\n      items {\n        id\n        at\n        action\n        actor\n        target\n        actorPerson {\n          ...AuditPersonFields\n        }\n        targetPerson {\n          ...AuditPersonFields\n        }\n        node\n        requestId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query AuditEntries(\n    $limit: Int!\n    $offset: Int!\n    $action: String\n    $person: ID\n    $search: String\n    $reversed: Boolean!\n  ) {\n    auditEntries(\n      limit: $limit\n      offset: $offset\n      action: $action\n      person: $person\n      search: $search\n      reversed: $reversed\n    ) {\n      items {\n        id\n        at\n        action\n        actor\n        target\n        actorPerson {\n          ...AuditPersonFields\n        }\n        targetPerson {\n          ...AuditPersonFields\n        }\n        node\n        requestId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditIntegrity {\n    auditIntegrity {\n      intact\n      brokenAt\n    }\n  }\n"): (typeof documents)["\n  query AuditIntegrity {\n    auditIntegrity {\n      intact\n      brokenAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdminStatsFields on AdminStats {\n    totalUsers\n    activeUsers24h\n    pendingApprovals\n    totalConversations\n    moderationAlerts\n    systemHealth {\n      status\n      database\n      bus\n      companion\n      nodes\n      missingNodes\n      liveConnections\n    }\n    sinceYesterday {\n      totalUsers\n      activeUsers24h\n      pendingApprovals\n      totalConversations\n      moderationAlerts\n    }\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment AdminStatsFields on AdminStats {\n    totalUsers\n    activeUsers24h\n    pendingApprovals\n    totalConversations\n    moderationAlerts\n    systemHealth {\n      status\n      database\n      bus\n      companion\n      nodes\n      missingNodes\n      liveConnections\n    }\n    sinceYesterday {\n      totalUsers\n      activeUsers24h\n      pendingApprovals\n      totalConversations\n      moderationAlerts\n    }\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStats {\n    adminStats {\n      ...AdminStatsFields\n    }\n  }\n"): (typeof documents)["\n  query AdminStats {\n    adminStats {\n      ...AdminStatsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription AdminStatsChanged {\n    adminStats {\n      ...AdminStatsFields\n    }\n  }\n"): (typeof documents)["\n  subscription AdminStatsChanged {\n    adminStats {\n      ...AdminStatsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitlistStatsFields on WaitlistStats {\n    totalOnWaitlist\n    totalApproved\n    approvedLately\n    averageWaitTimeDays\n    sinceYesterday {\n      totalOnWaitlist\n      totalApproved\n    }\n    lastUpdated\n  }\n"): (typeof documents)["\n  fragment WaitlistStatsFields on WaitlistStats {\n    totalOnWaitlist\n    totalApproved\n    approvedLately\n    averageWaitTimeDays\n    sinceYesterday {\n      totalOnWaitlist\n      totalApproved\n    }\n    lastUpdated\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitlistStats {\n    waitlistStats {\n      ...WaitlistStatsFields\n    }\n  }\n"): (typeof documents)["\n  query WaitlistStats {\n    waitlistStats {\n      ...WaitlistStatsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WaitlistStatsChanged {\n    waitlistStats {\n      ...WaitlistStatsFields\n    }\n  }\n"): (typeof documents)["\n  subscription WaitlistStatsChanged {\n    waitlistStats {\n      ...WaitlistStatsFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Analytics($days: Int!) {\n    analytics(days: $days) {\n      day\n      signUps\n      activeUsers\n      messages\n      repliesByOutcome {\n        final\n        stopped\n        error\n      }\n      firstChunkMs {\n        p50\n        p95\n      }\n      waitlistJoins\n      waitlistApprovals\n      childAccounts\n    }\n  }\n"): (typeof documents)["\n  query Analytics($days: Int!) {\n    analytics(days: $days) {\n      day\n      signUps\n      activeUsers\n      messages\n      repliesByOutcome {\n        final\n        stopped\n        error\n      }\n      firstChunkMs {\n        p50\n        p95\n      }\n      waitlistJoins\n      waitlistApprovals\n      childAccounts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminSettings {\n    adminSettings {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n    installation {\n      version\n      environment\n      analytics\n      errorReporting\n    }\n  }\n"): (typeof documents)["\n  query AdminSettings {\n    adminSettings {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n    installation {\n      version\n      environment\n      analytics\n      errorReporting\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminRetention {\n    adminRetention {\n      name\n      label\n      rule\n      sweep\n      due\n    }\n  }\n"): (typeof documents)["\n  query AdminRetention {\n    adminRetention {\n      name\n      label\n      rule\n      sweep\n      due\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAdminSettings($input: UpdateAdminSettingsInput!) {\n    updateAdminSettings(input: $input) {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAdminSettings($input: UpdateAdminSettingsInput!) {\n    updateAdminSettings(input: $input) {\n      waitlistEnabled\n      waitlistMode\n      waitlistAutoApprove\n    }\n  }\n"];
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
export function graphql(source: "\n  query UserSessions($userId: ID!) {\n    userSessions(userId: $userId) {\n      id\n      createdAt\n      lastUsedAt\n      userAgent\n    }\n  }\n"): (typeof documents)["\n  query UserSessions($userId: ID!) {\n    userSessions(userId: $userId) {\n      id\n      createdAt\n      lastUsedAt\n      userAgent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n"): (typeof documents)["\n  mutation EndUserSessions($userId: ID!) {\n    endUserSessions(userId: $userId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitlistEntryRow on WaitlistEntry {\n    email\n    firstName\n    lastName\n    status\n    position\n    joinedAt\n    approvedAt\n    estimatedWaitDays\n    isAddressUnproved\n    hasOwner\n  }\n"): (typeof documents)["\n  fragment WaitlistEntryRow on WaitlistEntry {\n    email\n    firstName\n    lastName\n    status\n    position\n    joinedAt\n    approvedAt\n    estimatedWaitDays\n    isAddressUnproved\n    hasOwner\n  }\n"];
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
export function graphql(source: "\n  mutation UndoWaitlistApprovals($emails: [String!]!) {\n    undoWaitlistApprovals(emails: $emails)\n  }\n"): (typeof documents)["\n  mutation UndoWaitlistApprovals($emails: [String!]!) {\n    undoWaitlistApprovals(emails: $emails)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveWaitlistEntry($email: String!) {\n    removeWaitlistEntry(email: $email)\n  }\n"): (typeof documents)["\n  mutation RemoveWaitlistEntry($email: String!) {\n    removeWaitlistEntry(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CalendarLinks {\n    calendarLinks {\n      id\n      householdId\n      childIds\n      names\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query CalendarLinks {\n    calendarLinks {\n      id\n      householdId\n      childIds\n      names\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCalendarLink($input: CreateCalendarLinkInput!) {\n    createCalendarLink(input: $input) {\n      id\n      url\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCalendarLink($input: CreateCalendarLinkInput!) {\n    createCalendarLink(input: $input) {\n      id\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCalendarLink($id: ID!) {\n    deleteCalendarLink(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteCalendarLink($id: ID!) {\n    deleteCalendarLink(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChatMessageFields on Message {\n    id\n    conversationId\n    role\n    content\n    status\n    clientMessageId\n    replyTo\n    reaction\n    responseType\n    truncated\n    reported\n    editedAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ChatMessageFields on Message {\n    id\n    conversationId\n    role\n    content\n    status\n    clientMessageId\n    replyTo\n    reaction\n    responseType\n    truncated\n    reported\n    editedAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Messages($conversationId: ID!, $before: ID, $limit: Int!, $isNewest: Boolean!) {\n    conversation(id: $conversationId) @include(if: $isNewest) {\n      id\n      isReplying\n      isPrivate\n    }\n    messages(conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query Messages($conversationId: ID!, $before: ID, $limit: Int!, $isNewest: Boolean!) {\n    conversation(id: $conversationId) @include(if: $isNewest) {\n      id\n      isReplying\n      isPrivate\n    }\n    messages(conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n"];
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
export function graphql(source: "\n  query LastConversations {\n    conversations(limit: 12) {\n      items {\n        id\n        title\n        isPrivate\n        lastMessageAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query LastConversations {\n    conversations(limit: 12) {\n      items {\n        id\n        title\n        isPrivate\n        lastMessageAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnRequestFields on ChildRequest {\n    id\n    kind\n    subject\n    state\n    askedAt\n    decidedAt\n    minutes\n    note\n  }\n"): (typeof documents)["\n  fragment OwnRequestFields on ChildRequest {\n    id\n    kind\n    subject\n    state\n    askedAt\n    decidedAt\n    minutes\n    note\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnRequests {\n    requests {\n      ...OwnRequestFields\n    }\n  }\n"): (typeof documents)["\n  query OwnRequests {\n    requests {\n      ...OwnRequestFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateRequest($input: CreateRequestInput!) {\n    createRequest(input: $input) {\n      ...OwnRequestFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateRequest($input: CreateRequestInput!) {\n    createRequest(input: $input) {\n      ...OwnRequestFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceChildFields on DeviceChild {\n    id\n    nickname\n    avatar\n    colour\n    ageBand\n    readingLevel\n    languages\n    transcript\n  }\n"): (typeof documents)["\n  fragment DeviceChildFields on DeviceChild {\n    id\n    nickname\n    avatar\n    colour\n    ageBand\n    readingLevel\n    languages\n    transcript\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnDevice {\n    ownDevice {\n      id\n      name\n      child {\n        ...DeviceChildFields\n      }\n      children {\n        ...DeviceChildFields\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnDevice {\n    ownDevice {\n      id\n      name\n      child {\n        ...DeviceChildFields\n      }\n      children {\n        ...DeviceChildFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchDevice($childId: ID!) {\n    switchDevice(childId: $childId) {\n      accessToken\n      refreshToken\n      expiresIn\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchDevice($childId: ID!) {\n    switchDevice(childId: $childId) {\n      accessToken\n      refreshToken\n      expiresIn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveDevice($pin: String!) {\n    leaveDevice(pin: $pin)\n  }\n"): (typeof documents)["\n  mutation LeaveDevice($pin: String!) {\n    leaveDevice(pin: $pin)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ThisDevice {\n    devices {\n      id\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query ThisDevice {\n    devices {\n      id\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DevicePlan {\n    devicePlan {\n      ...PlanEntryFields\n    }\n  }\n"): (typeof documents)["\n  query DevicePlan {\n    devicePlan {\n      ...PlanEntryFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkPlanDone($id: ID!, $step: Int) {\n    markPlanDone(id: $id, step: $step) {\n      ...PlanEntryFields\n    }\n  }\n"): (typeof documents)["\n  mutation MarkPlanDone($id: ID!, $step: Int) {\n    markPlanDone(id: $id, step: $step) {\n      ...PlanEntryFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordLearningEvents($events: [LearningEventInputObject!]!) {\n    recordLearningEvents(events: $events) {\n      stored\n      repeated\n    }\n  }\n"): (typeof documents)["\n  mutation RecordLearningEvents($events: [LearningEventInputObject!]!) {\n    recordLearningEvents(events: $events) {\n      stored\n      repeated\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnOpenings {\n    ownOpenings {\n      at\n      by\n      conversationId\n    }\n  }\n"): (typeof documents)["\n  query OwnOpenings {\n    ownOpenings {\n      at\n      by\n      conversationId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnVoice($childId: ID!) {\n    childVoice(childId: $childId) {\n      childId\n      speak\n      voice\n      rate\n      pitch\n      language\n      readReplies\n      highlight\n      captions\n      listen\n      consents\n      receiver\n    }\n  }\n"): (typeof documents)["\n  query OwnVoice($childId: ID!) {\n    childVoice(childId: $childId) {\n      childId\n      speak\n      voice\n      rate\n      pitch\n      language\n      readReplies\n      highlight\n      captions\n      listen\n      consents\n      receiver\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnStateFields on ChildState {\n    allowed\n    code\n    until\n    now\n    timeZone\n    next {\n      code\n      at\n    }\n    quietAt\n    exempt\n    areas {\n      chat\n      ownWords\n      stories\n      games\n      contents\n      voice\n    }\n    goal {\n      stories\n      questions\n      storiesDone\n      questionsDone\n      isReached\n    }\n  }\n"): (typeof documents)["\n  fragment OwnStateFields on ChildState {\n    allowed\n    code\n    until\n    now\n    timeZone\n    next {\n      code\n      at\n    }\n    quietAt\n    exempt\n    areas {\n      chat\n      ownWords\n      stories\n      games\n      contents\n      voice\n    }\n    goal {\n      stories\n      questions\n      storiesDone\n      questionsDone\n      isReached\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeviceState {\n    deviceState {\n      ...OwnStateFields\n    }\n  }\n"): (typeof documents)["\n  query DeviceState {\n    deviceState {\n      ...OwnStateFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DeviceChanged {\n    deviceChanged {\n      what\n      state {\n        ...OwnStateFields\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription DeviceChanged {\n    deviceChanged {\n      what\n      state {\n        ...OwnStateFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteActivity($kind: ActivityKind!, $finished: Boolean) {\n    noteActivity(kind: $kind, finished: $finished) {\n      ...OwnStateFields\n    }\n  }\n"): (typeof documents)["\n  mutation NoteActivity($kind: ActivityKind!, $finished: Boolean) {\n    noteActivity(kind: $kind, finished: $finished) {\n      ...OwnStateFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportTimeZone($timeZone: String!) {\n    reportTimeZone(timeZone: $timeZone)\n  }\n"): (typeof documents)["\n  mutation ReportTimeZone($timeZone: String!) {\n    reportTimeZone(timeZone: $timeZone)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChildFields on Child {\n    id\n    nickname\n    avatar\n    colour\n    ageBand\n    bandConfirmedAt\n    bandDue\n    readingLevel\n    languages\n    unmeasuredLanguages\n    interests\n    note\n    timeZone\n    transcript\n    paused\n    householdIds\n    devices\n    role\n    consentGiven\n    erasesAt\n    conversationsEraseAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ChildFields on Child {\n    id\n    nickname\n    avatar\n    colour\n    ageBand\n    bandConfirmedAt\n    bandDue\n    readingLevel\n    languages\n    unmeasuredLanguages\n    interests\n    note\n    timeZone\n    transcript\n    paused\n    householdIds\n    devices\n    role\n    consentGiven\n    erasesAt\n    conversationsEraseAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Children {\n    children {\n      ...ChildFields\n    }\n  }\n"): (typeof documents)["\n  query Children {\n    children {\n      ...ChildFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Child($id: ID!) {\n    child(id: $id) {\n      ...ChildFields\n    }\n  }\n"): (typeof documents)["\n  query Child($id: ID!) {\n    child(id: $id) {\n      ...ChildFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateChild($input: CreateChildInput!) {\n    createChild(input: $input) {\n      ...ChildFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateChild($input: CreateChildInput!) {\n    createChild(input: $input) {\n      ...ChildFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateChild($id: ID!, $input: UpdateChildInput!) {\n    updateChild(id: $id, input: $input) {\n      ...ChildFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateChild($id: ID!, $input: UpdateChildInput!) {\n    updateChild(id: $id, input: $input) {\n      ...ChildFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsentText {\n    consentText {\n      version\n      sha256\n      text\n    }\n  }\n"): (typeof documents)["\n  query ConsentText {\n    consentText {\n      version\n      sha256\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildConsents($childId: ID!) {\n    childConsents(childId: $childId) {\n      version\n      sha256\n      givenBy\n      givenAt\n      withdrawnAt\n    }\n  }\n"): (typeof documents)["\n  query ChildConsents($childId: ID!) {\n    childConsents(childId: $childId) {\n      version\n      sha256\n      givenBy\n      givenAt\n      withdrawnAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveChildConsent($childId: ID!, $textVersion: String!, $textSha256: String!) {\n    giveChildConsent(childId: $childId, textVersion: $textVersion, textSha256: $textSha256) {\n      ...ChildFields\n    }\n  }\n"): (typeof documents)["\n  mutation GiveChildConsent($childId: ID!, $textVersion: String!, $textSha256: String!) {\n    giveChildConsent(childId: $childId, textVersion: $textVersion, textSha256: $textSha256) {\n      ...ChildFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawChildConsent($childId: ID!) {\n    withdrawChildConsent(childId: $childId) {\n      ...ChildFields\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawChildConsent($childId: ID!) {\n    withdrawChildConsent(childId: $childId) {\n      ...ChildFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildConversations($childId: ID!, $search: String, $limit: Int!, $offset: Int!) {\n    childConversations(childId: $childId, search: $search, limit: $limit, offset: $offset, includeArchived: true) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query ChildConversations($childId: ID!, $search: String, $limit: Int!, $offset: Int!) {\n    childConversations(childId: $childId, search: $search, limit: $limit, offset: $offset, includeArchived: true) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildConversation($childId: ID!, $id: ID!) {\n    childConversation(childId: $childId, id: $id) {\n      ...ConversationRow\n    }\n  }\n"): (typeof documents)["\n  query ChildConversation($childId: ID!, $id: ID!) {\n    childConversation(childId: $childId, id: $id) {\n      ...ConversationRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ChildConversationChanged($childId: ID!) {\n    childConversationChanged(childId: $childId) {\n      kind\n      id\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ChildConversationChanged($childId: ID!) {\n    childConversationChanged(childId: $childId) {\n      kind\n      id\n      conversation {\n        ...ConversationRow\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildMessages($childId: ID!, $conversationId: ID!, $before: ID, $limit: Int!) {\n    childMessages(childId: $childId, conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query ChildMessages($childId: ID!, $conversationId: ID!, $before: ID, $limit: Int!) {\n    childMessages(childId: $childId, conversationId: $conversationId, before: $before, limit: $limit) {\n      items {\n        ...ChatMessageFields\n      }\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ErasureReceiptFields on ErasureReceipt {\n    receiptId\n    at\n    counts\n    sha256\n  }\n"): (typeof documents)["\n  fragment ErasureReceiptFields on ErasureReceipt {\n    receiptId\n    at\n    counts\n    sha256\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildDataCard($childId: ID!) {\n    childDataCard(childId: $childId) {\n      field\n      label\n      purpose\n      retention\n      value\n      count\n    }\n  }\n"): (typeof documents)["\n  query ChildDataCard($childId: ID!) {\n    childDataCard(childId: $childId) {\n      field\n      label\n      purpose\n      retention\n      value\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildErasure($childId: ID!) {\n    childErasure(childId: $childId) {\n      counts\n      erasesAt\n    }\n  }\n"): (typeof documents)["\n  query ChildErasure($childId: ID!) {\n    childErasure(childId: $childId) {\n      counts\n      erasesAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ErasureReceipt($id: ID!) {\n    erasureReceipt(id: $id) {\n      ...ErasureReceiptFields\n    }\n  }\n"): (typeof documents)["\n  query ErasureReceipt($id: ID!) {\n    erasureReceipt(id: $id) {\n      ...ErasureReceiptFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EraseChild($childId: ID!, $nickname: String!) {\n    eraseChild(childId: $childId, nickname: $nickname) {\n      state\n      erasesAt\n      receipt {\n        ...ErasureReceiptFields\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EraseChild($childId: ID!, $nickname: String!) {\n    eraseChild(childId: $childId, nickname: $nickname) {\n      state\n      erasesAt\n      receipt {\n        ...ErasureReceiptFields\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelChildErasure($childId: ID!) {\n    cancelChildErasure(childId: $childId)\n  }\n"): (typeof documents)["\n  mutation CancelChildErasure($childId: ID!) {\n    cancelChildErasure(childId: $childId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteChildConversations($childId: ID!, $nickname: String!) {\n    deleteChildConversations(childId: $childId, nickname: $nickname) {\n      state\n      erasesAt\n      deleted\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteChildConversations($childId: ID!, $nickname: String!) {\n    deleteChildConversations(childId: $childId, nickname: $nickname) {\n      state\n      erasesAt\n      deleted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelChildConversationsErasure($childId: ID!) {\n    cancelChildConversationsErasure(childId: $childId)\n  }\n"): (typeof documents)["\n  mutation CancelChildConversationsErasure($childId: ID!) {\n    cancelChildConversationsErasure(childId: $childId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContentFields on Content {\n    id\n    title\n    filename\n    mimeType\n    size\n    url\n    kind\n    scope\n    status\n    problem\n    childIds\n    readingLevel\n    tags\n    uploadedAt\n    householdId\n    variants {\n      name\n      width\n      height\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment ContentFields on Content {\n    id\n    title\n    filename\n    mimeType\n    size\n    url\n    kind\n    scope\n    status\n    problem\n    childIds\n    readingLevel\n    tags\n    uploadedAt\n    householdId\n    variants {\n      name\n      width\n      height\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Contents($scope: ContentScope, $kind: ContentKind, $search: String, $childId: ID, $limit: Int, $offset: Int) {\n    contents(scope: $scope, kind: $kind, search: $search, childId: $childId, limit: $limit, offset: $offset) {\n      items {\n        ...ContentFields\n      }\n      total\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query Contents($scope: ContentScope, $kind: ContentKind, $search: String, $childId: ID, $limit: Int, $offset: Int) {\n    contents(scope: $scope, kind: $kind, search: $search, childId: $childId, limit: $limit, offset: $offset) {\n      items {\n        ...ContentFields\n      }\n      total\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Content($id: ID!) {\n    content(id: $id) {\n      ...ContentFields\n      text\n    }\n  }\n"): (typeof documents)["\n  query Content($id: ID!) {\n    content(id: $id) {\n      ...ContentFields\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LibraryContentsChanged {\n    libraryContentsChanged\n  }\n"): (typeof documents)["\n  subscription LibraryContentsChanged {\n    libraryContentsChanged\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateStory($input: CreateStoryInput!) {\n    createStory(input: $input) {\n      ...ContentFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateStory($input: CreateStoryInput!) {\n    createStory(input: $input) {\n      ...ContentFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateContent($id: ID!, $input: UpdateContentInput!) {\n    updateContent(id: $id, input: $input) {\n      ...ContentFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateContent($id: ID!, $input: UpdateContentInput!) {\n    updateContent(id: $id, input: $input) {\n      ...ContentFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutOnShelves($id: ID!, $childIds: [ID!]!) {\n    setContentChildren(id: $id, childIds: $childIds) {\n      ...ContentFields\n    }\n  }\n"): (typeof documents)["\n  mutation PutOnShelves($id: ID!, $childIds: [ID!]!) {\n    setContentChildren(id: $id, childIds: $childIds) {\n      ...ContentFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteContent($id: ID!) {\n    deleteContent(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteContent($id: ID!) {\n    deleteContent(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChildRulesFields on ChildControls {\n    version\n    windows {\n      id\n      label\n      days\n      starts\n      ends\n      enabled\n    }\n    budgets {\n      mon\n      tue\n      wed\n      thu\n      fri\n      sat\n      sun\n    }\n    exempt\n    breakEvery\n    breakMinutes\n    topics {\n      topic\n      rule\n    }\n    words {\n      word\n      rule\n    }\n    areas {\n      chat\n      ownWords\n      stories\n      games\n      contents\n      voice\n    }\n    learnFirst {\n      stories\n      questions\n    }\n  }\n"): (typeof documents)["\n  fragment ChildRulesFields on ChildControls {\n    version\n    windows {\n      id\n      label\n      days\n      starts\n      ends\n      enabled\n    }\n    budgets {\n      mon\n      tue\n      wed\n      thu\n      fri\n      sat\n      sun\n    }\n    exempt\n    breakEvery\n    breakMinutes\n    topics {\n      topic\n      rule\n    }\n    words {\n      word\n      rule\n    }\n    areas {\n      chat\n      ownWords\n      stories\n      games\n      contents\n      voice\n    }\n    learnFirst {\n      stories\n      questions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildControls($childId: ID!) {\n    childControls(childId: $childId) {\n      ...ChildRulesFields\n    }\n  }\n"): (typeof documents)["\n  query ChildControls($childId: ID!) {\n    childControls(childId: $childId) {\n      ...ChildRulesFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateChildControls($childId: ID!, $input: UpdateChildControlsInput!) {\n    updateChildControls(childId: $childId, input: $input) {\n      ...ChildRulesFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateChildControls($childId: ID!, $input: UpdateChildControlsInput!) {\n    updateChildControls(childId: $childId, input: $input) {\n      ...ChildRulesFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildState($childId: ID!, $at: DateTime) {\n    childState(childId: $childId, at: $at) {\n      allowed\n      code\n      until\n      minutesUsed\n      minutesAllowed\n      minutesLeft\n      explanation\n      timeZone\n      minutesByKind {\n        chat\n        story\n        game\n      }\n    }\n  }\n"): (typeof documents)["\n  query ChildState($childId: ID!, $at: DateTime) {\n    childState(childId: $childId, at: $at) {\n      allowed\n      code\n      until\n      minutesUsed\n      minutesAllowed\n      minutesLeft\n      explanation\n      timeZone\n      minutesByKind {\n        chat\n        story\n        game\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildTimeline($childId: ID!, $from: DateTime!, $to: DateTime!) {\n    childTimeline(childId: $childId, from: $from, to: $to) {\n      from\n      to\n      allowed\n      code\n    }\n  }\n"): (typeof documents)["\n  query ChildTimeline($childId: ID!, $from: DateTime!, $to: DateTime!) {\n    childTimeline(childId: $childId, from: $from, to: $to) {\n      from\n      to\n      allowed\n      code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GrantTime($childId: ID!, $input: GrantTimeInput!) {\n    grantTime(childId: $childId, input: $input) {\n      id\n      kind\n      minutes\n      until\n    }\n  }\n"): (typeof documents)["\n  mutation GrantTime($childId: ID!, $input: GrantTimeInput!) {\n    grantTime(childId: $childId, input: $input) {\n      id\n      kind\n      minutes\n      until\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseChild($childId: ID!) {\n    pauseChild(childId: $childId) {\n      id\n      paused\n    }\n  }\n"): (typeof documents)["\n  mutation PauseChild($childId: ID!) {\n    pauseChild(childId: $childId) {\n      id\n      paused\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeChild($childId: ID!) {\n    resumeChild(childId: $childId) {\n      id\n      paused\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeChild($childId: ID!) {\n    resumeChild(childId: $childId) {\n      id\n      paused\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PauseHousehold($id: ID!) {\n    pauseHousehold(id: $id) {\n      id\n      paused\n    }\n  }\n"): (typeof documents)["\n  mutation PauseHousehold($id: ID!) {\n    pauseHousehold(id: $id) {\n      id\n      paused\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResumeHousehold($id: ID!) {\n    resumeHousehold(id: $id) {\n      id\n      paused\n    }\n  }\n"): (typeof documents)["\n  mutation ResumeHousehold($id: ID!) {\n    resumeHousehold(id: $id) {\n      id\n      paused\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LearnFirst($childId: ID!) {\n    learnFirst(childId: $childId) {\n      goal {\n        stories\n        questions\n      }\n      stories\n      questions\n      isReached\n    }\n  }\n"): (typeof documents)["\n  query LearnFirst($childId: ID!) {\n    learnFirst(childId: $childId) {\n      goal {\n        stories\n        questions\n      }\n      stories\n      questions\n      isReached\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WaiveLearnFirst($childId: ID!) {\n    waiveLearnFirst(childId: $childId) {\n      isReached\n    }\n  }\n"): (typeof documents)["\n  mutation WaiveLearnFirst($childId: ID!) {\n    waiveLearnFirst(childId: $childId) {\n      isReached\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChildRequestFields on ChildRequest {\n    id\n    childId\n    kind\n    subject\n    message\n    state\n    askedAt\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment ChildRequestFields on ChildRequest {\n    id\n    childId\n    kind\n    subject\n    message\n    state\n    askedAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingRequests {\n    requests(state: PENDING) {\n      ...ChildRequestFields\n    }\n  }\n"): (typeof documents)["\n  query PendingRequests {\n    requests(state: PENDING) {\n      ...ChildRequestFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideRequest($id: ID!, $input: DecideRequestInput!) {\n    decideRequest(id: $id, input: $input) {\n      ...ChildRequestFields\n    }\n  }\n"): (typeof documents)["\n  mutation DecideRequest($id: ID!, $input: DecideRequestInput!) {\n    decideRequest(id: $id, input: $input) {\n      ...ChildRequestFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ZoneQuestionFields on ZoneQuestion {\n    id\n    childId\n    deviceName\n    place\n    state\n    suggestedUntil\n    until\n    askedAt\n  }\n"): (typeof documents)["\n  fragment ZoneQuestionFields on ZoneQuestion {\n    id\n    childId\n    deviceName\n    place\n    state\n    suggestedUntil\n    until\n    askedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ZoneQuestions {\n    zoneQuestions {\n      ...ZoneQuestionFields\n    }\n  }\n"): (typeof documents)["\n  query ZoneQuestions {\n    zoneQuestions {\n      ...ZoneQuestionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideZoneQuestion($id: ID!, $input: DecideZoneInput!) {\n    decideZoneQuestion(id: $id, input: $input) {\n      ...ZoneQuestionFields\n    }\n  }\n"): (typeof documents)["\n  mutation DecideZoneQuestion($id: ID!, $input: DecideZoneInput!) {\n    decideZoneQuestion(id: $id, input: $input) {\n      ...ZoneQuestionFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConversationRow on Conversation {\n    id\n    title\n    summary\n    type\n    isPinned\n    isArchived\n    isPrivate\n    messageCount\n    unreadCount\n    isReplying\n    tags\n    lastMessage {\n      id\n      role\n      content\n      createdAt\n    }\n    lastMessageAt\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment ConversationRow on Conversation {\n    id\n    title\n    summary\n    type\n    isPinned\n    isArchived\n    isPrivate\n    messageCount\n    unreadCount\n    isReplying\n    tags\n    lastMessage {\n      id\n      role\n      content\n      createdAt\n    }\n    lastMessageAt\n    createdAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Conversations(\n    $limit: Int!\n    $offset: Int!\n    $includeArchived: Boolean!\n    $search: String\n    $sortBy: ConversationSort!\n    $type: ConversationType\n    $tag: String\n  ) {\n    conversations(\n      limit: $limit\n      offset: $offset\n      includeArchived: $includeArchived\n      search: $search\n      sortBy: $sortBy\n      type: $type\n      tag: $tag\n    ) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query Conversations(\n    $limit: Int!\n    $offset: Int!\n    $includeArchived: Boolean!\n    $search: String\n    $sortBy: ConversationSort!\n    $type: ConversationType\n    $tag: String\n  ) {\n    conversations(\n      limit: $limit\n      offset: $offset\n      includeArchived: $includeArchived\n      search: $search\n      sortBy: $sortBy\n      type: $type\n      tag: $tag\n    ) {\n      items {\n        ...ConversationRow\n        snippet\n      }\n      total\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentConversations {\n    conversations(limit: 12) {\n      items {\n        ...ConversationRow\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentConversations {\n    conversations(limit: 12) {\n      items {\n        ...ConversationRow\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment DeviceRow on Device {\n    id\n    name\n    platform\n    childIds\n    householdId\n    lastSeenAt\n    createdAt\n  }\n"): (typeof documents)["\n  fragment DeviceRow on Device {\n    id\n    name\n    platform\n    childIds\n    householdId\n    lastSeenAt\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Devices {\n    devices {\n      ...DeviceRow\n    }\n  }\n"): (typeof documents)["\n  query Devices {\n    devices {\n      ...DeviceRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DevicePairing($userCode: String!) {\n    devicePairing(userCode: $userCode) {\n      platform\n      requestedAt\n      sameNetwork\n      pictures\n    }\n  }\n"): (typeof documents)["\n  query DevicePairing($userCode: String!) {\n    devicePairing(userCode: $userCode) {\n      platform\n      requestedAt\n      sameNetwork\n      pictures\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveDevicePairing($userCode: String!, $input: ApproveDevicePairingInput!) {\n    approveDevicePairing(userCode: $userCode, input: $input)\n  }\n"): (typeof documents)["\n  mutation ApproveDevicePairing($userCode: String!, $input: ApproveDevicePairingInput!) {\n    approveDevicePairing(userCode: $userCode, input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandOverDevice($input: HandOverDeviceInput!) {\n    handOverDevice(input: $input) {\n      accessToken\n      refreshToken\n      expiresIn\n      tokenType\n    }\n  }\n"): (typeof documents)["\n  mutation HandOverDevice($input: HandOverDeviceInput!) {\n    handOverDevice(input: $input) {\n      accessToken\n      refreshToken\n      expiresIn\n      tokenType\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDevice($id: ID!, $input: UpdateDeviceInput!) {\n    updateDevice(id: $id, input: $input) {\n      ...DeviceRow\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDevice($id: ID!, $input: UpdateDeviceInput!) {\n    updateDevice(id: $id, input: $input) {\n      ...DeviceRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDevice($id: ID!) {\n    deleteDevice(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteDevice($id: ID!) {\n    deleteDevice(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HouseholdMemberFields on HouseholdMember {\n    userId\n    displayName\n    role\n    label\n    until\n    childIds\n    state\n    canConfirm\n    joinedAt\n  }\n"): (typeof documents)["\n  fragment HouseholdMemberFields on HouseholdMember {\n    userId\n    displayName\n    role\n    label\n    until\n    childIds\n    state\n    canConfirm\n    joinedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HouseholdFields on Household {\n    id\n    name\n    country\n    role\n    members {\n      ...HouseholdMemberFields\n    }\n    childIds\n    hasPin\n  }\n"): (typeof documents)["\n  fragment HouseholdFields on Household {\n    id\n    name\n    country\n    role\n    members {\n      ...HouseholdMemberFields\n    }\n    childIds\n    hasPin\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Households {\n    households {\n      ...HouseholdFields\n    }\n  }\n"): (typeof documents)["\n  query Households {\n    households {\n      ...HouseholdFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHousehold($input: CreateHouseholdInput!) {\n    createHousehold(input: $input) {\n      ...HouseholdFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateHousehold($input: CreateHouseholdInput!) {\n    createHousehold(input: $input) {\n      ...HouseholdFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateHousehold($id: ID!, $input: UpdateHouseholdInput!) {\n    updateHousehold(id: $id, input: $input) {\n      ...HouseholdFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateHousehold($id: ID!, $input: UpdateHouseholdInput!) {\n    updateHousehold(id: $id, input: $input) {\n      ...HouseholdFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteHousehold($id: ID!) {\n    deleteHousehold(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteHousehold($id: ID!) {\n    deleteHousehold(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetHouseholdPin($householdId: ID!, $pin: String!) {\n    setHouseholdPin(householdId: $householdId, pin: $pin)\n  }\n"): (typeof documents)["\n  mutation SetHouseholdPin($householdId: ID!, $pin: String!) {\n    setHouseholdPin(householdId: $householdId, pin: $pin)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HouseholdActivity($householdId: ID!, $limit: Int!, $offset: Int!, $controlsOf: ID) {\n    householdActivity(householdId: $householdId, limit: $limit, offset: $offset, controlsOf: $controlsOf) {\n      items {\n        id\n        at\n        actor\n        actorName\n        action\n        childId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query HouseholdActivity($householdId: ID!, $limit: Int!, $offset: Int!, $controlsOf: ID) {\n    householdActivity(householdId: $householdId, limit: $limit, offset: $offset, controlsOf: $controlsOf) {\n      items {\n        id\n        at\n        actor\n        actorName\n        action\n        childId\n        detail\n      }\n      total\n      hasMore\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription FamilyChanged {\n    familyChanged {\n      householdId\n      part\n      childId\n    }\n  }\n"): (typeof documents)["\n  subscription FamilyChanged {\n    familyChanged {\n      householdId\n      part\n      childId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HouseholdInvitations($householdId: ID!) {\n    householdInvitations(householdId: $householdId) {\n      id\n      role\n      email\n      childIds\n      until\n      invitedBy\n      createdAt\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query HouseholdInvitations($householdId: ID!) {\n    householdInvitations(householdId: $householdId) {\n      id\n      role\n      email\n      childIds\n      until\n      invitedBy\n      createdAt\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateHouseholdInvitation($householdId: ID!, $input: CreateInvitationInput!) {\n    createHouseholdInvitation(householdId: $householdId, input: $input) {\n      id\n      url\n      role\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation CreateHouseholdInvitation($householdId: ID!, $input: CreateInvitationInput!) {\n    createHouseholdInvitation(householdId: $householdId, input: $input) {\n      id\n      url\n      role\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeHouseholdInvitation($householdId: ID!, $id: ID!) {\n    revokeHouseholdInvitation(householdId: $householdId, id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeHouseholdInvitation($householdId: ID!, $id: ID!) {\n    revokeHouseholdInvitation(householdId: $householdId, id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invitation($token: String!) {\n    invitation(token: $token) {\n      householdName\n      invitedBy\n      role\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  query Invitation($token: String!) {\n    invitation(token: $token) {\n      householdName\n      invitedBy\n      role\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($token: String!) {\n    acceptInvitation(token: $token) {\n      state\n      householdId\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation($token: String!) {\n    acceptInvitation(token: $token) {\n      state\n      householdId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmHouseholdMember($householdId: ID!, $userId: ID!) {\n    confirmHouseholdMember(householdId: $householdId, userId: $userId) {\n      ...HouseholdMemberFields\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmHouseholdMember($householdId: ID!, $userId: ID!) {\n    confirmHouseholdMember(householdId: $householdId, userId: $userId) {\n      ...HouseholdMemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateHouseholdMember($householdId: ID!, $userId: ID!, $input: UpdateMemberInput!) {\n    updateHouseholdMember(householdId: $householdId, userId: $userId, input: $input) {\n      ...HouseholdMemberFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateHouseholdMember($householdId: ID!, $userId: ID!, $input: UpdateMemberInput!) {\n    updateHouseholdMember(householdId: $householdId, userId: $userId, input: $input) {\n      ...HouseholdMemberFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveHouseholdMember($householdId: ID!, $userId: ID!) {\n    removeHouseholdMember(householdId: $householdId, userId: $userId) {\n      sockets\n      calendarLinks\n      pushSubscriptions\n      fileLinks\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveHouseholdMember($householdId: ID!, $userId: ID!) {\n    removeHouseholdMember(householdId: $householdId, userId: $userId) {\n      sockets\n      calendarLinks\n      pushSubscriptions\n      fileLinks\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandOverHousehold($householdId: ID!, $userId: ID!) {\n    handOverHousehold(householdId: $householdId, userId: $userId) {\n      ...HouseholdFields\n    }\n  }\n"): (typeof documents)["\n  mutation HandOverHousehold($householdId: ID!, $userId: ID!) {\n    handOverHousehold(householdId: $householdId, userId: $userId) {\n      ...HouseholdFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoryPosition($slug: String!) {\n    storyPosition(slug: $slug) {\n      page\n      sentence\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query StoryPosition($slug: String!) {\n    storyPosition(slug: $slug) {\n      page\n      sentence\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveStoryPosition($slug: String!, $input: StoryPositionInput!) {\n    saveStoryPosition(slug: $slug, input: $input) {\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SaveStoryPosition($slug: String!, $input: StoryPositionInput!) {\n    saveStoryPosition(slug: $slug, input: $input) {\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription StoryPositionChanged($slug: String!) {\n    storyPositionChanged(slug: $slug) {\n      page\n      sentence\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  subscription StoryPositionChanged($slug: String!) {\n    storyPositionChanged(slug: $slug) {\n      page\n      sentence\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportRow on Report {\n    id\n    source\n    severity\n    safetySeverity\n    isSealed\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ReportRow on Report {\n    id\n    source\n    severity\n    safetySeverity\n    isSealed\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportDetails on ReportDetail {\n    id\n    source\n    severity\n    safetySeverity\n    isSealed\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n    excerpt {\n      id\n      role\n      content\n      createdAt\n      reported\n    }\n    breakGlass {\n      reason\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  fragment ReportDetails on ReportDetail {\n    id\n    source\n    severity\n    safetySeverity\n    isSealed\n    reason\n    status\n    claimedBy\n    claimedAt\n    decision\n    decidedBy\n    decidedAt\n    note\n    createdAt\n    excerpt {\n      id\n      role\n      content\n      createdAt\n      reported\n    }\n    breakGlass {\n      reason\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Reports($status: ReportStatus, $search: String, $reversed: Boolean, $limit: Int!, $offset: Int!) {\n    moderationReports(status: $status, search: $search, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...ReportRow\n        preview\n      }\n      total\n      hasMore\n    }\n  }\n"): (typeof documents)["\n  query Reports($status: ReportStatus, $search: String, $reversed: Boolean, $limit: Int!, $offset: Int!) {\n    moderationReports(status: $status, search: $search, reversed: $reversed, limit: $limit, offset: $offset) {\n      items {\n        ...ReportRow\n        preview\n      }\n      total\n      hasMore\n    }\n  }\n"];
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
export function graphql(source: "\n  query Report($id: ID!) {\n    moderationReport(id: $id) {\n      id\n      ...ReportDetails\n    }\n  }\n"): (typeof documents)["\n  query Report($id: ID!) {\n    moderationReport(id: $id) {\n      id\n      ...ReportDetails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BreakGlass($id: ID!, $reason: String!) {\n    breakReportGlass(id: $id, reason: $reason) {\n      ...ReportDetails\n    }\n  }\n"): (typeof documents)["\n  mutation BreakGlass($id: ID!, $reason: String!) {\n    breakReportGlass(id: $id, reason: $reason) {\n      ...ReportDetails\n    }\n  }\n"];
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
export function graphql(source: "\n  query WaitingReports {\n    moderationReports(status: OPEN, limit: 100) {\n      items {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingReports {\n    moderationReports(status: OPEN, limit: 100) {\n      items {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoDecision($id: ID!) {\n    undoReportDecision(id: $id) {\n      ...ReportRow\n    }\n  }\n"): (typeof documents)["\n  mutation UndoDecision($id: ID!) {\n    undoReportDecision(id: $id) {\n      ...ReportRow\n    }\n  }\n"];
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
export function graphql(source: "\n  subscription MissedChanges {\n    missedChanges\n  }\n"): (typeof documents)["\n  subscription MissedChanges {\n    missedChanges\n  }\n"];
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
export function graphql(source: "\n  query ChildProgress($childId: ID!, $from: String!, $to: String!) {\n    childProgress(childId: $childId, from: $from, to: $to) {\n      childId\n      questions\n      topics {\n        tag\n        count\n        trend\n      }\n      minutes {\n        chat\n        story\n        game\n      }\n      stories {\n        slug\n        title\n        times\n        finished\n      }\n      games {\n        slug\n        skill\n        firstTry\n        later\n      }\n      requests {\n        asked\n        granted\n        denied\n      }\n      safety {\n        category\n        severity\n        count\n      }\n      starters\n      quiet\n      days {\n        date\n        minutes\n        questions\n      }\n      goals\n      words\n    }\n  }\n"): (typeof documents)["\n  query ChildProgress($childId: ID!, $from: String!, $to: String!) {\n    childProgress(childId: $childId, from: $from, to: $to) {\n      childId\n      questions\n      topics {\n        tag\n        count\n        trend\n      }\n      minutes {\n        chat\n        story\n        game\n      }\n      stories {\n        slug\n        title\n        times\n        finished\n      }\n      games {\n        slug\n        skill\n        firstTry\n        later\n      }\n      requests {\n        asked\n        granted\n        denied\n      }\n      safety {\n        category\n        severity\n        count\n      }\n      starters\n      quiet\n      days {\n        date\n        minutes\n        questions\n      }\n      goals\n      words\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecurrenceFields on Recurrence {\n    zone\n    starts\n    rrule\n    exdates\n  }\n"): (typeof documents)["\n  fragment RecurrenceFields on Recurrence {\n    zone\n    starts\n    rrule\n    exdates\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewRecurrence($recurrence: RecurrenceInput!, $count: Int!) {\n    previewRecurrence(recurrence: $recurrence, count: $count) {\n      local\n      at\n      shifted\n    }\n  }\n"): (typeof documents)["\n  query PreviewRecurrence($recurrence: RecurrenceInput!, $count: Int!) {\n    previewRecurrence(recurrence: $recurrence, count: $count) {\n      local\n      at\n      shifted\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReminderFields on Reminder {\n    id\n    childId\n    title\n    note\n    recurrence {\n      ...RecurrenceFields\n    }\n    offsetMinutes\n    nagEvery\n    audience\n    enabled\n    nextAt\n  }\n"): (typeof documents)["\n  fragment ReminderFields on Reminder {\n    id\n    childId\n    title\n    note\n    recurrence {\n      ...RecurrenceFields\n    }\n    offsetMinutes\n    nagEvery\n    audience\n    enabled\n    nextAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FiringFields on ReminderFiring {\n    id\n    reminderId\n    childId\n    occurrence\n    fireAt\n    state\n    snoozedUntil\n    title\n    note\n  }\n"): (typeof documents)["\n  fragment FiringFields on ReminderFiring {\n    id\n    reminderId\n    childId\n    occurrence\n    fireAt\n    state\n    snoozedUntil\n    title\n    note\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Reminders {\n    reminders {\n      ...ReminderFields\n    }\n    dueReminders {\n      ...FiringFields\n    }\n    missedReminders {\n      ...FiringFields\n    }\n  }\n"): (typeof documents)["\n  query Reminders {\n    reminders {\n      ...ReminderFields\n    }\n    dueReminders {\n      ...FiringFields\n    }\n    missedReminders {\n      ...FiringFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DueReminderChanged {\n    dueReminderChanged {\n      ...FiringFields\n    }\n  }\n"): (typeof documents)["\n  subscription DueReminderChanged {\n    dueReminderChanged {\n      ...FiringFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateReminder($input: CreateReminderInput!) {\n    createReminder(input: $input) {\n      ...ReminderFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateReminder($input: CreateReminderInput!) {\n    createReminder(input: $input) {\n      ...ReminderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateReminder($id: ID!, $input: UpdateReminderInput!) {\n    updateReminder(id: $id, input: $input) {\n      ...ReminderFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateReminder($id: ID!, $input: UpdateReminderInput!) {\n    updateReminder(id: $id, input: $input) {\n      ...ReminderFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteReminder($id: ID!) {\n    deleteReminder(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteReminder($id: ID!) {\n    deleteReminder(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkFiringDone($id: ID!) {\n    markFiringDone(id: $id) {\n      ...FiringFields\n    }\n  }\n"): (typeof documents)["\n  mutation MarkFiringDone($id: ID!) {\n    markFiringDone(id: $id) {\n      ...FiringFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SnoozeFiring($id: ID!, $minutes: Int!) {\n    snoozeFiring(id: $id, minutes: $minutes) {\n      ...FiringFields\n    }\n  }\n"): (typeof documents)["\n  mutation SnoozeFiring($id: ID!, $minutes: Int!) {\n    snoozeFiring(id: $id, minutes: $minutes) {\n      ...FiringFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SkipFiring($id: ID!) {\n    skipFiring(id: $id) {\n      ...FiringFields\n    }\n  }\n"): (typeof documents)["\n  mutation SkipFiring($id: ID!) {\n    skipFiring(id: $id) {\n      ...FiringFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SafetyAlertFields on SafetyAlert {\n    id\n    childId\n    category\n    severity\n    isReply\n    count\n    firstAt\n    lastAt\n    state\n  }\n"): (typeof documents)["\n  fragment SafetyAlertFields on SafetyAlert {\n    id\n    childId\n    category\n    severity\n    isReply\n    count\n    firstAt\n    lastAt\n    state\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SafetyAlerts($childId: ID, $limit: Int!) {\n    safetyAlerts(childId: $childId, limit: $limit) {\n      items {\n        ...SafetyAlertFields\n      }\n      total\n    }\n  }\n"): (typeof documents)["\n  query SafetyAlerts($childId: ID, $limit: Int!) {\n    safetyAlerts(childId: $childId, limit: $limit) {\n      items {\n        ...SafetyAlertFields\n      }\n      total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveSafetyAlertFeedback($id: ID!, $helpful: Boolean!) {\n    giveSafetyAlertFeedback(id: $id, helpful: $helpful) {\n      ...SafetyAlertFields\n    }\n  }\n"): (typeof documents)["\n  mutation GiveSafetyAlertFeedback($id: ID!, $helpful: Boolean!) {\n    giveSafetyAlertFeedback(id: $id, helpful: $helpful) {\n      ...SafetyAlertFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpLines($country: String) {\n    helpLines(country: $country) {\n      name\n      call\n      text\n      url\n      hours\n      isEmergency\n    }\n  }\n"): (typeof documents)["\n  query HelpLines($country: String) {\n    helpLines(country: $country) {\n      name\n      call\n      text\n      url\n      hours\n      isEmergency\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScheduleItemFields on ScheduleItem {\n    id\n    childId\n    title\n    kind\n    picture\n    steps\n    minutes\n    recurrence {\n      ...RecurrenceFields\n    }\n    quiet\n  }\n"): (typeof documents)["\n  fragment ScheduleItemFields on ScheduleItem {\n    id\n    childId\n    title\n    kind\n    picture\n    steps\n    minutes\n    recurrence {\n      ...RecurrenceFields\n    }\n    quiet\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanEntryFields on PlanEntry {\n    kind\n    id\n    title\n    startsAt\n    endsAt\n    picture\n    steps {\n      text\n      done\n    }\n    state\n  }\n"): (typeof documents)["\n  fragment PlanEntryFields on PlanEntry {\n    kind\n    id\n    title\n    startsAt\n    endsAt\n    picture\n    steps {\n      text\n      done\n    }\n    state\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ScheduleItems($childId: ID!) {\n    scheduleItems(childId: $childId) {\n      ...ScheduleItemFields\n    }\n  }\n"): (typeof documents)["\n  query ScheduleItems($childId: ID!) {\n    scheduleItems(childId: $childId) {\n      ...ScheduleItemFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildPlan(\n    $childId: ID!\n    $mon: String!\n    $tue: String!\n    $wed: String!\n    $thu: String!\n    $fri: String!\n    $sat: String!\n    $sun: String!\n  ) {\n    mon: childPlan(childId: $childId, date: $mon) {\n      ...PlanEntryFields\n    }\n    tue: childPlan(childId: $childId, date: $tue) {\n      ...PlanEntryFields\n    }\n    wed: childPlan(childId: $childId, date: $wed) {\n      ...PlanEntryFields\n    }\n    thu: childPlan(childId: $childId, date: $thu) {\n      ...PlanEntryFields\n    }\n    fri: childPlan(childId: $childId, date: $fri) {\n      ...PlanEntryFields\n    }\n    sat: childPlan(childId: $childId, date: $sat) {\n      ...PlanEntryFields\n    }\n    sun: childPlan(childId: $childId, date: $sun) {\n      ...PlanEntryFields\n    }\n  }\n"): (typeof documents)["\n  query ChildPlan(\n    $childId: ID!\n    $mon: String!\n    $tue: String!\n    $wed: String!\n    $thu: String!\n    $fri: String!\n    $sat: String!\n    $sun: String!\n  ) {\n    mon: childPlan(childId: $childId, date: $mon) {\n      ...PlanEntryFields\n    }\n    tue: childPlan(childId: $childId, date: $tue) {\n      ...PlanEntryFields\n    }\n    wed: childPlan(childId: $childId, date: $wed) {\n      ...PlanEntryFields\n    }\n    thu: childPlan(childId: $childId, date: $thu) {\n      ...PlanEntryFields\n    }\n    fri: childPlan(childId: $childId, date: $fri) {\n      ...PlanEntryFields\n    }\n    sat: childPlan(childId: $childId, date: $sat) {\n      ...PlanEntryFields\n    }\n    sun: childPlan(childId: $childId, date: $sun) {\n      ...PlanEntryFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TodaysPlan($childId: ID!) {\n    childPlan(childId: $childId) {\n      ...PlanEntryFields\n    }\n  }\n"): (typeof documents)["\n  query TodaysPlan($childId: ID!) {\n    childPlan(childId: $childId) {\n      ...PlanEntryFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateScheduleItem($input: CreateScheduleItemInput!) {\n    createScheduleItem(input: $input) {\n      ...ScheduleItemFields\n    }\n  }\n"): (typeof documents)["\n  mutation CreateScheduleItem($input: CreateScheduleItemInput!) {\n    createScheduleItem(input: $input) {\n      ...ScheduleItemFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateScheduleItem($id: ID!, $input: UpdateScheduleItemInput!) {\n    updateScheduleItem(id: $id, input: $input) {\n      ...ScheduleItemFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateScheduleItem($id: ID!, $input: UpdateScheduleItemInput!) {\n    updateScheduleItem(id: $id, input: $input) {\n      ...ScheduleItemFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteScheduleItem($id: ID!) {\n    deleteScheduleItem(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteScheduleItem($id: ID!) {\n    deleteScheduleItem(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChildVoiceFields on ChildVoice {\n    childId\n    speak\n    voice\n    rate\n    pitch\n    language\n    readReplies\n    highlight\n    captions\n    listen\n    consents\n    receiver\n  }\n"): (typeof documents)["\n  fragment ChildVoiceFields on ChildVoice {\n    childId\n    speak\n    voice\n    rate\n    pitch\n    language\n    readReplies\n    highlight\n    captions\n    listen\n    consents\n    receiver\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChildVoice($childId: ID!) {\n    childVoice(childId: $childId) {\n      ...ChildVoiceFields\n    }\n  }\n"): (typeof documents)["\n  query ChildVoice($childId: ID!) {\n    childVoice(childId: $childId) {\n      ...ChildVoiceFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateChildVoice($childId: ID!, $input: UpdateChildVoiceInput!) {\n    updateChildVoice(childId: $childId, input: $input) {\n      ...ChildVoiceFields\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateChildVoice($childId: ID!, $input: UpdateChildVoiceInput!) {\n    updateChildVoice(childId: $childId, input: $input) {\n      ...ChildVoiceFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VoiceConsentTexts {\n    voiceConsentTexts {\n      purpose\n      version\n      sha256\n      receiver\n      text\n    }\n  }\n"): (typeof documents)["\n  query VoiceConsentTexts {\n    voiceConsentTexts {\n      purpose\n      version\n      sha256\n      receiver\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveChildVoiceConsent(\n    $childId: ID!\n    $purpose: VoiceConsentPurpose!\n    $textVersion: String!\n    $textSha256: String!\n  ) {\n    giveChildVoiceConsent(\n      childId: $childId\n      purpose: $purpose\n      textVersion: $textVersion\n      textSha256: $textSha256\n    ) {\n      ...ChildVoiceFields\n    }\n  }\n"): (typeof documents)["\n  mutation GiveChildVoiceConsent(\n    $childId: ID!\n    $purpose: VoiceConsentPurpose!\n    $textVersion: String!\n    $textSha256: String!\n  ) {\n    giveChildVoiceConsent(\n      childId: $childId\n      purpose: $purpose\n      textVersion: $textVersion\n      textSha256: $textSha256\n    ) {\n      ...ChildVoiceFields\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawChildVoiceConsent($childId: ID!, $purpose: VoiceConsentPurpose!) {\n    withdrawChildVoiceConsent(childId: $childId, purpose: $purpose) {\n      ...ChildVoiceFields\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawChildVoiceConsent($childId: ID!, $purpose: VoiceConsentPurpose!) {\n    withdrawChildVoiceConsent(childId: $childId, purpose: $purpose) {\n      ...ChildVoiceFields\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;