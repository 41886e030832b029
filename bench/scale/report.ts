/** The tables of `docs/scale.md`. */
import { type Capacity, EXAMPLE } from './families.ts';
import type { Measured } from './measured.ts';
import { FRAME_SHARE, REPLY_SHARE, type ReplyRun, simulateFrames, simulateReplies } from './workloads.ts';

export interface Comparison {
  workload: string;
  nodes: number;
  measured: number;
  simulated: number;
  /** CPU of a node for one frame or reply, as measured over this many nodes. Seconds. */
  cpu: number;
}

/** Each measured row beside what the simulation gives for it. */
export function comparisonsOf(measured: Measured): Comparison[] {
  return [
    ...measured.frames.map(({ nodes, perSecond, cpu }) => ({
      workload: 'frames',
      nodes,
      measured: perSecond,
      simulated: simulateFrames(measured, nodes),
      cpu,
    })),
    ...measured.replies.map(({ nodes, perSecond, cpu }) => ({
      workload: 'replies',
      nodes,
      measured: perSecond,
      simulated: simulateReplies(measured, {
        nodes,
        nodeShare: REPLY_SHARE,
        redisCores: 1,
        postgresCores: 1,
        areTogether: true,
      }).perSecond,
      cpu,
    })),
  ];
}

export function comparisonTable(comparisons: Comparison[]): string {
  return table(
    ['', 'nodes', 'measured a second', 'simulated', 'difference', 'CPU of one, measured'],
    comparisons.map(({ workload, nodes, measured, simulated, cpu }) => [
      `${workload}, ${workload === 'frames' ? FRAME_SHARE : REPLY_SHARE} of a core a node`,
      `${nodes}`,
      whole(measured),
      whole(simulated),
      `${simulated >= measured ? '+' : '−'}${Math.abs((simulated / measured - 1) * 100).toFixed(1)} %`,
      workload === 'frames' ? `${(cpu * 1e6).toFixed(1)} µs` : `${(cpu * 1e3).toFixed(2)} ms`,
    ]),
  );
}

const GROWTH = [1, 2, 4, 8, 16, 32, 64];

/** Nodes of a whole core each, with one Redis and one Postgres. */
export function growthOf(measured: Measured): (ReplyRun & { nodes: number })[] {
  return GROWTH.map((nodes) => ({
    nodes,
    ...simulateReplies(measured, {
      nodes,
      redisCores: EXAMPLE.redisCores,
      postgresCores: EXAMPLE.postgresCores,
    }),
  }));
}

export function growthTable(runs: (ReplyRun & { nodes: number })[]): string {
  return table(
    ['nodes', 'replies a second', 'nodes in use', 'Redis in use', 'Postgres in use'],
    runs.map(({ nodes, perSecond, nodeUse, redisUse, postgresUse }) => [
      `${nodes}`,
      whole(perSecond),
      percent(nodeUse),
      percent(redisUse),
      percent(postgresUse),
    ]),
  );
}

export function costTable({ replyCosts }: Measured): string {
  return table(
    ['a reply', 'node', 'Redis', 'Postgres', 'commits', 'WAL'],
    replyCosts.map(({ chunks, node, redis, postgres, commits, walKib }) => [
      `${chunks} chunks`,
      ms(node),
      ms(redis),
      ms(postgres),
      commits.toFixed(1),
      `${walKib.toFixed(1)} KiB`,
    ]),
  );
}

export function capacityTable({ parts }: Capacity): string {
  return table(
    ['', 'cores', 'CPU a family in the busiest hour', 'families it carries'],
    parts.map(({ name, cores, cpu, families }) => [
      `one ${name.replace('a node', 'node')}`,
      `${cores}`,
      `${(cpu * 1e6).toFixed(1)} µs a second`,
      thousands(families),
    ]),
  );
}

/** Which parts are full first, in words. */
export function fullestFirst({ parts, perFamily, familiesByMemory }: Capacity): string {
  const [node, ...shared] = parts;
  const [first, second] = shared.toSorted((one, other) => one.families - other.families);
  const at = first!.families;
  const megabytes = (perFamily.walBytes * at) / 1e6;
  return [
    `- A node is full by its processor at ${thousands(node!.families)} families. Its memory (${EXAMPLE.nodeMemoryMib} MiB for open`,
    `  sockets) would carry ${thousands(familiesByMemory)}.`,
    `- Of what all nodes share, ${first!.name} is full first: at ${thousands(at)} families, with`,
    `  ${Math.ceil(at / node!.families)} nodes, ${whole(perFamily.replies * at)} replies and ${whole(perFamily.frames * at)} frames a second.`,
    `  Postgres then does ${whole(perFamily.commits * at)} commits a second and writes ${megabytes.toFixed(1)} MB of WAL.`,
    `- ${second!.name} follows at ${thousands(second!.families)} families.`,
  ].join('\n');
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Two figures are enough for a plan. */
function thousands(value: number): string {
  const digits = Math.max(0, Math.floor(Math.log10(value)) - 1);
  return (Math.round(value / 10 ** digits) * 10 ** digits).toLocaleString('en');
}

const whole = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
const percent = (share: number) => `${Math.round(share * 100)} %`;
const ms = (seconds: number) => `${(seconds * 1e3).toFixed(2)} ms`;
