import { killGateway } from './cases/kill-gateway.js';
import { inCluster, patience } from './harness/in-cluster.js';
import { rounds } from './harness/random.js';

const ROUNDS = rounds(30);

it(
  'F2: sockets of a killed node reconnect to other nodes and receive everything that they missed',
  async () => {
    await inCluster((cluster) => killGateway(cluster, ROUNDS));
  },
  patience(ROUNDS, 60),
);
