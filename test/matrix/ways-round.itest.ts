import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../support/api.js';
import { LiveClient } from '../support/live-client.js';
import type { StarlingNode } from '../support/starling.js';
import { useStarling } from '../support/use-starling.js';
import { SEND, ShutOutStage } from './shut-out-stage.js';
import { WAYS_ROUND } from './ways-round.js';
import { WAYS_ROUND_RULES } from './ways-round-rules.js';

const starling = useStarling({ own: true });
let other: StarlingNode;

beforeAll(async () => {
  other = await starling.startNode();
});

describe('in a quiet time', () => {
  let stage: ShutOutStage;
  let written: number;
  let late: string[];

  beforeAll(async () => {
    stage = await ShutOutStage.open(starling, other);
    written = await stage.written();
    await stage.beginQuietTime();
    const { socket } = stage.opened;
    // The rule holds as soon as it is answered, whether the socket has been closed yet or not.
    late = Array.from({ length: 20 }, () => socket.say('Quick!'));
    await socket.untilClosed();
  });
  afterAll(() => stage.opened.connection.close());

  it.each(WAYS_ROUND)('the child does not get in by this: $way', async ({ answer, try: attempt }) => {
    expect(await attempt(stage)).toBe(answer);
  });

  it('no message of the child was stored, not even those on the socket that was about to close', async () => {
    expect(await stage.written()).toBe(written);
    const acknowledged = stage.opened.socket.frames.map(({ metadata }) => metadata['client_message_id']);
    expect(late.filter((id) => acknowledged.includes(id))).toEqual([]);
  });

  it('what helps the child stays open', async () => {
    for (const path of ['/users/me', '/devices/me', '/devices/me/state']) {
      expect([path, await stage.rest('GET', path)]).toEqual([path, '200']);
    }
  });
});

describe('in the instant of a pause', () => {
  it('none of the sockets that are being opened stays open, and no message is stored after it', async () => {
    const stage = await ShutOutStage.open(starling, other);
    const { device, parent, child, conversationId } = stage;
    const path = `/children/${child.id}/pause`;
    const sockets: Promise<LiveClient>[] = [];
    const messages: Promise<string>[] = [];
    const rush = () => {
      for (const node of [starling, other])
        sockets.push(LiveClient.open(node, { token: device.accessToken, conversationId }));
      messages.push(stage.graphql(SEND, stage.input()));
    };
    for (let count = 0; count < 8; count += 1) rush();
    const paused = api(starling.url).put(path, undefined, parent.accessToken);
    for (let count = 0; count < 8; count += 1) rush();
    expect((await paused).status).toBe(200);
    const written = await stage.written();
    for (const socket of await Promise.all(sockets)) {
      expect(['paused', 'too_many_connections']).toContain((await socket.untilClosed()).reason);
    }
    const answers = await Promise.all(messages);
    expect(new Set(answers)).toEqual(
      new Set([...new Set(answers)].filter((answer) => answer === 'done' || answer === 'paused')),
    );
    expect(await stage.graphql(SEND, stage.input())).toBe('paused');
    // What was decided before the pause may be stored beside it, and nothing else.
    const stored = await starling.sql<{ late: boolean }>(
      `SELECT m.created_at > c.paused_at + interval '1 second' AS late FROM messages m, children c
       WHERE m.conversation_id = $1 AND m.role = 'user' AND c.id = $2`,
      [conversationId, child.id],
    );
    expect(stored.filter(({ late }) => late)).toEqual([]);
    expect(written).toBeGreaterThan(0);
    await stage.opened.connection.close();
  });
});

describe('while the child may talk', () => {
  let stage: ShutOutStage;
  beforeAll(async () => {
    stage = await ShutOutStage.open(starling, other);
  });
  afterAll(() => stage.opened.connection.close());

  it.each(WAYS_ROUND_RULES)('no rule is passed by this: $way', async ({ answer, try: attempt }) => {
    expect(await attempt(stage)).toBe(answer);
  });
});

it('the documents list each way with its answer', () => {
  const document = readFileSync(join(process.cwd(), 'docs/ways-round.md'), 'utf8');
  const ways = [...WAYS_ROUND, ...WAYS_ROUND_RULES];
  expect(ways.map(({ way, answer }) => `| ${way} | ${answer} |`).filter((row) => !document.includes(row))).toEqual([]);
  expect(ways.length).toBeGreaterThanOrEqual(30);
});
