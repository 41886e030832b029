import { sameIdEverywhere } from './cases/same-id-everywhere.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const IDS = rounds(1_000);

it(
  'F18: a message is stored and answered once, however often and wherever it is sent',
  async () => {
    const { counts, figures } = await inCluster((cluster) => sameIdEverywhere(cluster, IDS));
    expect(counts.acked).toBe(IDS);
    expect(figures).toMatchObject({ acks: IDS * 5, changedTexts: 0, messages: IDS, replies: IDS });
  },
  patience(IDS, 1),
);
