import { type AiProviderDouble, startAiProvider } from '../../../test/doubles/ai-provider.js';
import { type CollectedSpan, type OtlpCollector, startOtlpCollector } from '../../../test/doubles/otlp-collector.js';
import { registerParent } from '../../../test/support/accounts.js';
import { graphql } from '../../../test/support/graphql-client.js';
import { LiveClient } from '../../../test/support/live-client.js';
import { spawnStarling } from '../../../test/support/spawn.js';
import { createTestDatabase, startStarling, type TestStarling, testRedisUrl } from '../../../test/support/starling.js';
import { until } from '../../../test/support/wait.js';

const SECRET_TEXT = 'the kite named Clementine';

describe('a message with a trace collector', () => {
  let starling: TestStarling;
  let collector: OtlpCollector;
  let provider: AiProviderDouble;
  beforeAll(async () => {
    [collector, provider] = await Promise.all([startOtlpCollector(), startAiProvider()]);
    starling = await startStarling({
      NODE_ID: 'first',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      COMPANION_BASE_URL: provider.url,
      COMPANION_API_KEY: 'a provider key',
      COMPANION_TITLES: 'off',
    });
  });
  afterAll(async () => {
    await starling.stop();
    await Promise.all([collector.close(), provider.close()]);
  });

  /** The spans of a message's trace, once the reply's is among them. */
  const traceOf = (messageId: string) =>
    until(
      () => {
        const spans = collector.spans.filter(({ traceId }) => traceId === messageId.replaceAll('-', ''));
        const names = spans.map(({ name }) => name);
        return names.includes('reply') && names.includes('message') ? spans : null;
      },
      { what: 'the trace' },
    );

  it('produces one tree of spans, from its frame to the end of its reply', async () => {
    const parent = await registerParent(starling);
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    const { metadata } = await client.ask(`[[script:pieces n=4 delayMs=20]] ${SECRET_TEXT}`);
    const spans = await traceOf(metadata.reply_to as string);
    expect(treeOf(spans)).toEqual({
      message: {
        'message.store': {},
        reply: { 'reply.take': {}, 'provider.request': {}, 'reply.publish': {}, 'reply.end': {} },
      },
    });
    const named = (name: string) => spans.find((span) => span.name === name)!;
    expect(named('message').attributes).toEqual({
      'starling.message_id': metadata.reply_to,
      'starling.conversation_id': client.conversationId,
      'starling.transport': 'websocket',
      'starling.repeated': false,
    });
    expect(named('provider.request').events).toMatchObject([{ name: 'first chunk' }]);
    const pieces = client.frames.filter(({ type }) => type === 'assistant_delta').length;
    expect(named('reply.publish').attributes).toEqual({ 'starling.chunks': pieces });
    expect(named('reply').attributes).toMatchObject({ 'starling.fence': 1, 'starling.ending': 'final' });
    for (const span of spans) {
      expect(span.node).toBe('first');
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
    }
    await client.close();
  });

  it('records its transport, and that it was sent before', async () => {
    const parent = await registerParent(starling);
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    const input = { conversationId: client.conversationId, content: 'Once', clientMessageId: 'once' };
    for (let time = 0; time < 2; time += 1) {
      await graphql(starling, 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
        token: parent.accessToken,
        variables: { input },
      });
    }
    await client.next('stream_final');
    const roots = await until(() => {
      const found = collector.spans.filter(
        ({ name, attributes }) =>
          name === 'message' && attributes['starling.conversation_id'] === client.conversationId,
      );
      return found.length === 2 ? found : null;
    });
    expect(roots.map(({ attributes }) => attributes['starling.transport'])).toEqual(['graphql', 'graphql']);
    expect(roots.map(({ attributes }) => attributes['starling.repeated'])).toEqual([false, true]);
    await client.close();
  });

  it('gets a separate trace for the takeover of its reply, linked to its own', async () => {
    const second = await starling.startNode({ NODE_ID: 'second' });
    const parent = await registerParent(starling);
    const reader = await LiveClient.join(starling, { token: parent.accessToken });
    const writer = await LiveClient.join(second, {
      token: parent.accessToken,
      conversationId: reader.conversationId,
    });
    writer.say('[[script:pieces n=40 delayMs=50]] Over to you');
    await reader.next('assistant_delta');
    await second.stop();
    const { metadata } = await reader.next('stream_final');
    const [takeover] = await until(() => {
      const found = collector.spans.filter(
        ({ name, attributes, node }) =>
          name === 'reply' && node === 'first' && attributes['starling.message_id'] === metadata.reply_to,
      );
      return found.length === 1 ? found : null;
    });
    const [root, ...others] = await traceOf(metadata.reply_to as string).then((spans) =>
      spans.filter(({ name }) => name === 'message'),
    );
    expect(others).toEqual([]);
    expect(takeover!.traceId).not.toBe(root!.traceId);
    expect(takeover!.links).toMatchObject([{ traceId: root!.traceId, spanId: root!.spanId }]);
    expect(takeover!.attributes).toMatchObject({ 'starling.fence': 2, 'starling.ending': 'final' });
    await reader.close();
  });

  it('leaves no text, name or key in its spans', () => {
    expect(collector.spans.length).toBeGreaterThan(10);
    for (const secret of [SECRET_TEXT, 'Over to you', 'word 1', '@starling.test', 'a provider key', 'eyJ']) {
      expect(collector.text).not.toContain(secret);
    }
  });

  it('is answered while the collector refuses traces, and is traced again once it accepts them', async () => {
    const parent = await registerParent(starling);
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    collector.isRefusing = true;
    const { batches } = collector;
    expect((await client.ask('[[script:pieces n=2]] One')).type).toBe('stream_final');
    await until(() => collector.batches > batches);
    collector.isRefusing = false;
    const { metadata } = await client.ask('[[script:pieces n=2]] Two');
    await traceOf(metadata.reply_to as string);
    await client.close();
  });
});

/** Names of spans, each with its children's. */
type Tree = { [name: string]: Tree };

function treeOf(spans: readonly CollectedSpan[], parentId?: string): Tree {
  const children = spans.filter(({ parentSpanId }) => (parentSpanId || undefined) === parentId);
  return Object.fromEntries(children.map(({ name, spanId }) => [name, treeOf(spans, spanId)]));
}

describe('the code of OpenTelemetry', () => {
  const WATCH = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(name, context, next) {
        if (name.startsWith('@opentelemetry/sdk') || name.startsWith('@opentelemetry/exporter'))
          process.stderr.write('reads ' + name + '\\n');
        return next(name, context);
      },
    });`;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const start = (settings: Record<string, string>) =>
    spawnStarling({
      DATABASE_URL: database.url,
      REDIS_URL: testRedisUrl(),
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(WATCH)}`,
      ...settings,
    });

  it('is not loaded without a collector', async () => {
    const starling = await start({});
    expect(await starling.stop()).toBe(0);
    expect(starling.stderr).not.toContain('reads @opentelemetry');
  });

  it('is loaded with a collector, and an unreachable collector costs one warning and no time', async () => {
    const starling = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    const parent = await registerParent(starling);
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    expect((await client.ask('Hello')).type).toBe('stream_final');
    await client.close();
    await until(() => starling.stderr.includes('accepts no traces'));
    const again = await LiveClient.join(starling, { token: parent.accessToken });
    expect((await again.ask('And again')).type).toBe('stream_final');
    await again.close();
    const stoppedAt = performance.now();
    expect(await starling.stop()).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(10_000);
    expect(starling.stderr).toContain('reads @opentelemetry/sdk-trace');
    expect(starling.stderr.split('accepts no traces')).toHaveLength(2);
  });
});
