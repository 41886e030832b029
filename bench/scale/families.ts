/** How many families each part carries: plain arithmetic on measured costs and on the example of `docs/scale.md`. */
import type { Measured } from './measured.ts';

/** The example. These are assumptions about families and machines; change them and run `npm run scale`. */
export const EXAMPLE = {
  repliesADay: 40,
  busiestHourShare: 0.2,
  /** Screens that follow a conversation, such as a tablet and a parent's phone. */
  readers: 2,
  listsInBusiestHour: 10,
  openSockets: 3,
  /** No processor is planned fuller than this. */
  fullest: 0.6,
  nodeCores: 1,
  nodeMemoryMib: 1_024,
  postgresCores: 16,
  redisCores: 1,
} as const;

export interface Part {
  name: string;
  /** CPU seconds a family uses in each second of the busiest hour. */
  cpu: number;
  cores: number;
  /** Families that one of it carries. */
  families: number;
}

export interface Capacity {
  parts: Part[];
  /** The busiest hour of a family, a second. */
  perFamily: { replies: number; commits: number; walBytes: number; frames: number };
  familiesByMemory: number;
}

export function capacityOf(measured: Measured): Capacity {
  const reply = measured.replyCosts.at(-1)!;
  const replies = (EXAMPLE.repliesADay * EXAMPLE.busiestHourShare) / 3_600;
  const lists = EXAMPLE.listsInBusiestHour / 3_600;
  const moreReaders = (EXAMPLE.readers - 1) * reply.chunks;
  const part = (name: string, cpu: number, cores: number): Part => ({
    name,
    cpu,
    cores,
    families: Math.floor((cores * EXAMPLE.fullest) / cpu),
  });
  return {
    parts: [
      part(
        'a node',
        replies * (reply.node + moreReaders * measured.calmFrame.node) + lists * measured.list.node,
        EXAMPLE.nodeCores,
      ),
      part('Redis', replies * (reply.redis + moreReaders * measured.calmFrame.redis), EXAMPLE.redisCores),
      part('Postgres', replies * reply.postgres + lists * measured.list.postgres, EXAMPLE.postgresCores),
    ],
    perFamily: {
      replies,
      commits: replies * reply.commits,
      walBytes: replies * reply.walKib * 1_024,
      frames: replies * reply.chunks * EXAMPLE.readers,
    },
    familiesByMemory: Math.floor((EXAMPLE.nodeMemoryMib * 1_024) / (EXAMPLE.openSockets * measured.kibPerSocket)),
  };
}
