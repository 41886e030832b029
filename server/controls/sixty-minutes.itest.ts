import { randomUUID } from 'node:crypto';
import { WEEKDAYS } from '../../contract/controls.js';
import { buildFamily, type Family, openControls } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { controlClock } from '../../test/support/set-clock.js';
import type { StarlingNode } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { clockChanges } from '../../test/support/wall-clock.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BUDGET = 60;
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';

/** The child acts on two devices and three nodes, half an hour before and after the autumn night's repeated hour begins again. */
describe('sixty minutes on two devices and three nodes', () => {
  const starling = useStarling({ own: true, provider: true });
  let nodes: StarlingNode[];
  let parent: Account;
  let family: Family;
  let devices: PairedDevice[];
  let conversationId: string;
  let story: string;
  let start: number;
  let setTime: (instant: number) => Promise<void>;

  beforeAll(async () => {
    nodes = [starling, await starling.startNode(), await starling.startNode()];
    parent = await registerParent(starling);
    family = await buildFamily(starling, parent);
    const { id } = family.child;
    await starling.sql(`UPDATE children SET time_zone = 'Europe/Berlin' WHERE id = $1`, [id]);
    const budgets = Object.fromEntries(WEEKDAYS.map((day) => [day, BUDGET])) as never;
    await openControls(starling, id, { budgets });
    devices = [
      await handOverDevice(starling, parent, family.child),
      await handOverDevice(starling, parent, family.child),
    ];
    [{ slug: story }] = (await api(starling.url).get('/library/stories', parent.accessToken)).body;
    const now = Date.now();
    const autumn = clockChanges('Europe/Berlin', now - 380 * DAY_MS, now).find(
      (change) => new Date(change).getUTCMonth() === 9,
    );
    start = autumn! - 30 * MINUTE_MS;
    setTime = await controlClock(starling, nodes);
    await setTime(start);
    const { data } = await graphql(nodes[0]!, 'mutation { startConversation { conversationId } }', {
      token: devices[0]!.accessToken,
    });
    conversationId = data.startConversation.conversationId;
  });

  const send = (node: StarlingNode, { accessToken }: PairedDevice, clientMessageId: string) =>
    graphql(node, SEND, {
      token: accessToken,
      variables: { input: { conversationId, content: 'And then?', clientMessageId } },
    });
  const read = (node: StarlingNode, { accessToken }: PairedDevice) =>
    api(node.url).get(`/library/stories/${story}`, accessToken);

  /** Both devices at once, at every node, over REST, GraphQL and a socket; one message is sent three times. */
  async function actInEveryWay(): Promise<unknown[]> {
    const [first, second] = devices as [PairedDevice, PairedDevice];
    const repeated = randomUUID();
    const answers = await Promise.all([
      ...nodes.map((node) => send(node, first, repeated).then(({ errors }) => errors[0]?.extensions.error ?? 'done')),
      ...nodes.map((node) => read(node, second).then(({ status, body }) => (status === 200 ? 'done' : body.error))),
      saidOnSocket(nodes[1]!, second),
    ]);
    return [...new Set(answers)];
  }

  /** Opens a socket and says something. Returns `done`, or why the socket was closed. */
  async function saidOnSocket(node: StarlingNode, { accessToken }: PairedDevice): Promise<string> {
    const socket = await LiveClient.open(node, { token: accessToken, conversationId });
    const isWelcome = await until(() => socket.frames.some(({ type }) => type === 'welcome') || socket.closed);
    if (isWelcome !== true) return socket.closed!.reason;
    const id = socket.say('Go on');
    await socket.has(({ metadata }) => metadata['client_message_id'] === id);
    await socket.close();
    return 'done';
  }

  /** A minute in which the child is answered counts as well. */
  const untilAnswered = () =>
    until(async () => {
      const [row] = await starling.sql<{ open: number }>(
        `SELECT count(*)::int AS open FROM replies WHERE conversation_id = $1 AND state IN ('waiting', 'running')`,
        [conversationId],
      );
      return row!.open === 0;
    });
  const counted = () =>
    starling.sql<{ minute: number; date: string }>(
      'SELECT minute, local_date::text AS date FROM child_minutes WHERE child_id = $1 ORDER BY minute',
      [family.child.id],
    );
  const state = async (node: StarlingNode) =>
    (await api(node.url).get(`/children/${family.child.id}/state`, parent.accessToken)).body;

  it('count exactly sixty, through the repeated hour, and the next minute is refused everywhere', async () => {
    for (let minute = 0; minute < BUDGET; minute += 1) {
      await setTime(start + minute * MINUTE_MS + 1_000);
      expect([minute, await actInEveryWay()]).toEqual([minute, ['done']]);
      await untilAnswered();
      expect((await counted()).length).toBe(minute + 1);
    }
    // The last minute may be used to its end.
    await setTime(start + BUDGET * MINUTE_MS - 10_000);
    expect(await actInEveryWay()).toEqual(['done']);
    await untilAnswered();

    await setTime(start + BUDGET * MINUTE_MS + 1);
    expect(await actInEveryWay()).toEqual(['budget_used']);
    const rows = await counted();
    expect(rows.map(({ minute }) => minute)).toEqual(
      Array.from({ length: BUDGET }, (_, minute) => start / MINUTE_MS + minute),
    );
    expect(new Set(rows.map(({ date }) => date)).size).toBe(1);
    for (const node of nodes) {
      expect(await state(node)).toMatchObject({ code: 'budget_used', minutes_used: 60, minutes_left: 0 });
    }
  }, 120_000);
});
