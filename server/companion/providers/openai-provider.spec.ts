import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { type AiProviderDouble, PROVIDER_SECRET, startAiProvider } from '../../../test/doubles/ai-provider.js';
import { MALFORMED_STREAMS } from '../../../test/doubles/malformed-streams.js';
import { OpenAiProvider, type OpenAiProviderOptions } from './openai-provider.js';
import { type PromptMessage, ProviderError } from './provider.js';

const KEY = 'a secret provider key';
let double: AiProviderDouble;

beforeEach(async () => {
  double = await startAiProvider();
});
afterEach(() => double.close());

function providerFor(overrides: Partial<OpenAiProviderOptions> = {}): OpenAiProvider {
  return new OpenAiProvider({
    baseUrl: double.url,
    apiKey: KEY,
    model: 'test-model',
    replyTimeoutMs: 2_000,
    retryDelaysMs: [1, 1],
    ...overrides,
  });
}

interface Outcome {
  text: string;
  error: unknown;
}

async function reply(
  content: string,
  {
    provider = providerFor(),
    signal = new AbortController().signal,
  }: { provider?: OpenAiProvider; signal?: AbortSignal } = {},
): Promise<Outcome> {
  let text = '';
  try {
    for await (const chunk of provider.stream({ messages: [{ role: 'user', content }], signal })) {
      expect(chunk).not.toBe('');
      text += chunk;
    }
    return { text, error: null };
  } catch (error) {
    return { text, error };
  }
}

function expectProviderError(error: unknown, kind: ProviderError['kind']): void {
  expect(error).toBeInstanceOf(ProviderError);
  const { message, stack } = error as ProviderError;
  expect((error as ProviderError).kind).toBe(kind);
  for (const secret of [KEY, PROVIDER_SECRET, double.url, '127.0.0.1'])
    expect(`${message}\n${stack}`).not.toContain(secret);
}

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise(setImmediate);
};

describe('a reply', () => {
  it('comes in chunks and is complete', async () => {
    expect(await reply('[[script:pieces n=3 text=one]]')).toEqual({ text: 'one 1 one 2 one 3 ', error: null });
  });

  it('is requested with the model, the key and a stream', async () => {
    await reply('Hi');
    expect(double.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(double.requests[0]?.body).toMatchObject({ model: 'test-model', stream: true });
  });

  it('has whole characters although they arrive byte by byte', async () => {
    expect(await reply('[[script:utf8-split]]')).toEqual({ text: '🐣🐥🦜 ⭐', error: null });
  });

  it('reuses a warm connection', async () => {
    for (let n = 0; n < 6; n += 1) await reply(`${n}`);
    // A reply ends before the rest of its response is read, so the next request may need a second connection.
    expect(double.openConnections).toBeLessThanOrEqual(2);
  });

  it('yields a chunk as soon as it arrives', async () => {
    const chunks = providerFor().stream({
      messages: [{ role: 'user', content: '[[script:gate n=2]]' }],
      signal: new AbortController().signal,
    });
    double.release();
    expect(await chunks.next()).toEqual({ done: false, value: 'piece 1 ' });
    double.release();
    expect(await chunks.next()).toEqual({ done: false, value: 'piece 2 ' });
    expect(await chunks.next()).toEqual({ done: true, value: undefined });
  });
});

describe('malformed streams', () => {
  it('are at least forty', () => {
    expect(new Set(MALFORMED_STREAMS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(MALFORMED_STREAMS.map((stream) => [stream.name, stream] as const))(
    'give the right text or one fault: %s',
    async (name, stream) => {
      const { text, error } = await reply(`[[script:malformed variant=${name}]]`);
      expect(text).toBe(stream.text ?? '');
      if (stream.text === null || stream.breaksOff) expectProviderError(error, 'broken');
      else expect(error).toBeNull();
    },
  );
});

describe('an error status', () => {
  it.each([400, 401, 403, 404, 422])('%i is not retried', async (code) => {
    const { error } = await reply(`[[script:status code=${code}]]`);
    expectProviderError(error, 'refused');
    expect(error).toMatchObject({ retryable: false, status: code });
    expect(double.requests).toHaveLength(1);
  });

  it.each([429, 500, 502, 503])('%i is retried twice', async (code) => {
    const { error } = await reply(`[[script:status code=${code}]]`);
    expectProviderError(error, 'refused');
    expect(error).toMatchObject({ retryable: true, status: code });
    expect(double.requests).toHaveLength(3);
  });

  it('that passes is followed by a complete reply', async () => {
    expect(await reply('[[script:flaky times=2 n=1]]')).toEqual({ text: 'word 1 ', error: null });
  });

  it('is retried no sooner than the provider asks for', async () => {
    await reply('[[script:flaky times=1 code=429 retryAfter=1]]');
    expect(double.requests[1]!.at - double.requests[0]!.at).toBeGreaterThanOrEqual(990);
  });

  it('with a long Retry-After is final', async () => {
    const { error } = await reply('[[script:status code=429 retryAfter=60]]');
    expectProviderError(error, 'refused');
    expect(double.requests).toHaveLength(1);
  });

  it('of a redirect is final: the provider follows none', async () => {
    const { error } = await reply('[[script:redirect]]');
    expect(error).toMatchObject({ kind: 'refused', status: 302 });
  });

  it('is retried after at least a second by default', async () => {
    await reply('[[script:flaky times=1 n=1]]', { provider: providerFor({ retryDelaysMs: undefined }) });
    expect(double.requests[1]!.at - double.requests[0]!.at).toBeGreaterThanOrEqual(990);
  });
});

describe('a misbehaving provider', () => {
  it.each(['html', 'empty'])('that answers 200 with %s is broken', async (script) => {
    const { error, text } = await reply(`[[script:${script}]]`);
    expect(text).toBe('');
    expectProviderError(error, 'broken');
  });

  it('that never answers is silent, in time', async () => {
    const started = performance.now();
    const { error } = await reply('[[script:never-answers]]', { provider: providerFor({ replyTimeoutMs: 200 }) });
    expectProviderError(error, 'silent');
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(double.requests).toHaveLength(1);
  });

  it.each(['cut', 'fin'])(
    'that ends within the reply by %s is truncated: the text stays, and there is no retry',
    async (script) => {
      const { text, error } = await reply(`[[script:${script} after=3 delayMs=5]]`);
      expect(text).toContain('word 1 ');
      expectProviderError(error, 'truncated');
      expect(double.requests).toHaveLength(1);
    },
  );

  it('that resets the connection is unreachable', async () => {
    double.down = true;
    expectProviderError((await reply('Hi')).error, 'unreachable');
  });

  it('that does not listen is unreachable', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const { error } = await reply('Hi', { provider: providerFor({ baseUrl: `http://127.0.0.1:${port}/v1` }) });
    expectProviderError(error, 'unreachable');
  });

  it('that does not speak TLS is unreachable', async () => {
    const { error } = await reply('Hi', { provider: providerFor({ baseUrl: double.url.replace('http:', 'https:') }) });
    expectProviderError(error, 'unreachable');
  });

  it('that was unreachable for one request is used for the next', async () => {
    const provider = providerFor();
    await reply('one', { provider });
    double.down = true;
    expectProviderError((await reply('two', { provider })).error, 'unreachable');
    double.down = false;
    expect((await reply('three', { provider })).error).toBeNull();
  });
});

describe('a provider that closes connections', () => {
  const EVENT = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'Birds sing' } }] })}\n\n`;
  const chunked = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  const head = (connection: string) =>
    `HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\nconnection: ${connection}\r\n\r\n`;

  /** A server below HTTP, which answers each request of a connection as the test says. */
  async function listen(answer: (socket: Socket, requestsBefore: number) => void) {
    const sockets = new Set<Socket>();
    let requests = 0;
    const server = createTcpServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      let requestsBefore = 0;
      socket.on('data', (bytes) => {
        if (!bytes.toString().startsWith('POST')) return;
        requests += 1;
        answer(socket, requestsBefore);
        requestsBefore += 1;
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    return {
      provider: providerFor({ baseUrl }),
      requests: () => requests,
      connections: () => sockets.size,
      async [Symbol.asyncDispose]() {
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  }

  it.each(['destroy', 'resetAndDestroy'] as const)(
    'gets a request again, on another connection, if it closes a kept one by %s',
    async (close) => {
      await using server = await listen((socket, requestsBefore) => {
        if (requestsBefore > 0) socket[close]();
        else socket.write(`${head('keep-alive')}${chunked(EVENT)}${chunked('data: [DONE]\n\n')}0\r\n\r\n`);
      });
      const { provider } = server;
      // Until a request has used a kept connection.
      while (server.requests() === server.connections()) {
        expect(await reply('Hi', { provider })).toEqual({ text: 'Birds sing', error: null });
      }
      expect(server.requests()).toBe(server.connections() + 1);
    },
  );

  it('gets no request again if it closes a new connection', async () => {
    await using server = await listen((socket) => socket.destroy());
    expectProviderError((await reply('one', { provider: server.provider })).error, 'unreachable');
    expect(server.requests()).toBe(1);
  });

  it.each(['keep-alive', 'close'])(
    'within a chunked response is truncated, with connection: %s',
    async (connection) => {
      await using server = await listen((socket) => socket.end(`${head(connection)}${chunked(EVENT)}`));
      const { text, error } = await reply('one', { provider: server.provider });
      expect(text).toBe('Birds sing');
      expectProviderError(error, 'truncated');
    },
  );
});

describe('leaving a reply', () => {
  it.each(['silent', 'never-answers', 'hang after=1', 'endless'])(
    'by an abort closes the connection of a provider that plays %s',
    async (script) => {
      const controller = new AbortController();
      const reason = new Error('stopped by the user');
      const running = reply(`[[script:${script}]]`, { signal: controller.signal });
      await until(() => double.openReplies === 1);
      controller.abort(reason);
      expect((await running).error).toBe(reason);
      await until(() => double.openConnections === 0);
    },
  );

  it('early closes the connection of an endless or a bursting provider', async () => {
    for (const script of ['endless', 'burst']) {
      let length = 0;
      for await (const chunk of providerFor().stream({
        messages: [{ role: 'user', content: `[[script:${script} delayMs=1]]` }],
        signal: new AbortController().signal,
      })) {
        length += chunk.length;
        if (length > 20) break;
      }
      await until(() => double.openConnections === 0);
    }
  });

  it('at the moment in which its response ends throws no error', async () => {
    const provider = providerFor();
    for (let n = 0; n < 20; n += 1) {
      const controller = new AbortController();
      expect(await reply('[[script:pieces n=2 text=one]]', { provider, signal: controller.signal })).toEqual({
        text: 'one 1 one 2 ',
        error: null,
      });
      controller.abort();
      // An error without a listener would be thrown here, and end the process.
      await new Promise(setImmediate);
    }
  });

  it('before it starts sends no request', async () => {
    const { error } = await reply('Hi', { signal: AbortSignal.abort(new Error('too late')) });
    expect(error).toEqual(new Error('too late'));
    expect(double.requests).toHaveLength(0);
  });

  it('ends the wait for the next retry', async () => {
    const controller = new AbortController();
    const running = reply('[[script:status code=503]]', {
      provider: providerFor({ retryDelaysMs: [60_000] }),
      signal: controller.signal,
    });
    await until(() => double.requests.length === 1);
    controller.abort(new Error('stopped'));
    expect((await running).error).toEqual(new Error('stopped'));
  });
});

it('keeps a request within 256 KiB, with the newest messages', async () => {
  const messages: PromptMessage[] = [{ role: 'system', content: 'Be kind.' }];
  for (let n = 0; n < 400; n += 1)
    messages.push({ role: n % 2 ? 'assistant' : 'user', content: `${n} ${'"ü'.repeat(800)}` });
  messages.push({ role: 'user', content: '[[script:echo all=true]]' });
  let text = '';
  for await (const chunk of providerFor().stream({ messages, signal: new AbortController().signal })) text += chunk;
  expect(double.requests[0]!.bytes).toBeLessThanOrEqual(256 * 1024);
  const sent = JSON.parse(text) as PromptMessage[];
  expect(sent[0]).toEqual(messages[0]);
  expect(sent.slice(1)).toEqual(messages.slice(-(sent.length - 1)));
});

describe('a short answer', () => {
  const ask = (provider = providerFor()): Promise<string> =>
    provider.complete({
      messages: [{ role: 'user', content: 'A title, please' }],
      signal: new AbortController().signal,
    });

  it('is its text', async () => {
    double.completion = 'A title';
    expect(await ask()).toBe('A title');
    expect(double.requests[0]?.body.stream).toBe(false);
  });

  it.each(['html', 'empty', 'status code=500', 'cut after=0'])('that plays %s is a fault', async (script) => {
    double.completion = `[[script:${script}]]`;
    await expect(ask()).rejects.toBeInstanceOf(ProviderError);
  });
});
