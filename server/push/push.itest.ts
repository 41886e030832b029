import { pushBrowser } from '../../test/doubles/push-browser.js';
import { registerParent, signInAgain } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { PushStarling } from '../../test/support/push-starling.js';
import { useStarling } from '../../test/support/use-starling.js';

const CREATE = `mutation ($input: CreatePushSubscriptionInput!) {
  createPushSubscription(input: $input) { id endpoint createdAt }
}`;

describe('push subscriptions', () => {
  const starling = useStarling({ own: true });
  const push = new PushStarling(starling);
  const rest = () => push.rest();

  it('are created, renewed and ended by their endpoint, also with GraphQL', async () => {
    const parent = await registerParent(starling);
    const { endpoint, keys } = push.service.subscribe();
    const create = () => rest().post('/push-subscriptions', { endpoint, keys }, parent.accessToken);
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String), endpoint, created_at: expect.stringMatching(/Z$/) });
    expect((await create()).body).toEqual(body);
    const variables = { input: { endpoint, keys } };
    const twin = await graphql(starling, CREATE, { token: parent.accessToken, variables });
    expect(twin.data.createPushSubscription).toMatchObject({ id: body.id, endpoint });
    expect(await push.stored(parent)).toBe(1);

    const end = () => rest().delete('/push-subscriptions', parent.accessToken, { endpoint });
    expect((await end()).status).toBe(204);
    expect(await end()).toMatchObject({ status: 404, body: { error: 'push_subscription_not_found' } });
    const gone = `mutation { deletePushSubscription(endpoint: "${endpoint}") }`;
    const { errors } = await graphql(starling, gone, { token: parent.accessToken });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });

  it('take no endpoint but https on the public internet, and only keys of a browser', async () => {
    const { accessToken } = await registerParent(starling);
    const { keys } = pushBrowser();
    const post = async (body: object) => {
      const { status, body: answer } = await rest().post('/push-subscriptions', body, accessToken);
      return [status, ...Object.keys(answer.detail?.fields ?? answer.fields ?? {})];
    };
    const hosts = ['127.0.0.1', '[::1]', '10.0.0.1', '169.254.169.254', '[::ffff:10.0.0.1]', '0x7f.1', '2130706433'];
    for (const host of [...hosts, 'localhost', 'printer', 'nas.local', 'x.internal', 'user:word@push.example']) {
      expect(await post({ endpoint: `https://${host}/send`, keys })).toEqual([422, 'endpoint']);
    }
    for (const endpoint of ['http://push.example/1', 'ftp://push.example/1', '', 'x'.repeat(3_000), 7, null]) {
      expect(await post({ endpoint, keys })).toEqual([422, 'endpoint']);
    }
    push.addresses = [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await post({ endpoint: 'https://push.example/1', keys })).toEqual([422, 'endpoint']);
    push.addresses = [{ address: '93.184.216.34', family: 4 }];
    for (const wrong of [{ ...keys, auth: 'AAAA' }, { ...keys, p256dh: keys.p256dh.slice(2) }, {}, null, 'x']) {
      expect(await post({ endpoint: 'https://push.example/1', keys: wrong })).toEqual([422, 'keys']);
    }
    const offCurve = Buffer.alloc(65, 4).toString('base64url');
    expect(await post({ endpoint: 'https://push.example/1', keys: { ...keys, p256dh: offCurve } })).toEqual([
      422,
      'keys',
    ]);
  });

  it('wait for a name that does not resolve now: each push checks it again', async () => {
    const { accessToken } = await registerParent(starling);
    const { endpoint, keys } = push.service.subscribe();
    push.addresses = [];
    expect((await rest().post('/push-subscriptions', { endpoint, keys }, accessToken)).status).toBe(201);
  });

  it('are ten for an account: a new one takes the place of the oldest', async () => {
    const parent = await registerParent(starling);
    const browsers = [];
    for (let count = 0; count < 11; count += 1) browsers.push(await push.subscribe(parent));
    expect(await push.stored(parent)).toBe(10);
    const oldest = { endpoint: browsers[0]!.endpoint };
    expect((await rest().delete('/push-subscriptions', parent.accessToken, oldest)).status).toBe(404);
  });

  it('belong to the account that signed in last in the browser', async () => {
    const [first, second] = [await registerParent(starling), await registerParent(starling)];
    await push.turnOn(first);
    await push.turnOn(second);
    const browser = await push.subscribe(first);
    await push.notify(first, 'Held', { tag: 'held' });
    await push.subscribe(second, browser);
    expect([await push.stored(first), await push.stored(second)]).toEqual([0, 1]);
  });

  it('are in the export of the account, and end with it', async () => {
    const parent = await registerParent(starling);
    const { endpoint } = await push.subscribe(parent);
    const { body } = await rest().get('/users/me/export', parent.accessToken);
    expect(body.push_subscriptions).toEqual([{ id: expect.any(String), endpoint, created_at: expect.any(String) }]);
    await rest().delete('/users/me', (await signInAgain(starling, parent)).accessToken);
    expect(await push.stored(parent)).toBe(0);
  });

  it('are made with one key, which all nodes have', async () => {
    const parent = await registerParent(starling);
    const second = await starling.startNode({ NODE_ID: 'second' });
    const keyAt = ({ url }: { url: string }) => api(url).get('/push/key', parent.accessToken);
    const [first, other] = await Promise.all([keyAt(starling), keyAt(second)]);
    expect(Buffer.from(first.body.key, 'base64url')).toHaveLength(65);
    expect(other.body).toEqual(first.body);
    const { data } = await graphql(starling, '{ pushKey }', { token: parent.accessToken });
    expect(data.pushKey).toBe(first.body.key);
    await second.stop();
  });
});
