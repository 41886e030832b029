import { removerKilled } from './cases/remover-killed.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(10);

it(
  'F34: a removed member and a removed device lose everything although the node that removed them is killed',
  async () => {
    const { recovery, figures } = await inCluster((cluster) => removerKilled(cluster, ROUNDS));
    expect(recovery!.max).toBeLessThanOrEqual(5_000);
    expect(figures).toMatchObject({ stillAllowed: 0, unannounced: { max: expect.any(Number) } });
    expect((figures!.unannounced as { max: number }).max).toBeLessThanOrEqual(5_000);
  },
  patience(ROUNDS, 120),
);
