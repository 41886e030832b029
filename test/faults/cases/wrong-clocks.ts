import { type Cluster, type ClusterOptions, preloading } from '../harness/cluster.js';
import type { CaseReport } from '../harness/figures.js';
import { Load, type LoadOptions, settleAndCheck } from '../harness/load.js';
import { clockOffsetOf } from '../harness/node-figures.js';

const OFFSETS_MS = [-90_000, 0, 90_000];

/** The clocks of the nodes: 90 s behind, correct, and 90 s ahead. */
export const WRONG_CLOCKS: ClusterOptions = {
  settingsOf: (index) => ({
    ...preloading('test/faults/harness/clock-shim.mjs'),
    CLOCK_OFFSET_MS: String(OFFSETS_MS[index] ?? 0),
  }),
};

/** F16: replies run longer than their first lease on nodes with different clocks. */
export async function wrongClocks(cluster: Cluster, rounds: number, options: LoadOptions): Promise<CaseReport> {
  const load = await Load.start(cluster, options);
  for (let round = 0; round < rounds; round += 1) {
    load.sayOnce();
    await Promise.all(load.conversations.map((conversation) => conversation.untilSettled(90_000)));
    for (const conversation of load.conversations) conversation.speaker.cut();
    await Promise.all(load.conversations.map((conversation) => conversation.untilAllWelcome()));
  }
  const [row] = await cluster.sql<{ stolen: number }>('SELECT count(*)::int AS stolen FROM replies WHERE fence > 1');
  const offsets = await Promise.all(cluster.nodes.map(clockOffsetOf));
  const clocks = offsets.map((seconds) => Math.round(seconds / 10) * 10 + 0);
  const counts = await settleAndCheck(cluster, load.conversations, 'F16');
  return { fault: 'F16', rounds, counts, figures: { ...row, clocks } };
}
