import { randomUUID } from 'node:crypto';
import { type Account, registerParent, signInAs } from './support/accounts.js';
import { type Answer, api, type Json } from './support/api.js';
import { GraphqlSocket, graphql } from './support/graphql-client.js';
import { LiveClient } from './support/live-client.js';
import { startStarling, type TestStarling } from './support/starling.js';

/**
 * Who may do what: every call of quality part D by every principal. A, M, P and D are admin, moderator, parent and
 * device; W is a parent whom the waitlist shuts out, still holding a token; the last is anonymous.
 */
const PRINCIPALS = ['A', 'M', 'P', 'D', 'W', '-'] as const;
type Principal = (typeof PRINCIPALS)[number];
const ROLES = { A: 'admin', M: 'moderator', P: 'parent', D: 'device', W: 'parent' } as const;

/** A status; `ok` is anything but a refusal, where a good answer needs more than a permission. */
type Cell = number | 'ok';
/** In the order of `PRINCIPALS`. */
type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell];

const all = (status: Cell): Cells => [status, status, status, status, 403, 401];
const anyone = (status: Cell): Cells => [status, status, status, status, status, status];
const adminOnly = (status: Cell): Cells => [status, 403, 403, 403, 403, 401];
const staff = (status: Cell): Cells => [status, status, 403, 403, 403, 401];
const notDevices = (status: Cell): Cells => [status, status, status, 403, 403, 401];
const ownersOfTalk = (status: Cell): Cells => [status, 403, status, 403, 403, 401];

/** What stands in the paths; each cell gets rows of its own. */
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
  /** Ends the account or its session: each cell needs an account of its own. */
  isFinal?: boolean;
}

const talk =
  (rest = '') =>
  (rows: Rows) =>
    `/conversations/${rows.conversation}${rest}`;
const message =
  (rest = '') =>
  (rows: Rows) =>
    `/conversations/${rows.conversation}/messages/${rows.message}${rest}`;

const OWNED: Row[] = [
  { method: 'GET', path: talk(), cells: all(200) },
  { method: 'GET', path: talk('/messages'), cells: all(200) },
  { method: 'PATCH', path: talk(), body: { title: 'Moon' }, cells: all(200) },
  { method: 'DELETE', path: talk(), cells: ownersOfTalk(204) },
  { method: 'PATCH', path: message(), body: { content: 'Sun' }, cells: all(200) },
  { method: 'DELETE', path: message(), cells: all(204) },
  { method: 'PUT', path: message('/reaction'), body: { type: 'love' }, cells: all(200) },
  { method: 'DELETE', path: message('/reaction'), cells: all(204) },
  { method: 'POST', path: message('/report'), body: { reason: 'Odd' }, cells: all(201) },
];

const CALLS: Row[] = [
  ...OWNED,
  { method: 'POST', path: '/auth/logout', cells: [204, 204, 204, 204, 204, 401], isFinal: true },
  { method: 'GET', path: '/users/me', cells: [200, 200, 200, 200, 200, 401] },
  { method: 'PATCH', path: '/users/me', body: { bio: 'Hello' }, cells: notDevices(200) },
  { method: 'GET', path: '/users/me/export', cells: [200, 200, 200, 403, 200, 401] },
  { method: 'DELETE', path: '/users/me', cells: [204, 204, 204, 403, 204, 401], isFinal: true },
  { method: 'GET', path: '/users/me/sessions', cells: all(200) },
  { method: 'DELETE', path: `/users/me/sessions/${randomUUID()}`, cells: all(404) },
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
  { method: 'DELETE', path: '/conversations', cells: ownersOfTalk(200) },
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
];

/** `ok`, or the code of the refusal. */
type Outcome = 'ok' | 'FORBIDDEN' | 'UNAUTHENTICATED';
interface Operation {
  name: string;
  query: string;
  variables?: (rows: Rows) => Record<string, unknown>;
  /** Which of A, M, P, D may, in this order. */
  may: string;
  isOpenToWaitlisted?: boolean;
  /** Takes a conversation: another's is not found. */
  isOwned?: boolean;
}

const id = ({ conversation }: Rows) => ({ id: conversation });
const idAndMessage = ({ conversation, message: messageId }: Rows) => ({ id: conversation, messageId });
const email = ({ email: address }: Rows) => ({ email: address });

const OPERATIONS: Operation[] = [
  { name: 'me', query: '{ me { id } }', may: 'AMPD', isOpenToWaitlisted: true },
  { name: 'conversations', query: '{ conversations { total } }', may: 'AMPD' },
  { name: 'conversation', query: 'query ($id: ID!) { conversation(id: $id) { id } }', variables: id, may: 'AMPD' },
  {
    name: 'messages',
    query: 'query ($id: ID!) { messages(conversationId: $id) { hasMore } }',
    variables: id,
    may: 'AMPD',
    isOwned: true,
  },
  { name: 'adminStats', query: '{ adminStats { totalUsers } }', may: 'A' },
  { name: 'waitlistStats', query: '{ waitlistStats { totalApproved } }', may: 'A' },
  { name: 'waitlistEntries', query: '{ waitlistEntries { total } }', may: 'A' },
  { name: 'users', query: '{ users { total } }', may: 'AM' },
  { name: 'installation', query: '{ installation { version } }', may: 'A' },
  { name: 'adminSettings', query: '{ adminSettings { waitlistMode } }', may: 'A' },
  { name: 'auditEntries', query: '{ auditEntries { total } }', may: 'A' },
  { name: 'auditIntegrity', query: '{ auditIntegrity { intact } }', may: 'A' },
  { name: 'analytics', query: '{ analytics(days: 1) { day } }', may: 'A' },
  { name: 'notifications', query: '{ notifications { total } }', may: 'AMPD' },
  { name: 'moderationReports', query: '{ moderationReports { total } }', may: 'AM' },
  {
    name: 'moderationReport',
    query: 'query ($id: ID!) { moderationReport(id: $id) { id } }',
    variables: ({ report }) => ({ id: report }),
    may: 'AM',
  },
  { name: 'startConversation', query: 'mutation { startConversation { type } }', may: 'AMPD' },
  {
    name: 'sendMessage',
    query:
      'mutation ($id: ID!) { sendMessage(input: { conversationId: $id, content: "Hi", clientMessageId: "c-1" }) { id } }',
    variables: id,
    may: 'AMPD',
    isOwned: true,
  },
  {
    name: 'setTyping',
    query: 'mutation ($id: ID!) { setTyping(conversationId: $id, isTyping: true) }',
    variables: id,
    may: 'AMPD',
    isOwned: true,
  },
  {
    name: 'stopStreaming',
    query: 'mutation ($id: ID!) { stopStreaming(conversationId: $id) }',
    variables: id,
    may: 'AMPD',
    isOwned: true,
  },
  {
    name: 'markRead',
    query: 'mutation ($id: ID!, $messageId: ID!) { markRead(conversationId: $id, messageId: $messageId) { id } }',
    variables: idAndMessage,
    may: 'AMPD',
    isOwned: true,
  },
  {
    name: 'updateConversation',
    query: 'mutation ($id: ID!) { updateConversation(id: $id, input: { title: "Sun" }) { id } }',
    variables: id,
    may: 'AMPD',
    isOwned: true,
  },
  {
    name: 'deleteConversation',
    query: 'mutation ($id: ID!) { deleteConversation(id: $id) }',
    variables: id,
    may: 'AP',
    isOwned: true,
  },
  { name: 'clearConversations', query: 'mutation { clearConversations }', may: 'AP' },
  {
    name: 'reportMessage',
    query:
      'mutation ($id: ID!, $messageId: ID!) { reportMessage(conversationId: $id, messageId: $messageId, reason: "Odd") { id } }',
    variables: idAndMessage,
    may: 'AMPD',
    isOwned: true,
  },
  {
    name: 'claimReport',
    query: 'mutation ($id: ID!) { claimReport(id: $id) { id } }',
    variables: ({ report }) => ({ id: report }),
    may: 'AM',
  },
  {
    name: 'decideReport',
    query: 'mutation ($id: ID!) { decideReport(id: $id, decision: KEEP) { id } }',
    variables: ({ report }) => ({ id: report }),
    may: 'AM',
  },
  {
    name: 'approveWaitlistEntry',
    query: 'mutation ($email: String!) { approveWaitlistEntry(email: $email) { email } }',
    variables: email,
    may: 'A',
  },
  {
    name: 'approveWaitlistEntries',
    query: 'mutation ($email: String!) { approveWaitlistEntries(emails: [$email]) }',
    variables: email,
    may: 'A',
  },
  {
    name: 'removeWaitlistEntry',
    query: 'mutation ($email: String!) { removeWaitlistEntry(email: $email) }',
    variables: email,
    may: 'A',
  },
  {
    name: 'updateAdminSettings',
    query: 'mutation { updateAdminSettings(input: { waitlistEnabled: true }) { waitlistMode } }',
    may: 'A',
  },
  { name: 'markAllNotificationsRead', query: 'mutation { markAllNotificationsRead }', may: 'AMPD' },
  { name: 'clearNotifications', query: 'mutation { clearNotifications }', may: 'AMPD' },
];

const SUBSCRIPTIONS: [string, string][] = [
  ['subscription { adminStats { totalUsers } }', 'A'],
  ['subscription { waitlistStats { totalApproved } }', 'A'],
  ['subscription { conversationChanged { id } }', 'AMPD'],
  ['subscription { notificationAdded { id } }', 'AMPD'],
  ['subscription { reportChanged { report { id } } }', 'AM'],
];

describe('permissions', () => {
  let starling: TestStarling;
  const accounts = new Map<Principal, Account>();
  /** By call and principal, for calls that end an account. */
  const spare = new Map<string, Account>();
  let stranger: Account;

  const nameOf = ({ method, path }: Row) =>
    `${method} ${typeof path === 'string' ? path : path({ conversation: '{id}', message: '{mid}', report: '{id}', email: '{email}' })}`;
  const made = <T>(make: Make<T>, rows: Rows): T =>
    typeof make === 'function' ? (make as (rows: Rows) => T)(rows) : make;

  const makeAccount = async (principal: Exclude<Principal, '-'>) => {
    const account = await signInAs(starling, ROLES[principal]);
    await starling.sql(
      `INSERT INTO waitlist_entries (email, user_id, approved_at) VALUES ($1, $2, CASE WHEN $3 THEN now() END)`,
      [account.email, account.user.id, principal !== 'W'],
    );
    return account;
  };

  /** A conversation with a message and its reply, a report that the owner has claimed, and an entry of the waitlist. */
  const rowsFor = async (owner: Account): Promise<Rows> => {
    const rows = {
      conversation: randomUUID(),
      message: randomUUID(),
      report: randomUUID(),
      email: `${randomUUID()}@list.test`,
    };
    await starling.sql(
      `WITH talk AS (
         INSERT INTO conversations (id, user_id, message_count, last_seq, last_message_id, last_message_at)
         VALUES ($1, $2, 1, 1, $3, now()) RETURNING id),
       written AS (
         INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status)
         SELECT $3, id, $2, 1, 'user', 'Hello', 'sent' FROM talk RETURNING id),
       listed AS (INSERT INTO waitlist_entries (email) VALUES ($5)),
       filed AS (
         INSERT INTO reports (id, reason, excerpt, status, claimed_by, claimed_at)
         VALUES ($4, 'Odd', '[]', 'claimed', $2, now()) RETURNING id),
       viewed AS (INSERT INTO report_views (report_id, moderator_id) SELECT id, $2 FROM filed)
       SELECT 1`,
      [rows.conversation, owner.user.id, rows.message, rows.report, rows.email],
    );
    return rows;
  };

  const call = (row: Row, rows: Rows, account?: Account): Promise<Answer<Json>> => {
    const headers: Record<string, string> = account ? { Authorization: `Bearer ${account.accessToken}` } : {};
    if (row.body === undefined) return api(starling.url).send(row.method, made(row.path, rows), { headers });
    headers['Content-Type'] = 'application/json';
    const body = JSON.stringify(made(row.body, rows));
    return api(starling.url).send(row.method, made(row.path, rows), { headers, body });
  };

  beforeAll(async () => {
    starling = await startStarling();
    for (const principal of PRINCIPALS) {
      if (principal === '-') continue;
      accounts.set(principal, await makeAccount(principal));
      for (const row of CALLS) if (row.isFinal) spare.set(`${nameOf(row)} ${principal}`, await makeAccount(principal));
    }
    stranger = await registerParent(starling);
    // From here on nobody new gets in, and whoever waits is shut out.
    const admin = accounts.get('A')!;
    await api(starling.url).patch('/admin/settings', { waitlist_mode: 'approved_only' }, admin.accessToken);
  });
  afterAll(() => starling?.stop());

  describe.each(CALLS.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
    it.each(PRINCIPALS.map((principal, index) => [principal, row.cells[index]!] as const))(
      '%s: %s',
      async (principal, cell) => {
        const account = principal === '-' ? undefined : (spare.get(`${name} ${principal}`) ?? accounts.get(principal)!);
        const { status, body } = await call(row, await rowsFor(account ?? stranger), account);
        if (cell === 'ok') {
          expect([200, 400, 401, 409]).toContain(status);
          expect(['unauthorized', 'forbidden', 'waitlisted']).not.toContain(body.error);
          return;
        }
        expect(status).toBe(cell);
        if (cell === 401) expect(body.error).toBe('unauthorized');
        if (cell === 403) expect(body.error).toBe(principal === 'W' ? 'waitlisted' : 'forbidden');
      },
    );
  });

  /** Whoever asks, an admin too: what is another's answers as what does not exist. */
  describe.each(OWNED.map((row) => [nameOf(row), row] as const))("%s of another's", (_name, row) => {
    it.each(['A', 'M', 'P', 'D'] as const)('%s', async (principal) => {
      const account = accounts.get(principal)!;
      const cell = row.cells[PRINCIPALS.indexOf(principal)]!;
      const others = await rowsFor(stranger);
      const deleted = await rowsFor(account);
      await starling.sql('DELETE FROM conversations WHERE id = $1', [deleted.conversation]);
      const random = { ...others, conversation: randomUUID(), message: randomUUID() };
      const answers = [];
      for (const rows of [others, deleted, random]) answers.push(await call(row, rows, account));
      for (const { status, body } of answers) {
        expect(status).toBe(cell === 403 ? 403 : 404);
        expect({ ...body, request_id: '' }).toEqual({ ...answers[0]!.body, request_id: '' });
      }
    });
  });

  describe.each(OPERATIONS.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
    const outcomeOf = (principal: Principal): Outcome => {
      if (principal === '-') return 'UNAUTHENTICATED';
      if (principal === 'W') return operation.isOpenToWaitlisted ? 'ok' : 'FORBIDDEN';
      return operation.may.includes(principal) ? 'ok' : 'FORBIDDEN';
    };

    it.each(PRINCIPALS.map((principal) => [principal, outcomeOf(principal)] as const))(
      '%s: %s',
      async (principal, outcome) => {
        const account = accounts.get(principal);
        const rows = await rowsFor(account ?? stranger);
        const options = { token: account?.accessToken, variables: operation.variables?.(rows) };
        const { errors } = await graphql(starling, operation.query, options);
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(outcome === 'ok' ? [] : [outcome]);
        if (principal === 'W' && outcome !== 'ok') expect(errors[0]?.extensions.error).toBe('waitlisted');
      },
    );

    if (!operation.isOwned) return;
    it.each(['A', 'M', 'P', 'D'] as const)("%s of another's", async (principal) => {
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

  it("answers null for another's conversation", async () => {
    const { conversation } = await rowsFor(stranger);
    const query = 'query ($id: ID!) { conversation(id: $id) { id } }';
    const options = { token: accounts.get('A')!.accessToken, variables: { id: conversation } };
    expect(await graphql(starling, query, options)).toMatchObject({ data: { conversation: null }, errors: [] });
  });

  describe.each(SUBSCRIPTIONS)('%s', (query, may) => {
    it.each(['A', 'M', 'P', 'D'] as const)('%s', async (principal) => {
      const socket = GraphqlSocket.signedIn(starling, accounts.get(principal)!.accessToken);
      const subscription = socket.subscribe(query);
      // A query behind it: when it is answered, a refusal would have come.
      const probe = socket.subscribe('{ me { id } }');
      await probe.ended;
      if (!may.includes(principal)) await subscription.ended;
      expect(subscription.errors.map(({ extensions }) => extensions.code)).toEqual(
        may.includes(principal) ? [] : ['FORBIDDEN'],
      );
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

    it.each(PRINCIPALS)('%s', async (principal) => {
      const account = accounts.get(principal);
      const refusal = { W: 'waitlisted', '-': 'unauthorized' }[principal as string];
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
