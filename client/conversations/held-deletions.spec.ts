import { HeldDeletions } from './held-deletions';

function setup() {
  const timers = new Map<number, () => void>();
  let next = 0;
  const deletions = new HeldDeletions({
    set: (work) => {
      next += 1;
      timers.set(next, work);
      return next;
    },
    clear: (timer) => timers.delete(timer as number),
  });
  const done: { ids: readonly string[]; isLast: boolean }[] = [];
  const carryOut = (ids: readonly string[], isLast: boolean) => done.push({ ids, isLast });
  const passTime = () => {
    for (const work of [...timers.values()]) work();
  };
  return { deletions, done, carryOut, passTime, timers };
}

describe('held deletions', () => {
  it('hide at once and delete when their time is over', () => {
    const { deletions, done, carryOut, passTime } = setup();
    deletions.hold(['a', 'b'], carryOut);
    expect([...deletions.getSnapshot()]).toEqual(['a', 'b']);
    expect(done).toEqual([]);
    passTime();
    expect(done).toEqual([{ ids: ['a', 'b'], isLast: false }]);
    expect(deletions.getSnapshot().size).toBe(0);
  });

  it('can be taken back', () => {
    const { deletions, done, carryOut, passTime } = setup();
    const undo = deletions.hold(['a'], carryOut);
    deletions.hold(['b'], carryOut);
    undo();
    expect([...deletions.getSnapshot()]).toEqual(['b']);
    passTime();
    expect(done).toEqual([{ ids: ['b'], isLast: false }]);
  });

  it('are carried out when the page closes, and only once', () => {
    const { deletions, done, carryOut, passTime, timers } = setup();
    deletions.hold(['a'], carryOut);
    deletions.flush();
    expect(done).toEqual([{ ids: ['a'], isLast: true }]);
    expect(timers.size).toBe(0);
    passTime();
    expect(done).toHaveLength(1);
  });

  it('tell their listeners until these leave', () => {
    const { deletions, carryOut } = setup();
    let calls = 0;
    const leave = deletions.subscribe(() => {
      calls += 1;
    });
    deletions.hold(['a'], carryOut);
    leave();
    deletions.flush();
    expect(calls).toBe(1);
  });
});
