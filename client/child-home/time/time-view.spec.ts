import { ServerClock } from './server-clock';
import { timeView } from './time-view';

const MINUTE_MS = 60_000;
const at = (minutes: number) => minutes * MINUTE_MS;
const open = (changes: Partial<Parameters<typeof timeView>[0]> = {}) => ({
  isAllowed: true,
  code: null,
  until: null,
  next: null,
  quietAt: null,
  ...changes,
});
const bedtime = open({ next: { code: 'quiet_hours', at: at(60) }, quietAt: at(60) });

describe('before time ends', () => {
  it.each([
    [54.9, null],
    [55, 5],
    [58.9, 5],
    [59, 1],
    [59.9, 1],
    [60, null],
  ])('at minute %d of 60 the warning is %p', (minute, expected) => {
    expect(timeView(bedtime, at(minute)).warning?.minutes ?? null).toBe(expected);
  });

  it('a warning says why', () => {
    const state = open({ next: { code: 'break', at: at(10) } });
    expect(timeView(state, at(6)).warning).toEqual({ minutes: 5, code: 'break' });
  });

  it('a child that is shut out is not warned', () => {
    const state = open({ isAllowed: false, code: 'paused', next: { code: 'quiet_hours', at: at(3) } });
    expect(timeView(state, at(0)).warning).toBeNull();
  });
});

describe('evening light', () => {
  it.each([
    [29, 0],
    [30, 1],
    [40, 2],
    [50, 3],
    [59, 3],
  ])('at minute %d of 60 is %d', (minute, evening) => {
    expect(timeView(bedtime, at(minute)).evening).toBe(evening);
  });

  it('stays dark in the quiet time, and not on a break', () => {
    const shut = open({ isAllowed: false, code: 'quiet_hours', until: at(600), quietAt: at(1_440) });
    expect(timeView(shut, at(61)).evening).toBe(3);
    expect(timeView({ ...shut, code: 'break' }, at(61)).evening).toBe(0);
  });

  it('follows a grant that moves the quiet time', () => {
    const granted = open({ next: { code: 'quiet_hours', at: at(75) }, quietAt: at(1_500) });
    expect(timeView(granted, at(61)).evening).toBe(2);
  });

  it('falls before a quiet time even if something else comes first', () => {
    expect(timeView(open({ next: { code: 'break', at: at(5) }, quietAt: at(20) }), 0).evening).toBe(2);
  });
});

describe('the next change of the screen', () => {
  it('is the next edge of light, warning or end', () => {
    const edges = [0, 30, 40, 50, 55, 59, 60].map((minute) => timeView(bedtime, at(minute)).changesAt);
    expect(edges).toEqual([30, 40, 50, 55, 59, 60].map(at).concat([null as never]));
  });

  it('is the end of what shuts the child out', () => {
    const shut = open({ isAllowed: false, code: 'break', until: at(5) });
    expect(timeView(shut, 0)).toMatchObject({ isOver: false, changesAt: at(5) });
    expect(timeView(shut, at(5))).toMatchObject({ isOver: true, changesAt: null });
  });

  it('does not come where only a person ends it', () => {
    expect(timeView(open({ isAllowed: false, code: 'paused' }), 0)).toMatchObject({ isOver: false, changesAt: null });
  });
});

describe('the clock of the server', () => {
  it('goes on with the monotonic timer, whatever the clock of the tablet says', () => {
    let elapsed = 1_000;
    const clock = new ServerClock(() => elapsed, 50);
    elapsed = 1_500;
    expect(clock.now()).toBe(550);
    clock.set(7_000_000);
    elapsed = 1_800;
    expect(clock.now()).toBe(7_000_300);
  });
});
