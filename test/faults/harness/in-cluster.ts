import { CLEAN } from './checker.js';
import { Cluster, type ClusterOptions } from './cluster.js';
import { type CaseReport, report } from './figures.js';

/** The time-out of a case in milliseconds, by its rounds and the seconds of each. */
export const patience = (rounds: number, secondsEach: number): number => 240_000 + rounds * secondsEach * 1_000;

/** Plays a case on its own cluster, reports its figures and checks the invariants. */
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
