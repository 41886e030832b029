import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Results } from '../report/results.ts';

const FOLDER = join(import.meta.dirname, '../results');
const NODES = [1, 2, 4] as const;

interface Http {
  Starling: { requestsPerCpuSecond: number };
}

/** The costs of one unit of work at each part. CPU in seconds. */
export interface FrameCosts {
  node: number;
  redis: number;
  load: number;
}

export interface Measured {
  frame: FrameCosts;
  /** CPU of a node for a whole reply of ten chunks. */
  replyNode: number;
  /** What the bench measured over 1, 2 and 4 nodes, a second. */
  frames: { nodes: number; perSecond: number; cpu: number }[];
  replies: { nodes: number; perSecond: number; cpu: number }[];
  /** At a calm pace, where no chunks are joined in one write. */
  calmFrame: { node: number; redis: number };
  kibPerSocket: number;
  /** By the number of chunks. CPU in seconds. */
  replyCosts: { chunks: number; node: number; redis: number; postgres: number; commits: number; walKib: number }[];
  /** A list over REST at the node, and its page of ten in Postgres. CPU in seconds. */
  list: { node: number; postgres: number };
}

/** The results of the bench. Nothing of the model is typed in where the bench has measured it. */
export function readMeasured(): Measured {
  const { workloads } = json<Results>('latest.json');
  const costs = json<Results>('reply-costs.json').workloads['reply-costs']!.systems;
  const lists = json<{ lists: Record<string, { inServer: number }>; http: Http }>('lists-small.json');
  const scaled = (workload: string) =>
    NODES.map((nodes) => {
      const figures = workloads[workload]!.systems[nodes === 1 ? '1 node' : `${nodes} nodes`]!;
      return { nodes, figures };
    });
  const frames = scaled('scaling-fan-out');
  const replies = scaled('scaling-replies');
  const paced = workloads.paced!.systems.Starling!;
  const replyNode = mean(replies.map(({ figures }) => figures.cpuMsPerReply! / 1e3));
  // Work costs more CPU on a busy machine. The same reply was measured on a calm one, too.
  const calm = (replyNode * 1e3) / Object.values(costs)[0]!.nodeCpuMs!;
  return {
    frame: {
      node: mean(frames.map(({ figures }) => figures.cpuPerMillion! / 1e6)),
      redis: mean(frames.map(({ figures }) => figures.redisCpuPerMillion! / 1e6)),
      load: mean(frames.map(({ figures }) => figures.loadCpuPerMillion! / 1e6)),
    },
    replyNode,
    frames: frames.map(({ nodes, figures }) => ({
      nodes,
      perSecond: figures.framesPerSecond!,
      cpu: figures.cpuPerMillion! / 1e6,
    })),
    replies: replies.map(({ nodes, figures }) => ({
      nodes,
      perSecond: figures.repliesPerSecond!,
      cpu: figures.cpuMsPerReply! / 1e3,
    })),
    calmFrame: { node: paced.cpuPerMillion! / 1e6, redis: paced.redisCpuPerMillion! / 1e6 },
    kibPerSocket: workloads.idle!.systems.Starling!.kibPerSocket!,
    replyCosts: Object.values(costs).map((figures) => ({
      chunks: figures.chunks!,
      node: (figures.nodeCpuMs! * calm) / 1e3,
      redis: (figures.redisCpuMs! * calm) / 1e3,
      postgres: (figures.postgresCpuMs! * calm) / 1e3,
      commits: figures.commits!,
      walKib: figures.walKib!,
    })),
    list: {
      node: 1 / lists.http.Starling.requestsPerCpuSecond,
      postgres: lists.lists['typical: recent']!.inServer / 1e3,
    },
  };
}

function json<T>(file: string): T {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as T;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
