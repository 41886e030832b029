import { setTimeout as delay } from 'node:timers/promises';
import { startMeter } from '../load/meter.ts';
import type { Services } from '../load/services.ts';
import { boundToShare } from '../load/share.ts';
import type { Target } from '../targets/target.ts';
import { Asker, script } from './ask.ts';
import { measureFanOut } from './fan-out.ts';
import { openMany, quantile } from './readers.ts';

/** Shares of one core for each node, so that four nodes and the load fit on two cores. */
const FAN_OUT_SHARE = 0.1;
const REPLY_SHARE = 0.2;
const CONVERSATIONS = 400;
const ASKERS_PER_NODE = 24;
const WARM_MS = 4_000;
const MEASURED_MS = 8_000;

/** Saturated fan-out over nodes that are limited to a tenth of a core each. */
export async function measureFanOutScaling(services: Services, nodes: Target[]) {
  let release: () => void = () => undefined;
  try {
    return await measureFanOut(services, nodes, {
      conversations: CONVERSATIONS,
      readers: 1,
      window: 5,
      whenOpen: () => {
        release = bound(nodes, FAN_OUT_SHARE);
      },
    });
  } finally {
    release();
  }
}

/** Whole replies, from the question to the stored end, on nodes that are limited to a fifth of a core each. */
export async function measureReplyScaling(services: Services, nodes: Target[]) {
  const askers = await openMany(nodes.length * ASKERS_PER_NODE, async (index) => {
    const node = nodes[index % nodes.length]!;
    return Asker.open(node, await node.newConversation());
  });
  const release = bound(nodes, REPLY_SHARE);
  let replies = 0;
  let isOver = false;
  const firstChunks: number[] = [];
  const loops = askers.map(async (asker) => {
    while (!isOver) {
      const { firstChunk } = await asker.ask(`And then? ${script(0, 10, 2)}`);
      replies += 1;
      firstChunks.push(firstChunk);
    }
  });
  await delay(WARM_MS);
  const before = replies;
  firstChunks.length = 0;
  const read = startMeter(
    services,
    nodes.map(({ pid }) => pid),
  );
  await delay(MEASURED_MS);
  const costs = read();
  const measured = replies - before;
  isOver = true;
  release();
  await Promise.all(loops);
  for (const asker of askers) asker.close();
  return {
    repliesPerSecond: measured / costs.seconds,
    nodeCores: costs.cpu / costs.seconds,
    loadCores: costs.loadCpu / costs.seconds,
    cpuMsPerReply: (costs.cpu * 1_000) / measured,
    firstChunkP50Ms: quantile(firstChunks, 0.5),
    foreignCores: costs.foreignCores,
  };
}

function bound(nodes: Target[], share: number): () => void {
  const release = nodes.map(({ pid }) => boundToShare(pid, share));
  return () => {
    for (const letGo of release) letGo();
  };
}
