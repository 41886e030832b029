import { farBehind } from './cases/far-behind.js';
import { killWriter } from './cases/kill-writer.js';
import { redisAway } from './cases/redis-away.js';
import { redisFlushed } from './cases/redis-flushed.js';
import { rollingRestart } from './cases/rolling-restart.js';
import { sameIdEverywhere } from './cases/same-id-everywhere.js';
import { stopFromElsewhere } from './cases/stop-from-elsewhere.js';
import { CLEAN, check } from './harness/checker.js';
import type { Cluster } from './harness/cluster.js';
import { startConversations } from './harness/load.js';

/** Extra time that a busy machine may need. */
const SLACK_MS = 10_000;
const LIGHT_LOAD = { users: 4, subscriptions: 2, everyMs: 3_000, script: 'pieces n=40 delayMs=50' };
/** Long enough that even a slow machine starts all replies before the first one ends. */
const FLUSH_LOAD = { ...LIGHT_LOAD, users: 10, script: 'pieces n=200 delayMs=50' };

/** Plays each fault once. `cluster` is only called inside tests. */
export function testShortSet(cluster: () => Cluster): void {
  it('detects a deleted message with the checker', async () => {
    const [conversation] = await startConversations(cluster(), 1);
    const speaker = await conversation!.begin();
    speaker.say('pieces n=2');
    await conversation!.untilSettled(30_000);
    await cluster().sql(`DELETE FROM messages WHERE conversation_id = $1 AND role = 'assistant'`, [
      conversation!.conversationId,
    ]);
    const { counts } = await check(cluster(), [conversation!]);
    conversation!.stop();
    expect(counts).toEqual({ ...CLEAN, acked: 1, replies_missing: 1, ghost: 1 });
  }, 60_000);

  it('answers a message once, however often and wherever it is sent (F18)', async () => {
    const { counts, figures } = await sameIdEverywhere(cluster(), 60);
    expect(counts).toEqual({ ...CLEAN, acked: 60 });
    expect(figures).toMatchObject({ acks: 300, changedTexts: 0, messages: 60, replies: 60 });
  }, 120_000);

  it('stops a reply from another node and keeps its text so far (F28)', async () => {
    const { counts, figures } = await stopFromElsewhere(cluster(), 5);
    expect(counts).toEqual({ ...CLEAN, acked: 5 });
    expect(figures).toEqual({ textsKept: 5 });
  }, 120_000);

  it('sends a reader that is far behind each message once and in order (F30)', async () => {
    const { counts } = await farBehind(cluster(), 1, 200);
    expect(counts).toEqual({ ...CLEAN, acked: expect.any(Number) });
  }, 120_000);

  it('continues replies when Redis is flushed (F8)', async () => {
    const { counts, figures } = await redisFlushed(cluster(), 1, FLUSH_LOAD);
    expect(counts).toEqual({ ...CLEAN, acked: 10 });
    expect(figures).toEqual({ restarts: 0, broken: 0 });
  }, 120_000);

  it('loses nothing while Redis is away (F7)', async () => {
    const { counts, figures } = await redisAway(cluster(), 1, LIGHT_LOAD);
    expect(counts).toEqual({ ...CLEAN, acked: expect.any(Number) });
    expect(figures).toMatchObject({ aliveFailures: 0, exits: 0 });
  }, 120_000);

  it('restarts node by node without a failed call (F21)', async () => {
    const { counts, figures } = await rollingRestart(cluster(), 1, LIGHT_LOAD);
    expect(counts).toEqual({ ...CLEAN, acked: expect.any(Number) });
    expect(figures).toMatchObject({ codes: [0], failedRest: 0, lateUnready: 0, wrongCloses: 0 });
  }, 180_000);

  it('finishes a reply whose writer was killed (F1)', async () => {
    const { counts, recovery, figures } = await killWriter(cluster(), 1);
    expect(counts).toEqual({ ...CLEAN, acked: 1 });
    expect(figures).toEqual({ droppedReaders: 0 });
    expect(recovery!.max).toBeLessThan(20_000 + SLACK_MS);
  }, 180_000);
}
