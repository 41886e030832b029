import { GoogleDouble } from '../doubles/google.js';
import { type Account, registerParent, signInAgain, signInAs } from '../support/accounts.js';
import { api } from '../support/api.js';
import { beginSignIn, callback, navigateToGoogle, visitGoogle } from '../support/google-sign-in.js';
import { GraphqlSocket, graphql } from '../support/graphql-client.js';
import { LiveClient } from '../support/live-client.js';
import type { StarlingNode } from '../support/starling.js';
import { useStarling } from '../support/use-starling.js';
import { SOON_MS, until } from '../support/wait.js';

const FRAMES = 'subscription ($id: ID!) { liveFrames(conversationId: $id) { type } }';

describe('three nodes', () => {
  let google: GoogleDouble;
  let nodes: Pick<StarlingNode, 'url' | 'wsUrl'>[];
  const starling = useStarling({
    settings: async () => {
      google = await GoogleDouble.start();
      return google.settings;
    },
  });
  beforeAll(async () => {
    nodes = [starling, await starling.startNode(), await starling.startNode()];
  });
  afterAll(() => google?.stop());

  /** 50 calls at once, over the nodes in turn. */
  const fifty = <T>(call: (url: string) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: 50 }, (_, index) => call(nodes[index % nodes.length]!.url)));
  const tally = (answers: { status: number; body: { error?: string } }[]) => {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const name = `${status} ${body.error ?? 'good'}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };

  /** Everything that an account has open: at each node a socket and a subscription. */
  async function openEverywhere(account: Account) {
    const first = await LiveClient.join(nodes[0]!, { token: account.accessToken });
    await first.ask('Good morning');
    const { conversationId } = first;
    const sockets = [first];
    for (const node of nodes.slice(1)) {
      sockets.push(await LiveClient.join(node, { token: account.accessToken, conversationId }));
    }
    const connections = nodes.map((node) => GraphqlSocket.signedIn(node, account.accessToken));
    for (const connection of connections) {
      const frames = connection.subscribe(FRAMES, { id: conversationId });
      await frames.has((item) => item.liveFrames.type === 'welcome');
    }
    return { conversationId, sockets, connections };
  }

  /** What each node says of a token now, over REST and over GraphQL. */
  const ask = (token: string) =>
    Promise.all(
      nodes.flatMap(({ url }) => [
        api(url)
          .get('/users/me', token)
          .then(({ status, body }) => body.error ?? status),
        graphql({ url }, '{ me { id } }', { token }).then(({ errors }) => errors[0]?.extensions.error ?? 200),
      ]),
    );
  const everywhere = (answer: number | string) => Array(nodes.length * 2).fill(answer);

  it('accept one of 50 parallel uses of a state', async () => {
    const begun = await beginSignIn(nodes[0]!.url);
    const answer = await visitGoogle(google, begun);
    const answers = await fifty((url) => callback(url, answer, { cookie: begun.cookie }));
    expect(tally(answers)).toEqual({ '200 good': 1, '422 validation_failed': 49 });
    for (const { status, body } of answers) {
      if (status === 422) expect(body.message).toBe('Invalid OAuth state parameter');
    }
  });

  it('accept one of 50 parallel exchanges of a code', async () => {
    const code = (await navigateToGoogle(nodes[0]!.url, google)).searchParams.get('code')!;
    const answers = await fifty((url) => api(url).post('/auth/google/exchange-token', { authorization_code: code }));
    expect(tally(answers)).toEqual({ '200 good': 1, '400 invalid_grant': 49 });
    const good = answers.find(({ status }) => status === 200)!;
    expect(await ask(good.body.access_token)).toEqual(everywhere(200));
  });

  it('give 50 parallel rotations of a token one successor', async () => {
    const { refreshToken } = await registerParent(starling);
    const answers = await fifty((url) => api(url).post('/auth/refresh', { refresh_token: refreshToken, rotate: true }));
    expect(tally(answers)).toEqual({ '200 good': 50 });
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  it('see a logout within a second, in REST, GraphQL and every socket, and leave other devices alone', async () => {
    const parent = await registerParent(starling);
    const device = await signInAgain(starling, parent);
    const open = await openEverywhere(parent);
    const other = await LiveClient.join(nodes[1]!, { token: device.accessToken });
    expect(await ask(parent.accessToken)).toEqual(everywhere(200));

    expect((await api(nodes[0]!.url).post('/auth/logout', undefined, parent.accessToken)).status).toBe(204);
    const began = performance.now();
    const closings = await Promise.all(open.sockets.map((socket) => socket.untilClosed()));
    expect(closings).toEqual(nodes.map(() => ({ code: 1008, reason: 'logged_out' })));
    await until(() => open.connections.every(({ closed }) => closed));
    expect(performance.now() - began).toBeLessThan(SOON_MS);
    for (const { closed } of open.connections) expect(closed?.code).toBe(4403);
    expect(await ask(parent.accessToken)).toEqual(everywhere('logged_out'));

    expect(await ask(device.accessToken)).toEqual(everywhere(200));
    other.send('ping');
    await other.next('pong');
    await other.close();
    await Promise.all(open.connections.map((connection) => connection.close()));
  });

  it('close the sockets within two seconds where a spent refresh token is used again', async () => {
    const parent = await registerParent(starling);
    const open = await openEverywhere(parent);
    const refresh = (token: string, node: number, rotate = true) =>
      api(nodes[node]!.url).post('/auth/refresh', { refresh_token: token, rotate });
    const { body } = await refresh(parent.refreshToken, 0);
    expect((await refresh(body.refresh_token, 1, false)).status).toBe(200);
    expect((await refresh(parent.refreshToken, 2)).status).toBe(401);
    for (const socket of open.sockets) expect((await socket.untilClosed()).code).toBe(1008);
    expect(await ask(body.access_token)).toEqual(everywhere('logged_out'));
    expect((await refresh(body.refresh_token, 1)).status).toBe(401);
    await Promise.all(open.connections.map((connection) => connection.close()));
  });

  it('see a change of role at once, also for tokens that are out', async () => {
    const [parent, admin] = [await registerParent(starling), await signInAs(starling, 'admin')];
    const mayLook = () =>
      Promise.all(nodes.map(async ({ url }) => (await api(url).get('/waitlist/stats', parent.accessToken)).status));
    const setRole = (role: string) =>
      graphql(nodes[0]!, `mutation ($id: ID!) { setUserRole(userId: $id, role: ${role}) { role } }`, {
        token: admin.accessToken,
        variables: { id: parent.user.id },
      });
    expect(await mayLook()).toEqual([403, 403, 403]);
    expect((await setRole('ADMIN')).errors).toEqual([]);
    await until(async () => (await mayLook()).every((status) => status === 200));
    expect((await setRole('PARENT')).errors).toEqual([]);
    await until(async () => (await mayLook()).every((status) => status === 403));
  });
});

describe('the life of a socket', () => {
  const LIFE_SECONDS = 6;
  const starling = useStarling({ settings: { ACCESS_TOKEN_TTL: String(LIFE_SECONDS) } });

  const fresh = async ({ refreshToken }: Account): Promise<string> =>
    (await api(starling.url).post('/auth/refresh', { refresh_token: refreshToken })).body.access_token;
  const endOf = (token: string): number =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')).exp * 1_000;

  it.concurrent('is that of its token, to two seconds', async () => {
    const parent = await registerParent(starling);
    const token = await fresh(parent);
    const client = await LiveClient.join(starling, { token });
    expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'token_expired' });
    const late = Date.now() - endOf(token);
    expect(late).toBeGreaterThan(-2_000);
    expect(late).toBeLessThan(SOON_MS);
  });

  it.concurrent('goes on with a fresh token, and ends with that one', async () => {
    const parent = await registerParent(starling);
    const first = await fresh(parent);
    const client = await LiveClient.join(starling, { token: first });
    // So late that the second token lasts noticeably longer.
    await until(() => Date.now() > endOf(first) - 3_000);
    const second = await fresh(parent);
    expect(endOf(second)).toBeGreaterThan(endOf(first));
    client.send('auth', second);
    await until(() => Date.now() > endOf(first));
    client.send('ping');
    await client.next('pong');
    expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'token_expired' });
    expect(Date.now()).toBeGreaterThan(endOf(second) - 1_000);
  });

  it.concurrent("ends on another's token and on one that is over, and never changes whose it is", async () => {
    const [parent, stranger] = [await registerParent(starling), await registerParent(starling)];
    const stale = await fresh(parent);
    await until(() => Date.now() > endOf(stale) + 1_000);
    for (const bad of [await fresh(stranger), stale, 'no.token.atall', '']) {
      const client = await LiveClient.join(starling, { token: await fresh(parent) });
      client.send('auth', bad);
      client.say('Whose am I?');
      expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'invalid_token' });
    }
    const strangers = await api(starling.url).get('/conversations', await fresh(stranger));
    expect(strangers.body).toEqual([]);
  });
});
