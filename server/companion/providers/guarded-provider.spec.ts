import { CompanionHealth } from './companion-health.js';
import { ConversationPauses } from './conversation-pauses.js';
import { GuardedProvider } from './guarded-provider.js';
import { CompanionProvider, type CompletionRequest, ProviderError } from './provider.js';

/** Answers each request as the test says. */
class ScriptedProvider extends CompanionProvider {
  readonly kind = 'openai';
  asked = 0;
  next: (request: CompletionRequest) => AsyncIterable<string> = () => chunks('fine');

  override stream(request: CompletionRequest): AsyncIterable<string> {
    this.asked += 1;
    return this.next(request);
  }

  override complete(): Promise<string> {
    return Promise.resolve('a title');
  }
}

async function* chunks(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

// biome-ignore lint/correctness/useYield: it fails before its first chunk
async function* failing(kind: ProviderError['kind'] = 'unreachable'): AsyncGenerator<string> {
  throw new ProviderError(kind, true, 'no');
}

let now: number;
let provider: ScriptedProvider;
let health: CompanionHealth;
let pauses: ConversationPauses;
let guarded: GuardedProvider;

beforeEach(() => {
  now = 1_000_000;
  provider = new ScriptedProvider();
  health = new CompanionHealth({ now: () => now });
  pauses = new ConversationPauses(() => now);
  guarded = new GuardedProvider(provider, health, pauses);
});
afterEach(() => health.close());

async function ask(conversationId?: string, signal = new AbortController().signal): Promise<string> {
  let text = '';
  for await (const chunk of guarded.stream({ messages: [], signal, ...(conversationId ? { conversationId } : {}) }))
    text += chunk;
  return text;
}

async function failTimes(times: number, kind?: ProviderError['kind']): Promise<void> {
  provider.next = () => failing(kind);
  for (let n = 0; n < times; n += 1) await expect(ask()).rejects.toBeInstanceOf(ProviderError);
}

describe('the health of the companion', () => {
  it('is OK at first, DEGRADED from the first failure, and OK again with the next reply', async () => {
    expect(health.status()).toBe('OK');
    await failTimes(1);
    expect(health.status()).toBe('DEGRADED');
    provider.next = () => chunks('back');
    expect(await ask()).toBe('back');
    expect(health.status()).toBe('OK');
  });

  it('is DOWN after five minutes of failures', async () => {
    await failTimes(1);
    now += 300_000;
    await failTimes(1);
    expect(health.status()).toBe('DOWN');
  });

  it.each(['refused', 'broken', 'silent', 'truncated'] as const)(
    'forgets a reply that failed as %s if ten seconds pass without another request',
    async (kind) => {
      await failTimes(1, kind);
      now += 9_000;
      expect(health.status()).toBe('DEGRADED');
      now += 2_000;
      expect(health.status()).toBe('OK');
    },
  );

  it('does not change when a user stops a reply', async () => {
    const controller = new AbortController();
    provider.next = async function* () {
      yield 'a';
      controller.abort(new Error('stopped'));
    };
    await expect(ask('c', controller.signal)).rejects.toThrow('stopped');
    expect(health.status()).toBe('OK');
  });

  it('is DEGRADED when a reply has given up on a silent provider', async () => {
    const controller = new AbortController();
    provider.next = async function* () {
      yield 'a';
      controller.abort(new ProviderError('silent', true, 'nothing came'));
    };
    await expect(ask('c', controller.signal)).rejects.toThrow('nothing came');
    expect(health.status()).toBe('DEGRADED');
  });
});

describe('after five failures in a row', () => {
  it('one request at a time tries, and the others share its failure', async () => {
    await failTimes(5);
    const { promise, reject } = Promise.withResolvers<never>();
    // biome-ignore lint/correctness/useYield: it hangs, then fails
    provider.next = async function* () {
      await promise;
    };
    const asked = provider.asked;
    const outcomes = Promise.allSettled([ask('one'), ask('two'), ask('three')]);
    await new Promise(setImmediate);
    expect(provider.asked).toBe(asked + 1);
    reject(new ProviderError('unreachable', true, 'no'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(provider.asked).toBe(asked + 1);
  });

  it('all requests go on as soon as the first one has text', async () => {
    await failTimes(5);
    provider.next = () => chunks('back');
    expect(await Promise.all([ask('one'), ask('two'), ask('three')])).toEqual(['back', 'back', 'back']);
  });

  it('a waiting request can be stopped', async () => {
    await failTimes(5);
    const { promise, resolve } = Promise.withResolvers<void>();
    // biome-ignore lint/correctness/useYield: it only hangs
    provider.next = async function* () {
      await promise;
    };
    const trial = ask('one');
    const controller = new AbortController();
    const waiting = ask('two', controller.signal);
    await new Promise(setImmediate);
    controller.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
    resolve();
    await trial;
  });

  it('titles are refused at once', async () => {
    await failTimes(5);
    await expect(guarded.complete({ messages: [], signal: new AbortController().signal })).rejects.toBeInstanceOf(
      ProviderError,
    );
  });
});

it('keeps failing requests of one conversation a second apart, and does not delay other conversations', async () => {
  provider.next = () => failing('broken');
  await expect(ask('one')).rejects.toBeInstanceOf(ProviderError);
  expect(pauses.pauseMs('one')).toBe(1_000);
  expect(pauses.pauseMs('two')).toBe(0);
  now += 600;
  expect(pauses.pauseMs('one')).toBe(400);
  now += 400;
  provider.next = () => chunks('fine');
  await ask('one');
  expect(pauses.pauseMs('one')).toBe(0);
});

it('becomes OK when the probe reaches the provider again', async () => {
  const { promise: probed, resolve } = Promise.withResolvers<void>();
  const probing = new CompanionHealth({
    probeIntervalMs: 1,
    probe: async () => {
      resolve();
      return true;
    },
  });
  probing.failed('unreachable');
  expect(probing.status()).toBe('DEGRADED');
  await probed;
  await new Promise(setImmediate);
  expect(probing.status()).toBe('OK');
  probing.close();
});
