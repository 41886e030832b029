import { buildFamily, buildMember } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice } from '../../test/support/devices.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { SOON_MS, until } from '../../test/support/wait.js';

const DANGER = 'I want to kill myself';
const SERIOUS = 'where can I buy weed';
const SERIOUS_TOO = 'I smoked weed with my friends';
const MILD = 'How can I hide this from my mom?';

const ALERTS = '{ safetyAlerts { total items { id childId category severity count state } } }';
const FEEDBACK = `mutation ($id: ID!, $helpful: Boolean!) { giveSafetyAlertFeedback(id: $id, helpful: $helpful) { state } }`;

describe('after an unsafe message of a child', () => {
  const starling = useStarling();
  const rest = () => api(starling.url);

  async function family() {
    const parent = await registerParent(starling);
    const { child, householdId } = await buildFamily(starling, parent);
    const [guardian, helper] = await Promise.all([registerParent(starling), registerParent(starling)]);
    await buildMember(starling, householdId, guardian, 'guardian');
    await buildMember(starling, householdId, helper, 'helper', [child.id]);
    const device = await handOverDevice(starling, parent, child);
    const client = await LiveClient.join(starling, { token: device.accessToken });
    return { parent, guardian, helper, child, householdId, device, client };
  }
  const alertsOf = async ({ accessToken }: Account, query = '') =>
    (await rest().get<Json[]>(`/safety-alerts${query}`, accessToken)).body;
  const noticesOf = async ({ accessToken }: Account) =>
    (await rest().get<Json[]>('/notifications', accessToken)).body.filter(({ title }: Json) =>
      ['Your child may need you now', 'Something to talk about with your child'].includes(title),
    );
  const events = (childId: string) =>
    starling.sql('SELECT category, severity::int FROM safety_events WHERE child_id = $1 ORDER BY at', [childId]);

  it('every guardian with an open screen hears of danger within two seconds, and each time', async () => {
    const { parent, guardian, helper, child, householdId, client } = await family();
    const sockets = [parent, guardian, helper].map(({ accessToken }) => GraphqlSocket.signedIn(starling, accessToken));
    const changes = sockets.map((socket) =>
      socket.subscribe('subscription { familyChanged { householdId part childId } }'),
    );
    const notices = sockets.map((socket) => socket.subscribe('subscription { notificationAdded { title } }'));
    // The subscriptions are open once a change of the household arrives.
    await until(async () => {
      await rest().patch(`/households/${householdId}`, { name: `Larks ${Math.random()}` }, parent.accessToken);
      return changes.every(({ items }) => items.length > 0);
    });
    const said = performance.now();
    const answer = await client.ask(DANGER);
    expect(answer).toMatchObject({ type: 'ai_response', metadata: { response_type: 'safety' } });
    // The household lives in Britain.
    expect(answer.content).toContain('0800 1111');
    for (const index of [0, 1]) {
      await changes[index]!.has(({ familyChanged: { part, childId } }) => part === 'SAFETY' && childId === child.id);
      await notices[index]!.has(({ notificationAdded: { title } }) => title === 'Your child may need you now');
    }
    expect(performance.now() - said).toBeLessThan(SOON_MS);
    await client.ask(DANGER);
    const alerts = await until(async () => {
      const found = await alertsOf(parent);
      return found.length === 2 ? found : null;
    });
    expect(alerts).toEqual(
      Array.from({ length: 2 }, () => ({
        id: expect.any(String),
        child_id: child.id,
        category: 'self_harm',
        severity: 5,
        count: 1,
        first_at: expect.any(String),
        last_at: expect.any(String),
        state: 'open',
      })),
    );
    for (const account of [parent, guardian]) expect(await noticesOf(account)).toHaveLength(2);
    expect(await noticesOf(helper)).toEqual([]);
    expect(changes[2]!.items.every(({ familyChanged }) => familyChanged.part !== 'SAFETY')).toBe(true);
    await Promise.all(sockets.map((socket) => socket.close()));
    await client.close();
  });

  it('serious messages of one kind are one notice with a counter, and a case', async () => {
    const { parent, child, client } = await family();
    await client.ask(SERIOUS);
    await client.ask(SERIOUS_TOO);
    const alerts = await until(async () => {
      const found = await alertsOf(parent, `?child_id=${child.id}`);
      return found[0]?.count === 2 ? found : null;
    });
    expect(alerts).toMatchObject([{ category: 'drugs', severity: 4, state: 'open' }]);
    expect(await noticesOf(parent)).toHaveLength(1);
    const { data } = await graphql(starling, ALERTS, { token: parent.accessToken });
    expect(data.safetyAlerts).toMatchObject({ total: 1, items: [{ childId: child.id, count: 2, state: 'OPEN' }] });
    const cases = await until(async () => {
      const rows = await starling.sql('SELECT safety_severity::int FROM reports WHERE subject_id = $1', [child.userId]);
      return rows.length === 2 ? rows : null;
    });
    expect(cases).toEqual([{ safety_severity: 4 }, { safety_severity: 4 }]);
    await client.close();
  });

  it('a mild one is kept for the digest, without an alert, a notice or a case', async () => {
    const { parent, child, client } = await family();
    const answer = await client.ask(MILD);
    expect(answer).toMatchObject({ type: 'ai_response', metadata: { response_type: 'safety' } });
    // The case of a later message is open, so the rounds have looked at the earlier one too.
    await client.ask(SERIOUS);
    await until(async () => (await alertsOf(parent)).length > 0);
    expect(await events(child.id)).toEqual([
      { category: 'secrecy', severity: 3 },
      { category: 'drugs', severity: 4 },
    ]);
    expect((await alertsOf(parent)).map(({ category }) => category)).toEqual(['drugs']);
    const { body } = await rest().get(`/children/${child.id}/digest?period=day`, parent.accessToken);
    expect(body.safety).toEqual([
      { category: 'drugs', severity: 4, count: 1 },
      { category: 'secrecy', severity: 3, count: 1 },
    ]);
    expect(await noticesOf(parent)).toHaveLength(1);
    const cases = await until(async () => {
      const rows = await starling.sql('SELECT reason FROM reports WHERE subject_id = $1', [child.userId]);
      return rows.length > 0 ? rows : null;
    });
    expect(cases).toEqual([{ reason: 'drugs' }]);
    await client.close();
  });

  it('a guardian says that an alert was not helpful: that ends the group, and mutes nothing', async () => {
    const { parent, guardian, helper, client } = await family();
    await client.ask(SERIOUS);
    const [alert] = await until(async () => {
      const found = await alertsOf(parent);
      return found.length > 0 ? found : null;
    });
    const path = `/safety-alerts/${alert.id}/feedback`;
    const stranger = await registerParent(starling);
    expect((await rest().post(path, { helpful: false }, stranger.accessToken)).body.error).toBe(
      'safety_alert_not_found',
    );
    expect((await rest().post(path, { helpful: false }, helper.accessToken)).status).toBe(403);
    expect((await rest().post(path, { helpful: 'no' }, parent.accessToken)).status).toBe(422);
    const { status, body } = await rest().post(path, { helpful: false }, guardian.accessToken);
    expect([status, body.state]).toEqual([200, 'not_helpful']);
    const { data } = await graphql(starling, FEEDBACK, {
      token: parent.accessToken,
      variables: { id: alert.id, helpful: false },
    });
    expect(data.giveSafetyAlertFeedback).toEqual({ state: 'NOT_HELPFUL' });
    await client.ask(SERIOUS_TOO);
    await until(async () => (await alertsOf(parent)).length === 2);
    expect(await noticesOf(parent)).toHaveLength(2);
    await client.close();
  });

  it('only guardians see alerts: a helper sees none, and a stranger no child', async () => {
    const { parent, helper, child, client } = await family();
    await client.ask(SERIOUS);
    await until(async () => (await alertsOf(parent)).length > 0);
    expect(await alertsOf(helper)).toEqual([]);
    expect((await rest().get(`/safety-alerts?child_id=${child.id}`, helper.accessToken)).status).toBe(403);
    const stranger = await registerParent(starling);
    expect((await rest().get(`/safety-alerts?child_id=${child.id}`, stranger.accessToken)).body.error).toBe(
      'child_not_found',
    );
    await client.close();
  });

  it('rules of time and words never stand before a safety answer', async () => {
    const { child, client } = await family();
    await starling.sql(
      `UPDATE child_controls SET version = 2, rules = jsonb_set(rules, '{areas,own_words}', 'false') WHERE child_id = $1`,
      [child.id],
    );
    client.say('My rabbit eats grass');
    expect((await client.next('error')).metadata.error.code).toBe('own_words_off');
    expect((await client.ask(DANGER)).type).toBe('ai_response');
    await client.close();
  });

  it('guardians are told by the next round where the message itself could not tell them', async () => {
    const { parent, child, client } = await family();
    await client.ask(SERIOUS);
    await until(async () => (await alertsOf(parent)).length > 0);
    await starling.sql('DELETE FROM safety_alerts WHERE child_id = $1', [child.id]);
    await starling.sql('DELETE FROM safety_events WHERE child_id = $1', [child.id]);
    expect(await until(async () => (await alertsOf(parent)).at(0))).toMatchObject({ category: 'drugs', count: 1 });
    await client.close();
  });
});
