import { jest } from '@jest/globals';
import type { CloseFrame } from '../../../contract/disconnects';
import { frame, setup } from './live-client-harness';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('is connecting until the welcome frame arrives, then connected', () => {
  const { client, status, welcome, opened } = setup();
  client.connect('c1');
  expect(status()?.state).toBe('connecting');
  expect(opened).toHaveLength(1);
  welcome();
  expect(status()?.state).toBe('connected');
});

test('starts a conversation and listens to the one that its welcome frame names', async () => {
  const { client, starts, opened, frames } = setup();
  client.connect(null);
  expect(opened).toHaveLength(0);
  starts[0]!.resolve({ ...frame('welcome'), conversationId: 'c9' });
  await jest.advanceTimersByTimeAsync(0);
  expect(opened[0]?.conversationId).toBe('c9');
  expect(frames.map((received) => received.type)).toEqual(['welcome']);
});

test('reports a time-out and reconnects when no welcome frame comes within 10 s', async () => {
  const { client, starts, status } = setup();
  client.connect(null);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(status()?.state).toBe('connecting');
  await jest.advanceTimersByTimeAsync(1);
  expect(status()).toMatchObject({ state: 'reconnecting', message: 'Timeout waiting for welcome message' });
  expect(starts[0]?.signal.aborted).toBe(true);
});

test('says that the new chat failed when the server gives no other reason', async () => {
  const { client, starts, status } = setup();
  client.connect(null);
  starts[0]!.reject({ code: 1006, reason: '' } satisfies CloseFrame);
  await jest.advanceTimersByTimeAsync(0);
  expect(status()).toMatchObject({ state: 'reconnecting', message: 'Failed to start new chat' });
  await jest.advanceTimersByTimeAsync(1_000);
  starts[1]!.reject({ code: 1011, reason: '' } satisfies CloseFrame);
  await jest.advanceTimersByTimeAsync(0);
  expect(status()?.message).toBe('Failed to create conversation');
});

test('reconnects after 1, 2, 4, 8 and 16 s, then gives up with a message and a Retry', async () => {
  const { client, opened, close, status } = setup();
  client.connect('c1');
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    close(1006);
    expect(status()?.state).toBe('reconnecting');
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(opened).toHaveLength(index + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(opened).toHaveLength(index + 2);
  }
  close(1006);
  expect(status()).toMatchObject({
    state: 'error',
    message: 'Connection failed after maximum retry attempts',
    canRetry: true,
  });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(6);
  client.retry();
  expect(opened).toHaveLength(7);
  expect(status()?.state).toBe('reconnecting');
});

test.each([
  [0, 800],
  [0.999_999, 1200],
])('varies a delay by 20 % at most (random number %d)', async (random, expected) => {
  const { client, close, status } = setup({ random });
  client.connect('c1');
  const before = Date.now();
  close(1006);
  expect(status()!.nextAttemptAt! - before).toBeCloseTo(expected, 0);
});

test('has five fresh attempts after a stable connection', async () => {
  const { client, close, welcome, status } = setup();
  client.connect('c1');
  close(1006);
  await jest.advanceTimersByTimeAsync(1000);
  welcome();
  await jest.advanceTimersByTimeAsync(5000);
  close(1006);
  expect(status()?.attempt).toBe(1);
});

test('backs off when the server closes each connection right after its welcome', async () => {
  const { client, close, welcome, status } = setup();
  client.connect('c1');
  for (const attempt of [1, 2, 3]) {
    welcome();
    close(1006);
    expect(status()?.attempt).toBe(attempt);
    await jest.advanceTimersByTimeAsync(1000 * 2 ** (attempt - 1));
  }
});

test('reconnects with the id of the last stored message', async () => {
  const { client, close, last, store, welcome } = setup();
  client.connect('c1');
  expect(last().after).toBeNull();
  welcome();
  store('m7');
  close(1006);
  await jest.advanceTimersByTimeAsync(1000);
  expect(last().after).toBe('m7');
});

test('says "Failed to create conversation" on 1011 and reconnects', async () => {
  const { client, close, status, opened } = setup();
  client.connect('c1');
  close(1011);
  expect(status()).toMatchObject({ state: 'reconnecting', message: 'Failed to create conversation' });
  await jest.advanceTimersByTimeAsync(1000);
  expect(opened).toHaveLength(2);
});

test('says "Connection failed" on 1008, refreshes the token and reconnects', async () => {
  const { client, close, status, opened, refreshToken } = setup();
  client.connect('c1');
  close(1008);
  expect(status()).toMatchObject({ state: 'reconnecting', message: 'Connection failed' });
  await jest.advanceTimersByTimeAsync(1000);
  expect(refreshToken).toHaveBeenCalledTimes(1);
  expect(opened).toHaveLength(2);
});

test.each(['unauthorized', 'invalid_token', 'token_expired'])(
  'reconnects at once with a fresh token after %s, and stops after a second refusal',
  async (reason) => {
    const { client, close, status, opened, refreshToken, ended } = setup();
    client.connect('c1');
    close(1008, reason);
    await jest.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(2);
    close(1008, reason);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(refreshToken).toHaveBeenCalledTimes(1);
    expect(opened).toHaveLength(2);
    expect(status()?.state).toBe('error');
    expect(ended).toEqual([reason]);
  },
);

test('refreshes again for a token that expires after a good connection', async () => {
  const { client, close, welcome, opened, refreshToken } = setup();
  client.connect('c1');
  for (const count of [1, 2, 3]) {
    welcome();
    close(1008, 'token_expired');
    await jest.advanceTimersByTimeAsync(0);
    expect(refreshToken).toHaveBeenCalledTimes(count);
    expect(opened).toHaveLength(count + 1);
  }
});

test('ends when the refresh is refused, and retries when the network fails', async () => {
  const refused = setup();
  refused.refreshToken.mockRejectedValue(new Error('Refresh token expired'));
  refused.client.connect('c1');
  refused.close(1008, 'token_expired');
  await jest.advanceTimersByTimeAsync(0);
  expect(refused.ended).toEqual(['unauthorized']);

  const offline = setup();
  offline.refreshToken.mockRejectedValue({ code: 1006, reason: '' } satisfies CloseFrame);
  offline.client.connect('c1');
  offline.close(1008, 'token_expired');
  await jest.advanceTimersByTimeAsync(0);
  expect(offline.ended).toEqual([]);
  expect(offline.status()?.state).toBe('reconnecting');
});

test.each(['logged_out', 'forbidden', 'waitlisted', 'conversation_not_found', 'too_many_bad_frames', 'quiet_hours'])(
  'does not reconnect after %s',
  async (reason) => {
    const { client, close, status, opened, ended, refreshToken } = setup();
    client.connect('c1');
    close(1008, reason);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(opened).toHaveLength(1);
    expect(refreshToken).not.toHaveBeenCalled();
    expect(ended).toEqual([reason]);
    expect(status()).toMatchObject({ state: 'error', message: 'Connection failed', canRetry: false });
  },
);

test('is disconnected without an error after its conversation was deleted', () => {
  const { client, close, status, ended } = setup();
  client.connect('c1');
  close(1000, 'conversation_deleted');
  expect(status()?.state).toBe('disconnected');
  expect(ended).toEqual(['conversation_deleted']);
});

test('reconnects within 250 ms after a drain, whether announced by a frame or by 1012', async () => {
  const closed = setup({ random: 0.99 });
  closed.client.connect('c1');
  closed.welcome();
  closed.close(1012);
  await jest.advanceTimersByTimeAsync(250);
  expect(closed.opened).toHaveLength(2);

  const announced = setup({ random: 0.99 });
  announced.client.connect('c1');
  announced.welcome();
  announced.last().sink.frame(frame('error', { shouldReconnect: true, error: { code: 'draining', message: '' } }));
  expect(announced.last().isClosed).toBe(true);
  await jest.advanceTimersByTimeAsync(250);
  expect(announced.opened).toHaveLength(2);
});

test('gets the running reply again without a change of state, and not twice in a row', async () => {
  const { client, opened, status, statuses, welcome } = setup();
  client.connect('c1');
  welcome();
  const before = statuses.length;
  client.resync();
  client.resync();
  expect(opened).toHaveLength(2);
  expect(opened[0]?.isClosed).toBe(true);
  expect(statuses).toHaveLength(before);
  welcome();
  expect(status()?.state).toBe('connected');
});

test('ignores a connection that it has left', async () => {
  const { client, opened, frames, status } = setup();
  client.connect('c1');
  const old = opened[0]!;
  client.connect('c2');
  old.sink.frame(frame('user_message'));
  old.sink.closed({ code: 1006, reason: '' });
  expect(frames).toEqual([]);
  expect(status()?.state).toBe('connecting');
});

test('stays disconnected after disconnect()', async () => {
  const { client, opened, close, status } = setup();
  client.connect('c1');
  close(1006);
  client.disconnect();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
  expect(status()?.state).toBe('disconnected');
});
