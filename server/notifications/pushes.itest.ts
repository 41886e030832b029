import { buildFamily, buildMember } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { graphql } from '../../test/support/graphql-client.js';
import { PUBLIC_ADDRESS, PushStarling } from '../../test/support/push-starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const HOUR_MS = 3_600_000;
/** A wall time of UTC, so many hours from now. */
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(11, 16);

describe('pushes', () => {
  const starling = useStarling({ own: true, settings: { VAPID_SUBJECT: 'mailto:hello@starling.example' } });
  const push = new PushStarling(starling);
  const rest = () => push.rest();
  const isQuiet = (account: Account) => until(async () => (await push.waiting(account)).length === 0);
  /** A parent with one browser. */
  const subscribed = async (family: object = {}) => {
    const parent = await registerParent(starling);
    await isQuiet(parent);
    await push.turnOn(parent, family);
    return { parent, browser: await push.subscribe(parent) };
  };

  it('reach every browser once, with the title, the page and a tag, and no more of the words', async () => {
    const { parent, browser } = await subscribed();
    const other = await push.subscribe(parent);
    await push.notify(parent, 'Mia asks for a story', { link: '/parental', tag: 'story-1' });
    await until(() => browser.pushes.length === 1 && other.pushes.length === 1);
    await isQuiet(parent);
    const { body } = await rest().get('/push/key', parent.accessToken);
    for (const { pushes } of [browser, other]) {
      expect(pushes).toHaveLength(1);
      const [{ payload, headers, key, claims }] = pushes as [(typeof pushes)[0]];
      expect(payload).toEqual({ title: 'Mia asks for a story', kind: 'system', link: '/parental', tag: 'story-1' });
      expect(headers).toMatchObject({ urgency: 'normal', 'content-type': 'application/octet-stream' });
      expect(Number(headers['ttl'])).toBeGreaterThan(86_000);
      expect(key).toBe(body.key);
      expect(claims['sub']).toBe('mailto:hello@starling.example');
    }
  });

  it('say less than the notification where a lock screen would show the words of a family', async () => {
    const { parent, browser } = await subscribed();
    await push.notify(parent, 'Pills at seven', { pushTitle: 'A reminder is due' });
    await until(() => browser.pushes.length === 1);
    expect(browser.pushes[0]!.payload).toMatchObject({ title: 'A reminder is due' });
  });

  it('have one topic for one tag, and another for another', async () => {
    const { parent, browser } = await subscribed();
    for (const tag of ['one', 'one', 'two']) await push.notify(parent, 'News', { tag, isUrgent: true });
    await until(() => browser.pushes.length === 3);
    expect(new Set(browser.pushes.map(({ headers }) => headers['topic'])).size).toBe(2);
    expect(browser.pushes[0]!.headers['urgency']).toBe('high');
  });

  it('go to no one who has not switched them on', async () => {
    const { parent, browser } = await subscribed();
    await rest().patch('/users/me', { settings: { notifications: { desktop: false } } }, parent.accessToken);
    await push.notify(parent, 'Not pushed');
    expect(await push.waiting(parent)).toEqual([]);
    expect(browser.pushes).toEqual([]);
  });

  it('wait until the quiet hours of the account end, except for what is urgent', async () => {
    const quiet = { starts: inHours(-1), ends: inHours(1) };
    const { parent, browser } = await subscribed({ quiet });
    await push.notify(parent, 'Can wait');
    const [held] = await push.waiting(parent);
    expect(held!.runAt.toISOString().slice(11, 16)).toBe(quiet.ends);
    await push.notify(parent, 'A danger', { isUrgent: true });
    await until(() => browser.pushes.length === 1);
    expect(browser.pushes[0]!.payload['title']).toBe('A danger');
    await push.hurry(parent);
    await until(() => browser.pushes.length === 2);
    expect(browser.pushes[1]!.payload['title']).toBe('Can wait');
  });

  it('count quiet hours on the clock of a child of the guardian', async () => {
    const { parent } = await subscribed({ quiet: { starts: inHours(11), ends: inHours(13) } });
    const { child } = await buildFamily(starling, parent);
    await starling.sql(`UPDATE children SET time_zone = 'Etc/GMT-12' WHERE id = $1`, [child.id]);
    await push.notify(parent, 'Can wait');
    const [held] = await push.waiting(parent);
    expect(held!.runAt.getTime() - Date.now()).toBeLessThan(HOUR_MS + 60_000);
    expect(held!.runAt.getTime()).toBeGreaterThan(Date.now());
  });

  it('are dropped if the notification was read meanwhile', async () => {
    const { parent, browser } = await subscribed({ quiet: { starts: inHours(-1), ends: inHours(1) } });
    await push.notify(parent, 'Read already');
    await rest().post('/notifications/read', undefined, parent.accessToken);
    await push.hurry(parent);
    await isQuiet(parent);
    expect(browser.pushes).toEqual([]);
  });

  it.each([404, 410])('end when the push service answers %d', async (status) => {
    const { parent, browser } = await subscribed();
    browser.answers.push(status);
    await push.notify(parent, 'Gone');
    await until(async () => (await push.stored(parent)) === 0);
    expect(browser.pushes).toEqual([]);
  });

  it('are tried again with the same tag when the service is busy', async () => {
    const { parent, browser } = await subscribed();
    browser.answers.push(503, 429);
    await push.notify(parent, 'Busy', { tag: 'busy' });
    await until(async () => {
      await push.hurry(parent);
      return browser.pushes.length === 1;
    });
    await isQuiet(parent);
    expect(browser.pushes.map(({ payload }) => payload['tag'])).toEqual(['busy']);
    expect(await push.stored(parent)).toBe(1);
  });

  it('follow no redirect, and end after ten refusals in a row', async () => {
    const { parent, browser } = await subscribed();
    await starling.sql('UPDATE push_subscriptions SET failures = 8 WHERE user_id = $1', [parent.user.id]);
    const before = push.connections.length;
    browser.answers.push(307);
    await push.notify(parent, 'Elsewhere');
    await until(() => push.connections.length === before + 1);
    await isQuiet(parent);
    expect(await push.stored(parent)).toBe(1);
    browser.answers.push(403);
    await push.notify(parent, 'Refused');
    await until(async () => (await push.stored(parent)) === 0);
    expect(push.connections).toHaveLength(before + 2);
  });

  it('connect to the address that was checked, and never to a private one that the name has later', async () => {
    const { parent, browser } = await subscribed();
    const before = push.connections.length;
    await push.notify(parent, 'Public');
    await until(() => browser.pushes.length === 1);
    expect(push.connections.slice(before)).toEqual([PUBLIC_ADDRESS.address]);
    push.addresses = [{ address: '10.0.0.1', family: 4 }];
    await push.notify(parent, 'Private');
    await until(async () => (await push.stored(parent)) === 0);
    expect(push.connections).toHaveLength(before + 1);
  });

  it('end with the session of the browser', async () => {
    const { parent, browser } = await subscribed({ quiet: { starts: inHours(-1), ends: inHours(1) } });
    await push.notify(parent, 'Too late');
    await rest().post('/auth/logout', undefined, parent.accessToken);
    await push.hurry(parent);
    await isQuiet(parent);
    expect(browser.pushes).toEqual([]);
  });

  it('end with a membership, whose receipt counts them', async () => {
    const primary = await registerParent(starling);
    const { householdId } = await buildFamily(starling, primary);
    const { parent: member, browser } = await subscribed({ quiet: { starts: inHours(-1), ends: inHours(1) } });
    await buildMember(starling, householdId, member, 'guardian');
    await push.notify(member, 'About the family');
    const removal = `/households/${householdId}/members/${member.user.id}`;
    const { body } = await rest().delete(removal, primary.accessToken);
    expect(body.ended.push_subscriptions).toBe(1);
    await push.hurry(member);
    await isQuiet(member);
    expect(browser.pushes).toEqual([]);
  });

  it('can be tried, also in quiet hours', async () => {
    const { parent, browser } = await subscribed({ quiet: { starts: inHours(-1), ends: inHours(1) } });
    expect((await rest().post('/notifications/test', undefined, parent.accessToken)).status).toBe(204);
    await until(() => browser.pushes.length === 1);
    expect(browser.pushes[0]!.payload).toEqual({
      title: 'Notifications work',
      kind: 'system',
      link: '/settings',
      tag: 'test',
    });
    const twin = await graphql(starling, 'mutation { sendTestNotification }', { token: parent.accessToken });
    expect(twin.data).toEqual({ sendTestNotification: true });
    await until(() => browser.pushes.length === 2);
  });
});
