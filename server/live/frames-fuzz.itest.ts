import { monitorEventLoopDelay } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import { randomFrom, SEED } from '../../test/faults/harness/random.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { confusedFrame, mutatedFrame, protocolBreak, type Random, randomFrame } from '../../test/support/bad-frames.js';
import { graphql } from '../../test/support/graphql-client.js';
import { inLanes } from '../../test/support/lanes.js';
import { LiveClient } from '../../test/support/live-client.js';
import { RawSocket, rawFrame } from '../../test/support/raw-socket.js';
import { useStarling } from '../../test/support/use-starling.js';

const FRAMES_PER_KIND = 2_500;
/** So many bad frames do not close a socket. */
const FORGIVEN_BAD_FRAMES = 20;
/** Fewer than a node's connections to the store: a join that waits long for one is refused. */
const LANES = 8;

describe(`malformed frames (seed ${SEED})`, () => {
  const starling = useStarling({ provider: true });
  let parent: Account;
  /** Subscribes to the conversation that all the bad frames go to. */
  let reader: LiveClient & { conversationId: string };
  let address: string;

  beforeAll(async () => {
    parent = await registerParent(starling);
    reader = await LiveClient.join(starling, { token: parent.accessToken });
    address = `${starling.wsUrl}?token=${parent.accessToken}&conversation_id=${reader.conversationId}`;
  });
  afterAll(async () => {
    await reader.close();
  });

  /** Bad frames store nothing and show others nothing, and a good client is served. */
  afterEach(async () => {
    reader.send('ping');
    await reader.next('pong');
    expect(reader.frames.filter(({ type }) => type !== 'welcome' && type !== 'pong')).toEqual([]);
    expect(await starling.sql('SELECT * FROM messages WHERE conversation_id = $1', [reader.conversationId])).toEqual(
      [],
    );
    const good = await LiveClient.join(starling, { token: parent.accessToken });
    expect((await good.ask('Are you there?')).type).toBe('stream_final');
    await good.close();
  });

  const kinds: [string, (random: Random) => string | Buffer][] = [
    ['random bytes', randomFrame],
    ['good frames with errors in them', (random) => mutatedFrame(random, reader.conversationId)],
    ['values of other types than expected', (random) => confusedFrame(random, reader.conversationId)],
  ];
  it.each(kinds)(
    'answers each of 2,500 with one error, and closes on more than 20 in a minute: %s',
    async (kind, make) => {
      const random = randomFrom(SEED + kind.length);
      const frames = Array.from({ length: FRAMES_PER_KIND }, () => make(random));
      const perSocket = FORGIVEN_BAD_FRAMES + 1;
      const turns = Array.from({ length: Math.ceil(frames.length / perSocket) }, (_, turn) =>
        frames.slice(turn * perSocket, (turn + 1) * perSocket),
      );
      const wrong: unknown[] = [];
      await inLanes(LANES, turns, async (sent) => {
        const client = await LiveClient.join(starling, {
          token: parent.accessToken,
          conversationId: reader.conversationId,
        });
        for (const frame of sent) client.socket.send(frame);
        const expected = Array.from({ length: Math.min(sent.length, FORGIVEN_BAD_FRAMES) }, () => 'bad_frame');
        if (sent.length > FORGIVEN_BAD_FRAMES) {
          const { code, reason } = await client.untilClosed(20_000);
          if (code !== 1008 || reason !== 'too_many_bad_frames') wrong.push({ code, reason, sent });
          expected.push('too_many_bad_frames');
        } else {
          client.send('ping');
          await client.next('pong');
          if (client.socket.readyState !== WebSocket.OPEN) wrong.push({ sent });
          await client.close();
        }
        const shown = client.frames.filter(({ type }) => type !== 'welcome' && type !== 'pong');
        const codes = shown.map(({ type, metadata }) => (type === 'error' ? metadata.error.code : type));
        if (codes.join() !== expected.join()) wrong.push({ codes, sent });
      });
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  it('closes each of 2,500 sockets that break the protocol with the right code', async () => {
    const random = randomFrom(SEED);
    const breaks = Array.from({ length: FRAMES_PER_KIND }, () => protocolBreak(random));
    const wrong: unknown[] = [];
    await inLanes(LANES, breaks, async ({ what, bytes, code }) => {
      const socket = await RawSocket.open(address);
      socket.send(bytes);
      const got = await socket.closeCode().catch((error: unknown) => String(error));
      if (got !== code) wrong.push({ what, bytes: bytes.toString('hex'), code, got });
    });
    expect(wrong).toEqual([]);
  });

  it('refuses compression, so that a small frame cannot become large', async () => {
    const socket = await RawSocket.open(address, {
      'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits, x-webkit-deflate-frame',
    });
    expect(socket.handshake).toMatch(/^HTTP\/1\.1 101 /);
    expect(socket.handshake).not.toMatch(/sec-websocket-extensions/i);
    socket.send(rawFrame({ opcode: 1, reserved: 4, payload: Buffer.from('aa56aa2ca9ca4c5f0500', 'hex') }));
    expect(await socket.closeCode()).toBe(1002);
  });

  it('closes a socket that sends too many fragments of one message', async () => {
    const socket = await RawSocket.open(address);
    const fragments = Array.from({ length: 80 }, (_, index) => rawFrame({ opcode: index === 0 ? 1 : 0, fin: false }));
    socket.send(Buffer.concat(fragments));
    expect(await socket.closeCode()).toBe(1008);
  });

  describe('JSON that is meant to exhaust the server', () => {
    const depth = 10_000;
    const bombs: [string, string][] = [
      ['arrays 10,000 deep', '['.repeat(depth) + ']'.repeat(depth)],
      ['objects 10,000 deep', `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
      ['6,000 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 6_000 }, (_, key) => [key, 0])))],
      ['__proto__', '{"__proto__":{"polluted":true,"content":"x","title":"x"}}'],
      ['constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
      ['toString', '{"toString":{"polluted":true},"valueOf":1,"hasOwnProperty":2}'],
      ['a key twice', '{"type":"ping","type":"message","title":1,"title":[]}'],
      ['1e999', '1e999'],
      ['-0', '-0'],
      ['2^53 + 1', '9007199254740993'],
    ];
    const where: [string, (bomb: string) => Promise<void>][] = [
      [
        'a frame',
        async (bomb) => {
          const client = await LiveClient.join(starling, { token: parent.accessToken });
          const frames = [
            bomb,
            `{"type":${bomb}}`,
            `{"type":"message","content":${bomb},"metadata":{"message_id":"c-1"}}`,
          ];
          frames.push(`{"type":"message","content":"x","metadata":{"message_id":${bomb}}}`);
          for (const frame of frames) client.socket.send(frame);
          client.send('ping');
          await client.next('pong');
          expect(client.frames.map(({ type, metadata }) => metadata.error?.code ?? type)).toEqual([
            'welcome',
            ...frames.map(() => 'bad_frame'),
            'pong',
          ]);
          await client.close();
        },
      ],
      [
        'a body',
        async (bomb) => {
          const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${parent.accessToken}` };
          const path = `/conversations/${reader.conversationId}`;
          for (const body of [bomb, `{"title":${bomb}}`, `{"title":"x","unknown":${bomb}}`]) {
            const { status } = await api(starling.url).send('PATCH', path, { headers, body });
            expect([400, 422]).toContain(status);
          }
        },
      ],
      [
        'a variable',
        async (bomb) => {
          for (const input of [
            bomb,
            `{"conversationId":"${reader.conversationId}","content":${bomb},"clientMessageId":"c-1"}`,
          ]) {
            const query = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
            const response = await fetch(`${starling.url}/graphql`, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${parent.accessToken}` },
              body: `{"query":${JSON.stringify(query)},"variables":{"input":${input}}}`,
            });
            const body = (await response.json()) as { errors?: { extensions: { code: string } }[] };
            expect([200, 400]).toContain(response.status);
            expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(
              expect.arrayContaining(['BAD_USER_INPUT']),
            );
          }
        },
      ],
    ];
    it.each(where)('is refused in %s', async (_where, refuses) => {
      for (const [, bomb] of bombs) await refuses(bomb);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect('polluted' in {}).toBe(false);
    });

    it('delays no other request', async () => {
      const [, deep] = bombs[0]!;
      const delays: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const delay = monitorEventLoopDelay({ resolution: 5 });
        delay.enable();
        for (const [, refuses] of where) await refuses(deep);
        delay.disable();
        delays.push(delay.max / 1e6);
      }
      // The test's own work runs in this process too, so the limit is generous. What the JSON costs, it costs each time; a
      // busy machine stops the process now and then.
      expect(Math.min(...delays)).toBeLessThan(250);
    });
  });

  it('still answers GraphQL', async () => {
    expect((await graphql(starling, '{ me { id } }', { token: parent.accessToken })).errors).toEqual([]);
  });
});
