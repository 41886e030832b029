import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { until } from '../../test/support/wait.js';
import { LocalBus } from './local-bus.js';
import { textTopic } from './topic.js';
import { ACCESS_TOPIC, REPORTS_TOPIC, userTopic, WAITLIST_TOPIC } from './topics.js';

describe('a topic of JSON payloads', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());
  afterAll(() => warn.mockRestore());

  it('gives its listeners the value that was published', async () => {
    const bus = new LocalBus();
    const notes: unknown[] = [];
    await bus.subscribe(userTopic('ann'), (note) => notes.push(note));
    await bus.publish(userTopic('ann'), { kind: 'conversation', id: 'c1', change: 'created' });
    await until(() => notes.length === 1);
    expect(notes).toEqual([{ kind: 'conversation', id: 'c1', change: 'created' }]);
  });

  it.each([
    ['is no JSON', '{"report": the secret'],
    ['is of an unknown kind', '{"kind":"the secret"}'],
    ['lacks a field', '{"kind":"conversation","id":"the secret"}'],
  ])('drops a payload that %s, logs it without its text, and delivers the next one', async (_, broken) => {
    const bus = new LocalBus();
    const notes: unknown[] = [];
    await bus.subscribe(userTopic('ann'), (note) => notes.push(note));
    await bus.publish(textTopic('user:ann'), broken);
    await bus.publish(userTopic('ann'), { kind: 'conversation', id: 'c2', change: 'deleted' });
    await until(() => notes.length === 1);
    expect(notes).toEqual([{ kind: 'conversation', id: 'c2', change: 'deleted' }]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('the secret');
  });
});

describe('payloads between versions', () => {
  const decode = (topic: { decode(payload: Buffer): unknown }, json: unknown) =>
    topic.decode(Buffer.from(JSON.stringify(json)));

  it('keep a change of access whose reason only a newer version knows', () => {
    const change = { userId: 'ann', reason: 'quiet_hours_began' };
    expect(decode(ACCESS_TOPIC, { origin: 'n1', change })).toEqual({
      origin: 'n1',
      change: { userId: 'ann', reason: 'unknown' },
    });
  });

  it('keep a payload with more fields than this version knows', () => {
    expect(decode(REPORTS_TOPIC, { report: null, priority: 1 })).toEqual({ report: null, hiddenFrom: [] });
  });

  it('carry nothing on the topic of a signal, whatever a newer version adds', () => {
    expect(WAITLIST_TOPIC.encode(null)).toBe('');
    expect(WAITLIST_TOPIC.decode(Buffer.from('{"joined":1}'))).toBeNull();
  });
});
