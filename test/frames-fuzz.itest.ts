import { monitorEventLoopDelay } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import { type AiProviderDouble, startAiProvider } from './doubles/ai-provider.js';
import { randomFrom, SEED } from './faults/harness/random.js';
import { type Account, registerParent } from './support/accounts.js';
import { api } from './support/api.js';
import { confusedFrame, mutatedFrame, protocolBreak, type Random, randomFrame } from './support/bad-frames.js';
import { graphql } from './support/graphql-client.js';
import { inLanes } from './support/lanes.js';
import { LiveClient } from './support/live-client.js';
import { RawSocket, rawFrame } from './support/raw-socket.js';
import { startStarling, type TestStarling } from './support/starling.js';

const FRAMES_PER_KIND = 2_500;
/** Bad frames that one socket is forgiven. */
const FORGIVEN = 20;
const LANES = 24;

describe(`malformed frames (seed ${SEED})`, () => {
  let provider: AiProviderDouble;
  let starling: TestStarling;
  let parent: Account;
  /** Reads the conversation that all the bad frames go to. */
  let reader: LiveClient & { conversationId: string };
  let address: string;

  beforeAll(async () => {
    provider = await startAiProvider();
    starling = await startStarling({ COMPANION_BASE_URL: provider.url, COMPANION_TITLES: 'off' });
    parent = await registerParent(starling);
    reader = await LiveClient.join(starling, { token: parent.accessToken });
    address = `${starling.wsUrl}?token=${parent.accessToken}&conversation_id=${reader.conversationId}`;
  });
  afterAll(async () => {
    await reader.close();
    await starling.stop();
    await provider.close();
  });

  /** Nothing was stored, nothing was shown to others, and a good client is served. */
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
    ['good frames that were spoilt', (random) => mutatedFrame(random, reader.conversationId)],
    ['other types than expected', (random) => confusedFrame(random, reader.conversationId)],
  ];
  it.each(kinds)(
    'answers each of 2,500 with one error, and closes on more than 20 in a minute: %s',
    async (kind, make) => {
      const random = randomFrom(SEED + kind.length);
      const frames = Array.from({ length: FRAMES_PER_KIND }, () => make(random));
      const perSocket = FORGIVEN + 1;
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
        const expected = Array.from({ length: Math.min(sent.length, FORGIVEN) }, () => 'bad_frame');
        if (sent.length > FORGIVEN) {
          const { code, reason } = await client.untilClosed(20_000);
          if (code !== 1008 || reason !== 'too_many_bad_frames') wrong.push({ code, reason, sent });
          expected.push('too_many_bad_frames');
        } else {
          client.send('ping');
          await client.next('pong');
          if (client.socket.readyState !== WebSocket.OPEN) wrong.push({ sent });
          await client.close();
        }
        const told = client.frames.filter(({ type }) => type !== 'welcome' && type !== 'pong');
        const codes = told.map(({ type, metadata }) => (type === 'error' ? metadata.error.code : type));
        if (codes.join() !== expected.join()) wrong.push({ codes, sent });
      });
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it('closes each of 2,500 that break the protocol with the right code', async () => {
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
  }, 60_000);

  it('takes no compression, so that nothing small can become large', async () => {
    const socket = await RawSocket.open(address, {
      'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits, x-webkit-deflate-frame',
    });
    expect(socket.handshake).toMatch(/^HTTP\/1\.1 101 /);
    expect(socket.handshake).not.toMatch(/sec-websocket-extensions/i);
    socket.send(rawFrame({ opcode: 1, reserved: 4, payload: Buffer.from('aa56aa2ca9ca4c5f0500', 'hex') }));
    expect(await socket.closeCode()).toBe(1002);
  });

  it('keeps no more pieces of one message than it may', async () => {
    const socket = await RawSocket.open(address);
    const pieces = Array.from({ length: 80 }, (_, index) => rawFrame({ opcode: index === 0 ? 1 : 0, fin: false }));
    socket.send(Buffer.concat(pieces));
    expect(await socket.closeCode()).toBe(1008);
  });

  describe('JSON that is meant to burst', () => {
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

    it('holds nobody else up', async () => {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      const [, deep] = bombs[0]!;
      delay.enable();
      for (const [, refuses] of where) await refuses(deep);
      delay.disable();
      // The tests' own work runs in this process too: the bar is a generous one.
      expect(delay.max / 1e6).toBeLessThan(250);
    });
  });

  it('still knows what GraphQL is', async () => {
    expect((await graphql(starling, '{ me { id } }', { token: parent.accessToken })).errors).toEqual([]);
  });
});
