import { CLEAN } from '../faults/harness/checker.js';
import type { Cluster } from '../faults/harness/cluster.js';
import { report } from '../faults/harness/figures.js';
import { BASE_LOAD } from '../faults/harness/load.js';
import { testShortSet } from '../faults/short-set.js';
import { ComposeStack } from './compose-stack.js';
import { restartBehindDoor } from './rolling-restart.js';

const ROUNDS = Number(process.env.ROUNDS ?? 2);
const MINUTES_EACH = 8;

describe('the stack of docker-compose.yml', () => {
  let stack: ComposeStack;
  beforeAll(async () => {
    stack = await ComposeStack.up();
  }, 900_000);
  afterAll(() => stack?.down(), 120_000);

  describe('with three nodes', () => {
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await stack.cluster();
    }, 120_000);

    testShortSet(() => cluster);
  });

  it(
    'is restarted node by node behind its door, and loses nothing',
    async () => {
      const result = await restartBehindDoor(stack, ROUNDS, BASE_LOAD);
      await report(result);
      expect(result.counts).toEqual({ ...CLEAN, acked: expect.any(Number) });
      expect(result.figures).toMatchObject({ failedCalls: [] });
    },
    ROUNDS * MINUTES_EACH * 60_000,
  );
});
