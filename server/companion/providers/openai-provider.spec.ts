import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AiProviderDouble, PROVIDER_SECRET, startAiProvider } from '../../../test/doubles/ai-provider.js';
import { MALFORMED_STREAMS } from '../../../test/doubles/malformed-streams.js';
import { OpenAiProvider, type OpenAiProviderOptions } from './openai-provider.js';
import { type PromptMessage, ProviderError } from './provider.js';

const KEY = 'key-that-nobody-may-see';
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
    for await (const piece of provider.stream({ messages: [{ role: 'user', content }], signal })) {
      expect(piece).not.toBe('');
      text += piece;
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
  it('comes in pieces and is complete', async () => {
    expect(await reply('[[script:pieces n=3 text=one]]')).toEqual({ text: 'one 1 one 2 one 3 ', error: null });
  });

  it('is asked for with the model, the key and a stream', async () => {
    await reply('Hi');
    expect(double.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(double.requests[0]?.body).toMatchObject({ model: 'test-model', stream: true });
  });

  it('keeps characters whole that arrive byte by byte', async () => {
    expect(await reply('[[script:utf8-split]]')).toEqual({ text: '🐣🐥🦜 ⭐', error: null });
  });

  it('uses a warm connection again', async () => {
    for (let n = 0; n < 6; n += 1) await reply(`${n}`);
    // A reply is handed out before the end of its answer is read: the next one may just need a second connection.
    expect(double.openConnections).toBeLessThanOrEqual(2);
  });

  it('hands out a piece as soon as it is there', async () => {
    const pieces = providerFor().stream({
      messages: [{ role: 'user', content: '[[script:gate n=2]]' }],
      signal: new AbortController().signal,
    });
    double.release();
    expect(await pieces.next()).toEqual({ done: false, value: 'piece 1 ' });
    double.release();
    expect(await pieces.next()).toEqual({ done: false, value: 'piece 2 ' });
    expect(await pieces.next()).toEqual({ done: true, value: undefined });
  });
});

describe('malformed streams', () => {
  it('are at least forty', () => {
    expect(new Set(MALFORMED_STREAMS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(MALFORMED_STREAMS.map((stream) => [stream.name, stream] as const))(
    '%s: the right text or one fault',
    async (name, stream) => {
      const { text, error } = await reply(`[[script:malformed variant=${name}]]`);
      expect(text).toBe(stream.text ?? '');
      if (stream.text === null || stream.breaksOff) expectProviderError(error, 'broken');
      else expect(error).toBeNull();
    },
  );
});

describe('a refusal', () => {
  it.each([400, 401, 403, 404, 422])('with %i is not tried again', async (code) => {
    const { error } = await reply(`[[script:status code=${code}]]`);
    expectProviderError(error, 'refused');
    expect(error).toMatchObject({ retryable: false, status: code });
    expect(double.requests).toHaveLength(1);
  });

  it.each([429, 500, 502, 503])('with %i is tried twice more', async (code) => {
    const { error } = await reply(`[[script:status code=${code}]]`);
    expectProviderError(error, 'refused');
    expect(error).toMatchObject({ retryable: true, status: code });
    expect(double.requests).toHaveLength(3);
  });

  it('that passes leaves a whole reply', async () => {
    expect(await reply('[[script:flaky times=2 n=1]]')).toEqual({ text: 'word 1 ', error: null });
  });

  it('is tried again no sooner than the provider asks', async () => {
    await reply('[[script:flaky times=1 code=429 retryAfter=1]]');
    expect(double.requests[1]!.at - double.requests[0]!.at).toBeGreaterThanOrEqual(990);
  });

  it('that asks for much patience is final', async () => {
    const { error } = await reply('[[script:status code=429 retryAfter=60]]');
    expectProviderError(error, 'refused');
    expect(double.requests).toHaveLength(1);
  });

  it('by a redirect is not followed', async () => {
    const { error } = await reply('[[script:redirect]]');
    expect(error).toMatchObject({ kind: 'refused', status: 302 });
  });

  it('waits a second or more between two tries where nothing else is set', async () => {
    await reply('[[script:flaky times=1 n=1]]', { provider: providerFor({ retryDelaysMs: undefined }) });
    expect(double.requests[1]!.at - double.requests[0]!.at).toBeGreaterThanOrEqual(990);
  });
});

describe('a provider that misbehaves', () => {
  it.each(['html', 'empty'])('answers 200 with %s: broken', async (script) => {
    const { error, text } = await reply(`[[script:${script}]]`);
    expect(text).toBe('');
    expectProviderError(error, 'broken');
  });

  it('never answers: silent, in time', async () => {
    const started = performance.now();
    const { error } = await reply('[[script:never-answers]]', { provider: providerFor({ replyTimeoutMs: 200 }) });
    expectProviderError(error, 'silent');
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(double.requests).toHaveLength(1);
  });

  it.each(['cut', 'fin'])('ends within the reply by %s: truncated, text kept, not asked again', async (script) => {
    const { text, error } = await reply(`[[script:${script} after=3 delayMs=5]]`);
    expect(text).toContain('word 1 ');
    expectProviderError(error, 'truncated');
    expect(double.requests).toHaveLength(1);
  });

  it('refuses the connection: unreachable', async () => {
    double.down = true;
    expectProviderError((await reply('Hi')).error, 'unreachable');
  });

  it('is not there at all: unreachable', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const { error } = await reply('Hi', { provider: providerFor({ baseUrl: `http://127.0.0.1:${port}/v1` }) });
    expectProviderError(error, 'unreachable');
  });

  it('speaks no TLS where it should: unreachable', async () => {
    const { error } = await reply('Hi', { provider: providerFor({ baseUrl: double.url.replace('http:', 'https:') }) });
    expectProviderError(error, 'unreachable');
  });

  it('closed an idle connection: the next reply does not notice', async () => {
    const provider = providerFor();
    await reply('one', { provider });
    double.down = true;
    expectProviderError((await reply('two', { provider })).error, 'unreachable');
    double.down = false;
    expect((await reply('three', { provider })).error).toBeNull();
  });
});

describe('leaving', () => {
  it.each(['silent', 'never-answers', 'hang after=1', 'endless'])(
    'by abort closes the connection of %s',
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
      for await (const piece of providerFor().stream({
        messages: [{ role: 'user', content: `[[script:${script} delayMs=1]]` }],
        signal: new AbortController().signal,
      })) {
        length += piece.length;
        if (length > 20) break;
      }
      await until(() => double.openConnections === 0);
    }
  });

  it('in the moment in which an answer ends harms nobody', async () => {
    const provider = providerFor();
    for (let n = 0; n < 20; n += 1) {
      const controller = new AbortController();
      expect(await reply('[[script:pieces n=2 text=one]]', { provider, signal: controller.signal })).toEqual({
        text: 'one 1 one 2 ',
        error: null,
      });
      controller.abort();
      // An error that nobody listens to would be thrown here, and end the process.
      await new Promise(setImmediate);
    }
  });

  it('before the start sends nothing', async () => {
    const { error } = await reply('Hi', { signal: AbortSignal.abort(new Error('too late')) });
    expect(error).toEqual(new Error('too late'));
    expect(double.requests).toHaveLength(0);
  });

  it('ends the wait for the next try', async () => {
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

it('keeps a request within 256 KiB and the newest messages in it', async () => {
  const messages: PromptMessage[] = [{ role: 'system', content: 'Be kind.' }];
  for (let n = 0; n < 400; n += 1)
    messages.push({ role: n % 2 ? 'assistant' : 'user', content: `${n} ${'"ü'.repeat(800)}` });
  messages.push({ role: 'user', content: '[[script:echo all=true]]' });
  let text = '';
  for await (const piece of providerFor().stream({ messages, signal: new AbortController().signal })) text += piece;
  expect(double.requests[0]!.bytes).toBeLessThanOrEqual(256 * 1024);
  const sent = JSON.parse(text) as PromptMessage[];
  expect(sent[0]).toEqual(messages[0]);
  expect(sent.slice(1)).toEqual(messages.slice(-(sent.length - 1)));
});

describe('a whole answer', () => {
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

  it.each(['html', 'empty', 'status code=500', 'cut after=0'])('that is %s is a fault', async (script) => {
    double.completion = `[[script:${script}]]`;
    await expect(ask()).rejects.toBeInstanceOf(ProviderError);
  });
});
