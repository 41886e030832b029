import { slowHandshakes } from './cases/slow-handshakes.js';
import { inCluster, patience } from './harness/in-cluster.js';

it(
  'F26: slow, silent and unauthorised clients are disconnected',
  async () => {
    const { figures } = await inCluster((cluster) => slowHandshakes(cluster));
    expect(figures).toMatchObject({ badCodes: [1008], muteCodes: [4408] });
    expect((figures!.slowClosed as { max: number }).max).toBeLessThanOrEqual(70_000);
  },
  patience(1, 180),
);
