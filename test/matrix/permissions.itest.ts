import { randomUUID } from 'node:crypto';
import { buildQuestion } from '../factories/conversations.js';
import { buildReport } from '../factories/moderation.js';
import { buildWaitlistEntry } from '../factories/waitlist.js';
import { type Account, registerParent, signInAs } from '../support/accounts.js';
import { type Answer, api, type Json } from '../support/api.js';
import { GraphqlSocket, graphql } from '../support/graphql-client.js';
import { LiveClient } from '../support/live-client.js';
import { AnswerCheck } from '../support/openapi.js';
import { useStarling } from '../support/use-starling.js';

/** Every role, a parent who is shut out by the waitlist but still holds a token, and a caller without a token. */
const ROLES = ['admin', 'moderator', 'parent', 'device'] as const;
const WAITLISTED = 'waitlisted parent';
const ANONYMOUS = 'anonymous caller';
const PRINCIPALS = [...ROLES, WAITLISTED, ANONYMOUS] as const;
type Role = (typeof ROLES)[number];
type Principal = (typeof PRINCIPALS)[number];

const EVERY_ROLE: readonly Role[] = ROLES;
const STAFF: readonly Role[] = ['admin', 'moderator'];
const ADMIN: readonly Role[] = ['admin'];
const ADULTS: readonly Role[] = ['admin', 'moderator', 'parent'];
const MAY_DELETE: readonly Role[] = ['admin', 'parent'];

/** A status, or `ok` for any answer but a refusal, where success needs more than a permission. */
type Cell = number | 'ok';
/** In the order of `PRINCIPALS`. */
type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell];

const all = (status: Cell): Cells => [status, status, status, status, 403, 401];
const anyone = (status: Cell): Cells => [status, status, status, status, status, status];
const adminOnly = (status: Cell): Cells => [status, 403, 403, 403, 403, 401];
const staff = (status: Cell): Cells => [status, status, 403, 403, 403, 401];
const notDevices = (status: Cell): Cells => [status, status, status, 403, 403, 401];
/** Admins have a family of their own; moderators and devices have no say in one. */
const families = (status: Cell): Cells => [status, 403, status, 403, 403, 401];
const conversationOwners = (status: Cell): Cells => [status, 403, status, 403, 403, 401];

/** The rows that paths name. Each cell gets its own. */
interface Rows {
  conversation: string;
  message: string;
  report: string;
  email: string;
}
type Make<T> = T | ((rows: Rows) => T);

interface Row {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: Make<string>;
  body?: Make<unknown>;
  cells: Cells;
  /** The call ends the account or its session, so each cell needs its own account. */
  isFinal?: boolean;
}

const conversationPath =
  (rest = '') =>
  (rows: Rows) =>
    `/conversations/${rows.conversation}${rest}`;
const message =
  (rest = '') =>
  (rows: Rows) =>
    `/conversations/${rows.conversation}/messages/${rows.message}${rest}`;

const OWNED: Row[] = [
  { method: 'GET', path: conversationPath(), cells: all(200) },
  { method: 'GET', path: conversationPath('/messages'), cells: all(200) },
  { method: 'PATCH', path: conversationPath(), body: { title: 'Moon' }, cells: notDevices(200) },
  { method: 'DELETE', path: conversationPath(), cells: conversationOwners(204) },
  { method: 'PATCH', path: message(), body: { content: 'Sun' }, cells: notDevices(200) },
  { method: 'DELETE', path: message(), cells: notDevices(204) },
  { method: 'PUT', path: message('/reaction'), body: { type: 'love' }, cells: all(200) },
  { method: 'DELETE', path: message('/reaction'), cells: notDevices(204) },
  { method: 'POST', path: message('/report'), body: { reason: 'Odd' }, cells: all(201) },
];

const CALLS: Row[] = [
  ...OWNED,
  { method: 'POST', path: '/auth/logout', cells: [204, 204, 204, 204, 204, 401], isFinal: true },
  { method: 'GET', path: '/users/me', cells: [200, 200, 200, 200, 200, 401] },
  { method: 'PATCH', path: '/users/me', body: { bio: 'Hello' }, cells: notDevices(200) },
  { method: 'GET', path: '/users/me/export', cells: [200, 200, 200, 403, 200, 401] },
  { method: 'DELETE', path: '/users/me', cells: [204, 204, 204, 403, 204, 401], isFinal: true },
  { method: 'GET', path: '/users/me/sessions', cells: notDevices(200) },
  { method: 'DELETE', path: '/users/me/sessions', cells: notDevices(200) },
  { method: 'DELETE', path: `/users/me/sessions/${randomUUID()}`, cells: notDevices(404) },
  { method: 'GET', path: '/auth/google/login', cells: anyone(200) },
  { method: 'POST', path: '/auth/google/link', body: { googleAuthCode: 'x' }, cells: notDevices('ok') },
  { method: 'POST', path: '/auth/google/sync', cells: notDevices(409) },
  { method: 'DELETE', path: '/auth/google/unlink', cells: notDevices('ok') },
  { method: 'POST', path: '/waitlist/join', body: () => ({ email: `${randomUUID()}@list.test` }), cells: anyone(201) },
  { method: 'GET', path: ({ email }) => `/waitlist/status/${email}`, cells: anyone(200) },
  { method: 'GET', path: ({ email }) => `/waitlist/position/${email}`, cells: anyone(200) },
  { method: 'GET', path: '/waitlist/health', cells: anyone(200) },
  { method: 'GET', path: '/waitlist/stats', cells: adminOnly(200) },
  { method: 'POST', path: '/waitlist/approve', body: ({ email }: Rows) => ({ email }), cells: adminOnly(200) },
  { method: 'DELETE', path: ({ email }) => `/waitlist/remove/${email}`, cells: adminOnly(200) },
  { method: 'GET', path: '/conversations', cells: all(200) },
  { method: 'DELETE', path: '/conversations', cells: conversationOwners(200) },
  { method: 'GET', path: '/moderation/reports', cells: staff(200) },
  { method: 'GET', path: ({ report }) => `/moderation/reports/${report}`, cells: staff(200) },
  {
    method: 'PATCH',
    path: ({ report }) => `/moderation/reports/${report}`,
    body: { action: 'claim' },
    cells: staff(200),
  },
  { method: 'GET', path: '/admin/settings', cells: adminOnly(200) },
  { method: 'PATCH', path: '/admin/settings', body: { waitlist_enabled: true }, cells: adminOnly(200) },
  { method: 'POST', path: `/admin/users/${randomUUID()}/password-reset-link`, cells: adminOnly(404) },
  { method: 'GET', path: '/admin/audit', cells: adminOnly(200) },
  { method: 'GET', path: '/admin/audit.csv', cells: adminOnly(200) },
  { method: 'GET', path: '/admin/audit/integrity', cells: adminOnly(200) },
  { method: 'GET', path: '/admin/analytics', cells: adminOnly(200) },
  { method: 'GET', path: '/notifications', cells: all(200) },
  { method: 'POST', path: '/notifications/read', cells: all(200) },
  { method: 'POST', path: `/notifications/${randomUUID()}/read`, cells: all(404) },
  { method: 'DELETE', path: '/notifications', cells: all(200) },
  { method: 'GET', path: '/library/guides', cells: all(200) },
  { method: 'GET', path: '/companion', cells: all(200) },
  { method: 'POST', path: '/devices/pair', cells: anyone(200) },
  { method: 'POST', path: '/devices/pair/token', body: { device_code: 'x' }, cells: anyone(400) },
  { method: 'GET', path: '/devices/pair/BCDF-GHJK', cells: families(404) },
  { method: 'POST', path: '/devices/pair/BCDF-GHJK/approve', body: {}, cells: families(404) },
  { method: 'POST', path: '/devices/handover', body: { child_id: 'x', name: 'Tablet' }, cells: families(404) },
  { method: 'GET', path: '/devices', cells: [200, 403, 200, 200, 403, 401] },
  { method: 'GET', path: '/devices/me', cells: [403, 403, 403, 200, 403, 401] },
  { method: 'PATCH', path: `/devices/${randomUUID()}`, body: {}, cells: families(404) },
  { method: 'DELETE', path: `/devices/${randomUUID()}`, cells: families(404) },
  { method: 'POST', path: '/devices/leave', body: { pin: '1234' }, cells: [403, 403, 403, 409, 403, 401] },
  { method: 'POST', path: '/devices/switch', body: { child_id: 'x' }, cells: [403, 403, 403, 404, 403, 401] },
  { method: 'GET', path: `/children/${randomUUID()}/conversations`, cells: families(404) },
  { method: 'GET', path: `/children/${randomUUID()}/conversations/x/messages`, cells: families(404) },
];

/** `ok`, or the code of the refusal. */
type Outcome = 'ok' | 'FORBIDDEN' | 'UNAUTHENTICATED';
interface Operation {
  name: string;
  query: string;
  variables?: (rows: Rows) => Record<string, unknown>;
  may: readonly Role[];
  isOpenToWaitlisted?: boolean;
  /** The operation takes a conversation, and does not find one of another account. */
  isOwned?: boolean;
}

const id = ({ conversation }: Rows) => ({ id: conversation });
const idAndMessage = ({ conversation, message: messageId }: Rows) => ({ id: conversation, messageId });
const email = ({ email: address }: Rows) => ({ email: address });

const OPERATIONS: Operation[] = [
  { name: 'me', query: '{ me { id } }', may: EVERY_ROLE, isOpenToWaitlisted: true },
  { name: 'conversations', query: '{ conversations { total } }', may: EVERY_ROLE },
  { name: 'conversation', query: 'query ($id: ID!) { conversation(id: $id) { id } }', variables: id, may: EVERY_ROLE },
  {
    name: 'messages',
    query: 'query ($id: ID!) { messages(conversationId: $id) { hasMore } }',
    variables: id,
    may: EVERY_ROLE,
    isOwned: true,
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
  { name: 'notifications', query: '{ notifications { total } }', may: EVERY_ROLE },
  { name: 'moderationReports', query: '{ moderationReports { total } }', may: STAFF },
  {
    name: 'moderationReport',
    query: 'query ($id: ID!) { moderationReport(id: $id) { id } }',
    variables: ({ report }) => ({ id: report }),
    may: STAFF,
  },
  { name: 'startConversation', query: 'mutation { startConversation { type } }', may: EVERY_ROLE },
  {
    name: 'sendMessage',
    query:
      'mutation ($id: ID!) { sendMessage(input: { conversationId: $id, content: "Hi", clientMessageId: "c-1" }) { id } }',
    variables: id,
    may: EVERY_ROLE,
    isOwned: true,
  },
  {
    name: 'setTyping',
    query: 'mutation ($id: ID!) { setTyping(conversationId: $id, isTyping: true) }',
    variables: id,
    may: EVERY_ROLE,
    isOwned: true,
  },
  {
    name: 'stopStreaming',
    query: 'mutation ($id: ID!) { stopStreaming(conversationId: $id) }',
    variables: id,
    may: EVERY_ROLE,
    isOwned: true,
  },
  {
    name: 'markRead',
    query: 'mutation ($id: ID!, $messageId: ID!) { markRead(conversationId: $id, messageId: $messageId) { id } }',
    variables: idAndMessage,
    may: EVERY_ROLE,
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
    may: EVERY_ROLE,
    isOwned: true,
  },
  {
    name: 'claimReport',
    query: 'mutation ($id: ID!) { claimReport(id: $id) { id } }',
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
  { name: 'markAllNotificationsRead', query: 'mutation { markAllNotificationsRead }', may: EVERY_ROLE },
  { name: 'devices', query: '{ devices { id } }', may: ['admin', 'parent', 'device'] },
  { name: 'ownDevice', query: '{ ownDevice { id } }', may: ['device'] },
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
  { name: 'clearNotifications', query: 'mutation { clearNotifications }', may: EVERY_ROLE },
];

const SUBSCRIPTIONS: [string, readonly Role[]][] = [
  ['subscription { adminStats { totalUsers } }', ADMIN],
  ['subscription { waitlistStats { totalApproved } }', ADMIN],
  ['subscription { conversationChanged { id } }', EVERY_ROLE],
  ['subscription { notificationAdded { id } }', EVERY_ROLE],
  ['subscription { reportChanged { report { id } } }', STAFF],
];

describe('permissions', () => {
  const starling = useStarling({ own: true });
  let answers: AnswerCheck;
  const accounts = new Map<Principal, Account>();
  /** By call and principal, for calls that end an account. */
  const spare = new Map<string, Account>();
  let stranger: Account;

  const nameOf = ({ method, path }: Row) =>
    `${method} ${typeof path === 'string' ? path : path({ conversation: '{id}', message: '{mid}', report: '{id}', email: '{email}' })}`;
  const made = <T>(make: Make<T>, rows: Rows): T =>
    typeof make === 'function' ? (make as (rows: Rows) => T)(rows) : make;

  const makeAccount = async (principal: Exclude<Principal, typeof ANONYMOUS>) => {
    const account = await signInAs(starling, principal === WAITLISTED ? 'parent' : principal);
    const { email, user } = account;
    await buildWaitlistEntry(starling, { email, userId: user.id, isApproved: principal !== WAITLISTED });
    return account;
  };

  /** A conversation with a message, a report that the owner has claimed, and an entry of the waitlist. */
  const rowsFor = async (owner: Account): Promise<Rows> => {
    const [said, report, email] = await Promise.all([
      buildQuestion(starling, owner.user.id),
      buildReport(starling, { claimedBy: owner.user.id }),
      buildWaitlistEntry(starling),
    ]);
    return { ...said, report, email };
  };

  const call = async (row: Row, rows: Rows, account?: Account): Promise<Answer<Json>> => {
    const headers: Record<string, string> = account ? { Authorization: `Bearer ${account.accessToken}` } : {};
    if (row.body !== undefined) headers['Content-Type'] = 'application/json';
    const body = row.body === undefined ? {} : { body: JSON.stringify(made(row.body, rows)) };
    const path = made(row.path, rows);
    const answer = await api(starling.url).send(row.method, path, { headers, ...body });
    expect(answers.differences(row.method, path, answer)).toEqual([]);
    return answer;
  };

  beforeAll(async () => {
    answers = new AnswerCheck((await api(starling.url).get('/openapi.json')).body);
    for (const principal of [...ROLES, WAITLISTED] as const) {
      accounts.set(principal, await makeAccount(principal));
      for (const row of CALLS) if (row.isFinal) spare.set(`${nameOf(row)} ${principal}`, await makeAccount(principal));
    }
    stranger = await registerParent(starling);
    // From here on the waitlist shuts out every account without an approval.
    const admin = accounts.get('admin')!;
    await api(starling.url).patch('/admin/settings', { waitlist_mode: 'approved_only' }, admin.accessToken);
  });

  describe.each(CALLS.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
    it.each(PRINCIPALS.map((principal, index) => [row.cells[index]!, principal] as const))(
      'answers %s to the %s',
      async (cell, principal) => {
        const account = spare.get(`${name} ${principal}`) ?? accounts.get(principal);
        const { status, body } = await call(row, await rowsFor(account ?? stranger), account);
        if (cell === 'ok') {
          expect([200, 400, 401, 409]).toContain(status);
          expect(['unauthorized', 'forbidden', 'waitlisted']).not.toContain(body.error);
          return;
        }
        expect(status).toBe(cell);
        if (cell === 401) expect(body.error).toBe('unauthorized');
        if (cell === 403) expect(body.error).toBe(principal === WAITLISTED ? 'waitlisted' : 'forbidden');
      },
    );
  });

  describe.each(OWNED.map((row) => [nameOf(row), row] as const))('%s of another account', (_name, row) => {
    it.each(ROLES)('answers the %s as if the row did not exist', async (principal) => {
      const account = accounts.get(principal)!;
      const cell = row.cells[PRINCIPALS.indexOf(principal)]!;
      const others = await rowsFor(stranger);
      const deleted = await rowsFor(account);
      await starling.sql('DELETE FROM conversations WHERE id = $1', [deleted.conversation]);
      const random = { ...others, conversation: randomUUID(), message: randomUUID() };
      const given = [];
      for (const rows of [others, deleted, random]) given.push(await call(row, rows, account));
      for (const { status, body } of given) {
        expect(status).toBe(cell === 403 ? 403 : 404);
        expect({ ...body, request_id: '' }).toEqual({ ...given[0]!.body, request_id: '' });
      }
    });
  });

  describe.each(OPERATIONS.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
    const outcomeOf = (principal: Principal): Outcome => {
      if (principal === ANONYMOUS) return 'UNAUTHENTICATED';
      if (principal === WAITLISTED) return operation.isOpenToWaitlisted ? 'ok' : 'FORBIDDEN';
      return operation.may.includes(principal) ? 'ok' : 'FORBIDDEN';
    };

    it.each(PRINCIPALS.map((principal) => [outcomeOf(principal), principal] as const))(
      'answers %s to the %s',
      async (outcome, principal) => {
        const account = accounts.get(principal);
        const rows = await rowsFor(account ?? stranger);
        const options = { token: account?.accessToken, variables: operation.variables?.(rows) };
        const { errors } = await graphql(starling, operation.query, options);
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(outcome === 'ok' ? [] : [outcome]);
        if (principal === WAITLISTED && outcome !== 'ok') expect(errors[0]?.extensions.error).toBe('waitlisted');
      },
    );

    if (!operation.isOwned) return;
    it.each(ROLES)('does not find the conversation of another account for the %s', async (principal) => {
      const rows = await rowsFor(stranger);
      for (const conversation of [rows.conversation, randomUUID(), 'no-id']) {
        const options = {
          token: accounts.get(principal)!.accessToken,
          variables: operation.variables?.({ ...rows, conversation }),
        };
        const { errors } = await graphql(starling, operation.query, options);
        expect(errors[0]?.extensions.code).toBe(operation.may.includes(principal) ? 'NOT_FOUND' : 'FORBIDDEN');
      }
    });
  });

  it('answers null for a conversation of another account', async () => {
    const { conversation } = await rowsFor(stranger);
    const query = 'query ($id: ID!) { conversation(id: $id) { id } }';
    const options = { token: accounts.get('admin')!.accessToken, variables: { id: conversation } };
    expect(await graphql(starling, query, options)).toMatchObject({ data: { conversation: null }, errors: [] });
  });

  describe.each(SUBSCRIPTIONS)('%s', (query, may) => {
    const outcomes = ROLES.map((role) => [may.includes(role) ? 'ok' : 'FORBIDDEN', role] as const);
    it.each(outcomes)('answers %s to the %s', async (outcome, principal) => {
      const socket = GraphqlSocket.signedIn(starling, accounts.get(principal)!.accessToken);
      const subscription = socket.subscribe(query);
      // Answers keep their order: once this query is answered, a refusal of the subscription would have arrived.
      const probe = socket.subscribe('{ me { id } }');
      await probe.ended;
      if (outcome !== 'ok') await subscription.ended;
      expect(subscription.errors.map(({ extensions }) => extensions.code)).toEqual(outcome === 'ok' ? [] : [outcome]);
      await socket.close();
    });
  });

  describe('the WebSocket', () => {
    const outcome = async (account: Account | undefined, conversationId?: string) => {
      const client = await LiveClient.open(starling, { token: account?.accessToken, conversationId });
      const first = await client.has(() => true);
      if (first.type !== 'welcome') return (await client.untilClosed()).reason;
      await client.close();
      return 'welcome';
    };

    const refusals: Partial<Record<Principal, string>> = { [WAITLISTED]: 'waitlisted', [ANONYMOUS]: 'unauthorized' };
    const outcomes = PRINCIPALS.map((principal) => [refusals[principal] ?? 'welcome', principal] as const);
    it.each(outcomes)('answers %s to the %s', async (expected, principal) => {
      const account = accounts.get(principal);
      const refusal = expected === 'welcome' ? undefined : expected;
      const own = await rowsFor(account ?? stranger);
      const others = await rowsFor(stranger);
      expect(await outcome(account)).toBe(refusal ?? 'welcome');
      expect(await outcome(account, own.conversation)).toBe(refusal ?? 'welcome');
      for (const conversation of [others.conversation, randomUUID()]) {
        expect(await outcome(account, conversation)).toBe(refusal ?? 'conversation_not_found');
      }
    });
  });
});
