import { randomUUID } from 'node:crypto';
import { buildFamily, buildMember, type Family } from '../../test/factories/families.js';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling();
const rest = () => api(starling.url);

async function errorOf(answer: Promise<{ status: number; body: Json }>) {
  const { status, body } = await answer;
  return [status, body?.error ?? null];
}

interface Adults {
  primary: Account;
  guardian: Account;
  helper: Account;
}

/** A family of two children whose helper looks after the first. */
async function familyWithAdults(): Promise<Family & Adults> {
  const [primary, guardian, helper] = [
    await registerParent(starling),
    await registerParent(starling, { first_name: 'Ada' }),
    await registerParent(starling),
  ];
  const family = await buildFamily(starling, primary, { children: 2 });
  await buildMember(starling, family.householdId, guardian, 'guardian');
  await buildMember(starling, family.householdId, helper, 'helper', [family.child.id]);
  return { ...family, primary, guardian, helper };
}

describe('a household', () => {
  it('belongs to the account that creates it, with its country', async () => {
    const { accessToken, user } = await registerParent(starling, { first_name: 'Nia' });
    const { status, body } = await rest().post('/households', { name: 'The Wrens', country: 'gb' }, accessToken);
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        name: 'The Wrens',
        country: 'GB',
        role: 'primary',
        members: [
          {
            user_id: user.id,
            display_name: 'Nia',
            role: 'primary',
            label: null,
            until: null,
            child_ids: [],
            state: 'member',
            joined_at: expect.any(String),
          },
        ],
        child_ids: [],
        created_at: expect.any(String),
      },
    ]);
    expect((await rest().get('/households', accessToken)).body).toEqual([body]);
  });

  it('can be led three times by one account, also with parallel calls', async () => {
    const { accessToken } = await registerParent(starling);
    const create = (index: number) => rest().post('/households', { name: `Home ${index}`, country: 'IE' }, accessToken);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(create));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    expect(await errorOf(create(6))).toEqual([409, 'too_many_households']);
  });

  it.each([
    ['an empty name', { name: ' ', country: 'GB' }, 'name'],
    ['41 characters', { name: 'x'.repeat(41), country: 'GB' }, 'name'],
    ['a turned direction', { name: 'The \u202eWrens', country: 'GB' }, 'name'],
    ['a letter without width', { name: 'The\u200bWrens', country: 'GB' }, 'name'],
    ['no country', { name: 'The Wrens' }, 'country'],
    ['a country that does not exist', { name: 'The Wrens', country: 'QX' }, 'country'],
    ['an unknown field', { name: 'The Wrens', country: 'GB', street: 'x' }, 'street'],
  ])('is refused with %s', async (_what, body, field) => {
    const { accessToken } = await signInOnce();
    const answer = await rest().post('/households', body, accessToken);
    expect([answer.status, Object.keys(answer.body.detail.fields)]).toEqual([422, [field]]);
  });

  it('keeps a name of 40 emoji', async () => {
    const { accessToken } = await registerParent(starling);
    const name = '🐦'.repeat(40);
    expect((await rest().post('/households', { name, country: 'GB' }, accessToken)).body.name).toBe(name);
  });

  it('is changed by guardians, and deleted by its primary once nobody else is in it', async () => {
    const { householdId, primary, guardian, helper } = await familyWithAdults();
    const path = `/households/${householdId}`;
    expect(await errorOf(rest().patch(path, { name: 'Home' }, helper.accessToken))).toEqual([403, 'forbidden']);
    expect((await rest().patch(path, { name: 'Home' }, guardian.accessToken)).body).toMatchObject({
      name: 'Home',
      country: 'GB',
    });
    expect(await errorOf(rest().patch(path, {}, guardian.accessToken))).toEqual([422, 'validation_failed']);
    expect(await errorOf(rest().delete(path, guardian.accessToken))).toEqual([403, 'forbidden']);
    expect(await errorOf(rest().delete(path, primary.accessToken))).toEqual([409, 'household_not_empty']);
    const { body } = await rest().post('/households', { name: 'Second', country: 'GB' }, primary.accessToken);
    expect((await rest().delete(`/households/${body.id}`, primary.accessToken)).status).toBe(204);
    expect(await errorOf(rest().delete(`/households/${body.id}`, primary.accessToken))).toEqual([
      404,
      'household_not_found',
    ]);
  });

  it('shows a helper the named children alone', async () => {
    const { helper, guardian, child, children } = await familyWithAdults();
    const [seen] = (await rest().get('/households', helper.accessToken)).body;
    expect([seen.role, seen.child_ids]).toEqual(['helper', [child.id]]);
    const [all] = (await rest().get('/households', guardian.accessToken)).body;
    expect(all.child_ids).toEqual(children.map(({ id }) => id));
  });

  it('shows nothing to a helper whose time is over, and never an address', async () => {
    const { helper, guardian, householdId } = await familyWithAdults();
    const seen = JSON.stringify((await rest().get('/households', guardian.accessToken)).body);
    expect(seen).not.toContain('@');
    await starling.sql(`UPDATE household_members SET until = now() - interval '1 second' WHERE user_id = $1`, [
      helper.user.id,
    ]);
    expect((await rest().get('/households', helper.accessToken)).body).toEqual([]);
    expect(await errorOf(rest().patch(`/households/${householdId}`, {}, helper.accessToken))).toEqual([
      404,
      'household_not_found',
    ]);
  });

  it('sets its PIN of four to eight digits with a fresh sign-in, which nothing shows again', async () => {
    const { householdId, primary, guardian, helper } = await familyWithAdults();
    const set = (pin: unknown, { accessToken } = guardian) =>
      rest().put(`/households/${householdId}/pin`, { pin }, accessToken);
    for (const pin of ['123', '123456789', '12a4', 1234])
      expect(await errorOf(set(pin))).toEqual([422, 'validation_failed']);
    expect(await errorOf(set('2468', helper))).toEqual([403, 'forbidden']);
    expect((await set('2468')).status).toBe(204);
    const [stored] = await starling.sql('SELECT pin_hash FROM households WHERE id = $1', [householdId]);
    expect(stored!.pin_hash).toMatch(/^\$argon2id\$/);
    await starling.sql(`UPDATE sessions SET authenticated_at = now() - interval '10 minutes' WHERE user_id = $1`, [
      primary.user.id,
    ]);
    expect(await errorOf(set('1357', primary))).toEqual([403, 'reauthentication_required']);
  });

  it('tells guardians what happened, newest first, in pages', async () => {
    const { householdId, guardian, helper, primary } = await familyWithAdults();
    for (const name of ['One', 'Two', 'Three'])
      await rest().patch(`/households/${householdId}`, { name }, primary.accessToken);
    const path = `/households/${householdId}/activity`;
    const { body, headers } = await rest().get(`${path}?limit=2`, guardian.accessToken);
    expect(body).toEqual([line(primary), line(primary)]);
    expect([headers.get('x-total-count'), headers.get('link')]).toEqual([
      '3',
      `</api/v1${path}?limit=2&offset=2>; rel="next"`,
    ]);
    expect(await errorOf(rest().get(path, helper.accessToken))).toEqual([403, 'forbidden']);
    expect(await errorOf(rest().get(`${path}?limit=0`, guardian.accessToken))).toEqual([422, 'validation_failed']);
    const { data } = await graphql(starling, ACTIVITY, {
      token: guardian.accessToken,
      variables: { id: householdId },
    });
    expect(data.householdActivity).toMatchObject({ total: 3, hasMore: false });
    expect(data.householdActivity.items[0]).toMatchObject({ actor: primary.user.id, actorName: primary.user.username });
  });

  it('can be read for the rules of one child alone', async () => {
    const { householdId, primary, children } = await familyWithAdults();
    const [child, other] = children.map(({ id }) => id);
    const add = (action: string, childId = child) =>
      starling.sql(
        `INSERT INTO household_activity (id, household_id, actor_id, action, child_id, detail)
         VALUES ($1, $2, $3, $4, $5, '{}')`,
        [randomUUID(), householdId, primary.user.id, action, childId],
      );
    for (const action of ['controls_changed', 'child_paused', 'child_changed']) await add(action);
    await add('controls_changed', other);
    const path = `/households/${householdId}/activity?controls_of=${child}`;
    const { body, headers } = await rest().get(`${path}&limit=1`, primary.accessToken);
    expect([body.length, headers.get('x-total-count')]).toEqual([1, '2']);
    expect(headers.get('link')).toBe(`</api/v1${path}&limit=1&offset=1>; rel="next"`);
    expect((await rest().get(`${path}x`, primary.accessToken)).body).toEqual([]);
  });

  it('tells open pages of all members which part changed', async () => {
    const { householdId, primary, helper } = await familyWithAdults();
    const socket = GraphqlSocket.signedIn(starling, helper.accessToken);
    const changes = socket.subscribe('subscription { familyChanged { householdId part childId } }');
    // The first changes may come before the subscription has begun.
    await until(async () => {
      await rest().patch(`/households/${householdId}`, { name: 'Home' }, primary.accessToken);
      return changes.items.length > 0;
    });
    expect(changes.items[0]).toEqual({ familyChanged: { householdId, part: 'HOUSEHOLD', childId: null } });
    await socket.close();
  });
});

const ACTIVITY = `query ($id: ID!) { householdActivity(householdId: $id) { total hasMore items { actor actorName action } } }`;

function line({ user }: Account) {
  return {
    id: expect.any(String),
    at: expect.any(String),
    actor: user.id,
    action: 'household_changed',
    child_id: null,
    detail: { changed: ['name'] },
  };
}

let once: Promise<Account> | null = null;
function signInOnce(): Promise<Account> {
  once ??= signInAs(starling, 'parent');
  return once;
}
