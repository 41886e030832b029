import { CLEAN } from './checker.js';
import { Cluster, type ClusterOptions } from './cluster.js';
import { type CaseReport, report } from './figures.js';

/** Time for a case of so many rounds, each of so many seconds. Milliseconds. */
export const patience = (rounds: number, secondsEach: number): number => 240_000 + rounds * secondsEach * 1_000;

/** Plays a case on a cluster of its own, reports its figures, and holds it to the invariants. */
export async function inCluster(
  play: (cluster: Cluster) => Promise<CaseReport>,
  options: ClusterOptions = {},
): Promise<CaseReport> {
  const cluster = await Cluster.start(options);
  try {
    const result = await play(cluster);
    await report(result);
    expect(result.counts).toEqual({ ...CLEAN, acked: expect.any(Number) });
    return result;
  } catch (error) {
    process.stderr.write(`${await cluster.recorder.save('failed')}\n`);
    throw error;
  } finally {
    await cluster.stop();
  }
}
