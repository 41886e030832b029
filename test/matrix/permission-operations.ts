import { pushBrowser } from '../doubles/push-browser.js';
import type { Rows } from './permission-calls.js';
import { ADMIN, ADULTS, MAY_DELETE, ROLES, type Role, STAFF } from './principals.js';

/** `ok`, or the code of the refusal. */
export type Outcome = 'ok' | 'NOT_FOUND' | 'FORBIDDEN' | 'UNAUTHENTICATED';
export interface Operation {
  name: string;
  query: string;
  variables?: (rows: Rows) => Record<string, unknown>;
  may: readonly Role[];
  /** What those who may use it get, if success needs more than a permission. */
  answer?: 'NOT_FOUND';
  isOpenToWaitlisted?: boolean;
  /** The operation takes a conversation, and does not find one of another account. */
  isOwned?: boolean;
}

const id = ({ conversation }: Rows) => ({ id: conversation });
const idAndMessage = ({ conversation, message: messageId }: Rows) => ({ id: conversation, messageId });
const email = ({ email: address }: Rows) => ({ email: address });
/** A content that no one has. */
const noContent = ({ report }: Rows) => ({ id: report });

export const OPERATIONS: Operation[] = [
  { name: 'me', query: '{ me { id } }', may: ROLES, isOpenToWaitlisted: true },
  { name: 'conversations', query: '{ conversations { total } }', may: ROLES },
  { name: 'conversation', query: 'query ($id: ID!) { conversation(id: $id) { id } }', variables: id, may: ROLES },
  {
    name: 'messages',
    query: 'query ($id: ID!) { messages(conversationId: $id) { hasMore } }',
    variables: id,
    may: ROLES,
    isOwned: true,
  },
  { name: 'passkeys', query: '{ passkeys { id } }', may: ADULTS },
  { name: 'beginPasskey', query: 'mutation { beginPasskey }', may: ADULTS },
  {
    name: 'renamePasskey',
    query: 'mutation ($id: ID!) { renamePasskey(id: $id, name: "Phone") { id } }',
    variables: noContent,
    may: ADULTS,
    answer: 'NOT_FOUND',
  },
  {
    name: 'removePasskey',
    query: 'mutation ($id: ID!) { removePasskey(id: $id) }',
    variables: noContent,
    may: ADULTS,
    answer: 'NOT_FOUND',
  },
  { name: 'secondStep', query: '{ secondStep { isOn } }', may: ADULTS },
  { name: 'beginSecondStep', query: 'mutation { beginSecondStep { uri } }', may: ADULTS },
  {
    name: 'beginFreshSignIn',
    query: 'mutation { beginFreshSignIn }',
    may: ADULTS,
    answer: 'NOT_FOUND',
  },
  { name: 'adminStats', query: '{ adminStats { totalUsers } }', may: ADMIN },
  { name: 'waitlistStats', query: '{ waitlistStats { totalApproved } }', may: ADMIN },
  { name: 'waitlistEntries', query: '{ waitlistEntries { total } }', may: ADMIN },
  { name: 'users', query: '{ users { total } }', may: STAFF },
  { name: 'installation', query: '{ installation { version } }', may: ADMIN },
  { name: 'adminSettings', query: '{ adminSettings { waitlistMode } }', may: ADMIN },
  { name: 'auditEntries', query: '{ auditEntries { total } }', may: ADMIN },
  { name: 'auditIntegrity', query: '{ auditIntegrity { intact } }', may: ADMIN },
  { name: 'analytics', query: '{ analytics(days: 1) { day } }', may: ADMIN },
  { name: 'adminRetention', query: '{ adminRetention { name } }', may: ADMIN },
  { name: 'notifications', query: '{ notifications { total } }', may: ROLES },
  { name: 'storyPosition', query: '{ storyPosition(slug: "three-socks") { page } }', may: ROLES },
  {
    name: 'saveStoryPosition',
    query: 'mutation { saveStoryPosition(slug: "three-socks", input: { page: 1 }) { page } }',
    may: ROLES,
  },
  { name: 'contents', query: '{ contents { total } }', may: ROLES },
  {
    name: 'content',
    query: 'query ($id: ID!) { content(id: $id) { id } }',
    variables: noContent,
    may: ROLES,
    answer: 'NOT_FOUND',
  },
  {
    name: 'createStory',
    query:
      'mutation { createStory(input: { title: "The pond", text: "A frog sat on a leaf.", scope: LIBRARY }) { id } }',
    may: STAFF,
  },
  {
    name: 'updateContent',
    query: 'mutation ($id: ID!) { updateContent(id: $id, input: { title: "The pond" }) { id } }',
    variables: noContent,
    may: ADULTS,
    answer: 'NOT_FOUND',
  },
  {
    name: 'setContentChildren',
    query: 'mutation ($id: ID!) { setContentChildren(id: $id, childIds: []) { id } }',
    variables: noContent,
    may: ADULTS,
    answer: 'NOT_FOUND',
  },
  {
    name: 'deleteContent',
    query: 'mutation ($id: ID!) { deleteContent(id: $id) }',
    variables: noContent,
    may: MAY_DELETE,
    answer: 'NOT_FOUND',
  },
  { name: 'pushKey', query: '{ pushKey }', may: ADULTS },
  { name: 'sendTestNotification', query: 'mutation { sendTestNotification }', may: ADULTS },
  {
    name: 'createPushSubscription',
    query: 'mutation ($input: CreatePushSubscriptionInput!) { createPushSubscription(input: $input) { id } }',
    variables: () => ({ input: { endpoint: 'https://93.184.216.34/1', keys: pushBrowser().keys } }),
    may: ADULTS,
  },
  { name: 'moderationReports', query: '{ moderationReports { total } }', may: STAFF },
  {
    name: 'moderationReport',
    query: 'query ($id: ID!) { moderationReport(id: $id) { id } }',
    variables: ({ report }) => ({ id: report }),
    may: STAFF,
  },
  { name: 'startConversation', query: 'mutation { startConversation { type } }', may: ROLES },
  {
    name: 'sendMessage',
    query:
      'mutation ($id: ID!) { sendMessage(input: { conversationId: $id, content: "Hi", clientMessageId: "c-1" }) { id } }',
    variables: id,
    may: ROLES,
    isOwned: true,
  },
  {
    name: 'setTyping',
    query: 'mutation ($id: ID!) { setTyping(conversationId: $id, isTyping: true) }',
    variables: id,
    may: ROLES,
    isOwned: true,
  },
  {
    name: 'stopStreaming',
    query: 'mutation ($id: ID!) { stopStreaming(conversationId: $id) }',
    variables: id,
    may: ROLES,
    isOwned: true,
  },
  {
    name: 'markRead',
    query: 'mutation ($id: ID!, $messageId: ID!) { markRead(conversationId: $id, messageId: $messageId) { id } }',
    variables: idAndMessage,
    may: ROLES,
    isOwned: true,
  },
  {
    name: 'updateConversation',
    query: 'mutation ($id: ID!) { updateConversation(id: $id, input: { title: "Sun" }) { id } }',
    variables: id,
    may: ADULTS,
    isOwned: true,
  },
  {
    name: 'deleteConversation',
    query: 'mutation ($id: ID!) { deleteConversation(id: $id) }',
    variables: id,
    may: MAY_DELETE,
    isOwned: true,
  },
  { name: 'clearConversations', query: 'mutation { clearConversations }', may: MAY_DELETE },
  {
    name: 'reportMessage',
    query:
      'mutation ($id: ID!, $messageId: ID!) { reportMessage(conversationId: $id, messageId: $messageId, reason: "Odd") { id } }',
    variables: idAndMessage,
    may: ROLES,
    isOwned: true,
  },
  {
    name: 'claimReport',
    query: 'mutation ($id: ID!) { claimReport(id: $id) { id } }',
    variables: ({ report }) => ({ id: report }),
    may: STAFF,
  },
  {
    name: 'breakReportGlass',
    query: 'mutation ($id: ID!) { breakReportGlass(id: $id, reason: "Someone may be in danger") { id } }',
    variables: ({ report }) => ({ id: report }),
    may: STAFF,
  },
  {
    name: 'decideReport',
    query: 'mutation ($id: ID!) { decideReport(id: $id, decision: KEEP) { id } }',
    variables: ({ report }) => ({ id: report }),
    may: STAFF,
  },
  {
    name: 'approveWaitlistEntry',
    query: 'mutation ($email: String!) { approveWaitlistEntry(email: $email) { email } }',
    variables: email,
    may: ADMIN,
  },
  {
    name: 'approveWaitlistEntries',
    query: 'mutation ($email: String!) { approveWaitlistEntries(emails: [$email]) }',
    variables: email,
    may: ADMIN,
  },
  {
    name: 'removeWaitlistEntry',
    query: 'mutation ($email: String!) { removeWaitlistEntry(email: $email) }',
    variables: email,
    may: ADMIN,
  },
  {
    name: 'updateAdminSettings',
    query: 'mutation { updateAdminSettings(input: { waitlistEnabled: true }) { waitlistMode } }',
    may: ADMIN,
  },
  { name: 'markAllNotificationsRead', query: 'mutation { markAllNotificationsRead }', may: ROLES },
  { name: 'devices', query: '{ devices { id } }', may: ['admin', 'parent', 'device'] },
  { name: 'ownDevice', query: '{ ownDevice { id } }', may: ['device'] },
  { name: 'ownOpenings', query: '{ ownOpenings { at } }', may: ['device'] },
  {
    name: 'editMessage',
    query:
      'mutation ($id: ID!, $messageId: ID!) { editMessage(conversationId: $id, messageId: $messageId, content: "x") { id } }',
    variables: idAndMessage,
    may: ADULTS,
    isOwned: true,
  },
  {
    name: 'deleteMessage',
    query: 'mutation ($id: ID!, $messageId: ID!) { deleteMessage(conversationId: $id, messageId: $messageId) }',
    variables: idAndMessage,
    may: ADULTS,
    isOwned: true,
  },
  { name: 'clearNotifications', query: 'mutation { clearNotifications }', may: ROLES },
];

export const SUBSCRIPTIONS: [string, readonly Role[]][] = [
  ['subscription { adminStats { totalUsers } }', ADMIN],
  ['subscription { waitlistStats { totalApproved } }', ADMIN],
  ['subscription { conversationChanged { id } }', ROLES],
  ['subscription { notificationAdded { id } }', ROLES],
  ['subscription { storyPositionChanged(slug: "three-socks") { page } }', ROLES],
  ['subscription { libraryContentsChanged }', ROLES],
  ['subscription { missedChanges }', ROLES],
  ['subscription { reportChanged { report { id } } }', STAFF],
];
