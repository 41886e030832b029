import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { SafetyClassifier } from './safety-classifier.js';

const ADULT = { direction: 'in', band: null } as const;
const UNENCODED_WORKER = new URL('../../test/support/unencoded-safety-worker.ts', import.meta.url);
const SLOW_WORKER = new URL('../../test/support/slow-safety-worker.ts', import.meta.url);

/** Each thread compiles the rules when it starts. */
jest.setTimeout(30_000);

describe('the safety classifier', () => {
  let unchecked = 0;
  let classifier: SafetyClassifier;
  const start = (file?: URL): SafetyClassifier =>
    new SafetyClassifier({ counter: () => ({ inc: () => (unchecked += 1) }) }, file);

  const review = (text: string) => classifier.review(text, ADULT);

  beforeAll(() => {
    Logger.overrideLogger(false);
    classifier = start(SLOW_WORKER);
    classifier.onApplicationBootstrap();
  });
  beforeEach(() => {
    unchecked = 0;
  });

  it('returns the verdict on each text', async () => {
    const texts = ['I want to kill myself', 'How do we make bedtime calmer?', 'my dad hits me'];
    expect(await Promise.all(texts.map(review))).toMatchObject([
      { category: 'self_harm' },
      null,
      { category: 'abuse' },
    ]);
    expect(unchecked).toBe(0);
  });

  it('gives up a text that blocks a pattern, without blocking the event loop or the texts behind it', async () => {
    await review('Hello');
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    const verdicts = await Promise.all(['stuck here', 'I want to kill myself', 'stuck again', 'Hello'].map(review));
    clearInterval(turning);
    expect(verdicts).toMatchObject(['unchecked', { category: 'self_harm' }, 'unchecked', null]);
    expect(unchecked).toBe(2);
    // In this thread, the pattern would not have let the timer run once.
    expect(turns).toBeGreaterThan(20);
  });

  it('tries what a child writes once more', async () => {
    expect(await classifier.review('stuck here', { direction: 'in', band: '6_9' })).toBe('unchecked');
    expect(unchecked).toBe(2);
    expect(await classifier.review('stuck here', { direction: 'out', band: '6_9' })).toBe('unchecked');
    expect(unchecked).toBe(3);
  });

  it('replaces a thread that dies, and reviews the texts behind the one that ended it', async () => {
    const verdicts = await Promise.all(['broken', 'my dad hits me'].map(review));
    expect(verdicts).toMatchObject(['unchecked', { category: 'abuse' }]);
    expect(await review('Hello')).toBeNull();
  });

  it('goes on without the encoder, and says so', async () => {
    const counted: string[] = [];
    const counter = (name: string) => ({ inc: () => counted.push(name) });
    const unencoded = new SafetyClassifier({ counter }, UNENCODED_WORKER);
    const verdicts = ['I want to kill myself', 'How do we make bedtime calmer?'].map((text) =>
      unencoded.review(text, { direction: 'in', band: '10_12' }),
    );
    expect(await Promise.all(verdicts)).toMatchObject([{ category: 'self_harm' }, null]);
    expect(counted).toEqual(['starling_safety_unencoded_total']);
    await unencoded.onApplicationShutdown();
  });

  it('returns unchecked when the thread cannot start', async () => {
    const missing = start(new URL('./no-such-worker.ts', import.meta.url));
    expect(await missing.review('Hello', ADULT)).toBe('unchecked');
    expect(await missing.review('Hello again', ADULT)).toBe('unchecked');
    await missing.onApplicationShutdown();
  });

  it('returns unchecked when the machine refuses a thread, and keeps working', async () => {
    const refused = start(new URL('https://no-thread.example/'));
    refused.onApplicationBootstrap();
    expect(await Promise.all(['Hello', 'Hello again'].map((text) => refused.review(text, ADULT)))).toEqual([
      'unchecked',
      'unchecked',
    ]);
    expect(unchecked).toBe(2);
    await refused.onApplicationShutdown();
  });

  it('rejects all texts when the node stops, also the current one, so that another node answers them', async () => {
    // Comes last, because it stops the threads of all tests.
    await review('Hello');
    const open = expect(review('stuck here')).rejects.toMatchObject({ code: 'unavailable' });
    await classifier.onApplicationShutdown();
    await open;
    await expect(review('Hello')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
