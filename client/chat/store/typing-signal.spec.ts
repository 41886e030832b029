import { jest } from '@jest/globals';
import type { ChatApi } from './chat-api';
import { browserClock } from './clock';
import { TypingSignal } from './typing-signal';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setup() {
  const setTyping = jest.fn<ChatApi['setTyping']>().mockResolvedValue();
  const signal = new TypingSignal({ setTyping }, browserClock);
  return { signal, sent: () => setTyping.mock.calls.map(([, isTyping]) => isTyping), setTyping };
}

test('typing is sent when it starts, every 8 s while it goes on, and when it ends', () => {
  const { signal, sent } = setup();
  signal.send('c1', true);
  jest.advanceTimersByTime(7_999);
  signal.send('c1', true);
  expect(sent()).toEqual([true]);
  jest.advanceTimersByTime(1);
  signal.send('c1', true);
  signal.send('c1', false);
  expect(sent()).toEqual([true, true, false]);
});

test('the end of typing is sent once, and only after a start', () => {
  const { signal, sent } = setup();
  signal.send('c1', false);
  expect(sent()).toEqual([]);
  signal.send('c1', true);
  signal.send('c1', false);
  signal.send('c1', false);
  expect(sent()).toEqual([true, false]);
});

test('typing in another conversation is sent at once', () => {
  const { signal, setTyping } = setup();
  signal.send('c1', true);
  signal.reset();
  signal.send('c2', true);
  expect(setTyping.mock.calls).toEqual([
    ['c1', true],
    ['c2', true],
  ]);
});

test('a signal that cannot be sent breaks nothing', async () => {
  const { signal, setTyping, sent } = setup();
  setTyping.mockRejectedValueOnce(new Error('Network error'));
  signal.send('c1', true);
  await jest.advanceTimersByTimeAsync(0);
  signal.send('c1', false);
  expect(sent()).toEqual([true, false]);
});
