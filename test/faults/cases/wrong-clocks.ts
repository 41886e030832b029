import { type Cluster, type ClusterOptions, preloading } from '../harness/cluster.js';
import type { CaseReport } from '../harness/figures.js';
import { Load, type LoadOptions, settleAndCheck } from '../harness/load.js';
import { clockOffsetOf } from '../harness/node-figures.js';

const OFFSETS_MS = [-90_000, 0, 90_000];

/** Nodes whose clocks are 90 s behind, right, and 90 s ahead. */
export const WRONG_CLOCKS: ClusterOptions = {
  settingsOf: (index) => ({
    ...preloading('test/faults/harness/clock-shim.mjs'),
    CLOCK_OFFSET_MS: String(OFFSETS_MS[index] ?? 0),
  }),
};

/** F16: replies that outlast their first lease, on nodes that disagree about the time. */
export async function wrongClocks(cluster: Cluster, rounds: number, options: LoadOptions): Promise<CaseReport> {
  const load = await Load.start(cluster, options);
  for (let round = 0; round < rounds; round += 1) {
    load.sayOnce();
    await Promise.all(load.talks.map((talk) => talk.untilSettled(90_000)));
    for (const talk of load.talks) talk.speaker.cut();
    await Promise.all(load.talks.map((talk) => talk.untilAllWelcome()));
  }
  const [row] = await cluster.sql<{ stolen: number }>('SELECT count(*)::int AS stolen FROM replies WHERE fence > 1');
  const offsets = await Promise.all(cluster.nodes.map(clockOffsetOf));
  const clocks = offsets.map((seconds) => Math.round(seconds / 10) * 10 + 0);
  const counts = await settleAndCheck(cluster, load.talks, 'F16');
  return { fault: 'F16', rounds, counts, figures: { ...row, clocks } };
}
