import { jest } from '@jest/globals';
import { browserClock } from '../../chat/store/clock';
import type { OwnState } from './own-state';
import { OwnStateWatch } from './own-state-watch';
import { ServerClock } from './server-clock';

const START = Date.parse('2026-11-25T19:00:00Z');
const MINUTE_MS = 60_000;

const open: OwnState = {
  isAllowed: true,
  code: null,
  until: null,
  now: START,
  timeZone: 'UTC',
  next: null,
  quietAt: null,
  exempt: [],
  areas: { chat: true, own_words: true, stories: true, games: true, contents: true, voice: true },
  goal: null,
};

/** A server that the test moves by hand. */
function setup(first: Partial<OwnState> = {}) {
  let state: OwnState = { ...open, ...first };
  let isDown = false;
  let loads = 0;
  let push: (state: OwnState, what: string) => void = () => undefined;
  let refused: () => void = () => undefined;
  const shown: (string | null)[] = [];
  const watch = new OwnStateWatch(
    {
      load: async () => {
        loads += 1;
        if (isDown) throw new Error('Network error');
        return { ...state, now: Date.now() };
      },
      listen: (onChange) => {
        push = onChange;
        return () => undefined;
      },
    },
    {
      subscribe: (listener) => {
        refused = listener;
        return () => undefined;
      },
      note: (code) => shown.push(code),
      forget: () => shown.push(null),
    },
    new ServerClock(),
    browserClock,
  );
  return {
    watch,
    shown,
    screen: () => shown.at(-1),
    loads: () => loads,
    setState: (change: Partial<OwnState>) => {
      state = { ...state, ...change };
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    push: (what = 'rules') => push({ ...state, now: Date.now() }, what),
    refuse: () => refused(),
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('the screen closes within a second after the quiet time begins, and opens within a second after its end', async () => {
  const { watch, screen, setState } = setup({ next: { code: 'quiet_hours', at: START + 10_000 } });
  watch.start();
  await pass(9_900);
  expect(screen()).toBeNull();
  setState({ isAllowed: false, code: 'quiet_hours', until: START + 20_000, next: null });
  await pass(600);
  expect(screen()).toBe('quiet_hours');
  setState({ isAllowed: true, code: null, until: null });
  await pass(9_000);
  expect(screen()).toBe('quiet_hours');
  await pass(1_000);
  expect(screen()).toBeNull();
});

test('the quiet time begins without a network, too', async () => {
  const { watch, screen, setDown } = setup({ next: { code: 'quiet_hours', at: START + 10_000 } });
  watch.start();
  await pass(5_000);
  setDown(true);
  await pass(6_000);
  expect(screen()).toBe('quiet_hours');
});

test('a used budget is not assumed, because an idle child uses no minutes', async () => {
  const { watch, screen, setDown } = setup({ next: { code: 'budget_used', at: START + 10_000 } });
  watch.start();
  await pass(5_000);
  setDown(true);
  await pass(20_000);
  expect(screen()).toBeNull();
});

test('a report of the server counts at once', async () => {
  const { watch, screen, setState, push } = setup();
  watch.start();
  await pass(0);
  setState({ isAllowed: false, code: 'paused' });
  push();
  expect(screen()).toBe('paused');
  setState({ isAllowed: true, code: null });
  push();
  expect(screen()).toBeNull();
});

test('a report of a request is passed on', async () => {
  const { watch, push } = setup();
  watch.start();
  let heard = 0;
  watch.on('request', () => {
    heard += 1;
  });
  push('minute');
  push('request');
  expect(heard).toBe(1);
});

test('tells of a changed plan', () => {
  const { watch, push } = setup();
  watch.start();
  let heard = 0;
  const stop = watch.on('plan', () => {
    heard += 1;
  });
  push('request');
  push('plan');
  stop();
  push('plan');
  expect(heard).toBe(1);
});

test('a grant arrives within 30 s although the live connection is down', async () => {
  const { watch, screen, setState } = setup({ isAllowed: false, code: 'budget_used', until: START + 9 * MINUTE_MS });
  watch.start();
  await pass(1_000);
  setState({ isAllowed: true, code: null, until: null });
  await pass(30_000);
  expect(screen()).toBeNull();
});

test('an open screen asks once a minute', async () => {
  const { watch, loads } = setup();
  watch.start();
  await pass(10 * MINUTE_MS);
  expect(loads()).toBe(11);
});

test('a failed look is repeated until it is answered', async () => {
  const { watch, screen, setDown } = setup({ isAllowed: false, code: 'break', until: START + MINUTE_MS });
  setDown(true);
  watch.start();
  await pass(10_000);
  setDown(false);
  await pass(3_000);
  expect(screen()).toBe('break');
});

test('an answer that was asked for before a refusal does not lift it', async () => {
  const { watch, shown, setState, refuse, loads } = setup();
  watch.start();
  setState({ isAllowed: false, code: 'break', until: START + MINUTE_MS });
  refuse();
  await pass(0);
  expect(loads()).toBeGreaterThanOrEqual(1);
  expect(shown.at(-1)).toBe('break');
});

test('nothing is asked after the stop', async () => {
  const { watch, loads } = setup({ next: { code: 'quiet_hours', at: START + 10_000 } });
  const stop = watch.start();
  await pass(0);
  stop();
  await pass(10 * MINUTE_MS);
  expect(loads()).toBe(1);
});
