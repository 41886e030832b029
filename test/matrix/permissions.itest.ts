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
import { CALLS, type Make, OWNED, type Row, type Rows } from './permission-calls.js';
import { OPERATIONS, type Outcome, SUBSCRIPTIONS } from './permission-operations.js';
import { ANONYMOUS, PRINCIPALS, type Principal, ROLES, WAITLISTED } from './principals.js';

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
      return operation.may.includes(principal) ? (operation.answer ?? 'ok') : 'FORBIDDEN';
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
