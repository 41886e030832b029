import { forgetRefusal, noteRefusal, shutOutStore } from './shut-out';

afterEach(forgetRefusal);

describe('a refusal by a rule of the guardians', () => {
  it.each(['paused', 'quiet_hours', 'budget_used', 'break'])('is kept for %s, with its end', (code) => {
    noteRefusal(code, '2026-11-23T06:30:00.000Z');
    expect(shutOutStore.getSnapshot()).toEqual({ code, until: '2026-11-23T06:30:00.000Z' });
  });

  it('is no other refusal', () => {
    for (const code of ['forbidden', 'area_off', 'waitlisted', null, undefined]) noteRefusal(code, null);
    expect(shutOutStore.getSnapshot()).toBeNull();
  });

  it('is reported once however often it is repeated', () => {
    const heard: unknown[] = [];
    const stop = shutOutStore.subscribe(() => heard.push(shutOutStore.getSnapshot()?.code));
    noteRefusal('paused', undefined);
    noteRefusal('paused', undefined);
    forgetRefusal();
    stop();
    expect(heard).toEqual(['paused', undefined]);
  });
});
