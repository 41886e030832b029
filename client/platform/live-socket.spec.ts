import { jest } from '@jest/globals';

/** A socket of the browser, whose other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static readonly all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text).type);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  async accept(): Promise<void> {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    await jest.advanceTimersByTimeAsync(0);
    this.say('connection_ack');
    await jest.advanceTimersByTimeAsync(0);
  }

  say(type: string): void {
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }
}

const PING_AFTER_MS = 25_000;
const PONG_WITHIN_MS = 10_000;

let live: typeof import('./live-socket');
let stop: () => void;

beforeAll(async () => {
  Object.assign(globalThis, { WebSocket: FakeSocket, window: { location: { origin: 'http://starling.test' } } });
  live = await import('./live-socket');
});

beforeEach(async () => {
  jest.useFakeTimers();
  stop = live.liveSocket.subscribe(
    { query: 'subscription { anything }' },
    { next: () => undefined, error: () => undefined, complete: () => undefined },
  );
  // After an earlier end, graphql-ws waits first.
  await jest.advanceTimersByTimeAsync(2_000);
});

afterEach(async () => {
  stop();
  live.liveSocket.terminate();
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
});

const socket = () => FakeSocket.all.at(-1)!;

test('tells those who come later that it is open', async () => {
  expect(live.isLiveSocketOpen()).toBe(false);
  await socket().accept();
  expect(live.isLiveSocketOpen()).toBe(true);
  live.liveSocket.terminate();
  expect(live.isLiveSocketOpen()).toBe(false);
});

test('is opened again when the answer to a ping does not come', async () => {
  await socket().accept();
  const dead = socket();
  await jest.advanceTimersByTimeAsync(PING_AFTER_MS);
  expect(dead.sent).toContain('ping');
  await jest.advanceTimersByTimeAsync(PONG_WITHIN_MS);
  expect(dead.readyState).toBe(FakeSocket.CLOSED);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(socket()).not.toBe(dead);
  await socket().accept();
  expect(live.isLiveSocketOpen()).toBe(true);
});

test('stays open while its pings are answered', async () => {
  await socket().accept();
  const alive = socket();
  for (let ping = 0; ping < 3; ping += 1) {
    await jest.advanceTimersByTimeAsync(PING_AFTER_MS);
    alive.say('pong');
  }
  await jest.advanceTimersByTimeAsync(PONG_WITHIN_MS);
  expect(alive.readyState).toBe(FakeSocket.OPEN);
  expect(socket()).toBe(alive);
});
