/** The two workloads of the bench over several nodes, simulated with the measured costs. */
import type { Measured } from './measured.ts';
import { randomFrom, Station, Timeline } from './simulator.ts';

const SEED = 2026;
const WARM_S = 1;
const MEASURED_S = 3;
/** As in `bench/workloads/scaling.ts`. */
const CONVERSATIONS = 400;
const WINDOW = 5;
const ASKERS_PER_NODE = 24;
const CHUNKS = 10;
const CHUNK_EVERY_S = 0.002;
export const FRAME_SHARE = 0.1;
export const REPLY_SHARE = 0.2;

/** A cost around its mean, as the work of single requests differs. */
function variedBy(random: () => number): (cost: number) => number {
  return (cost) => cost * (0.5 + random());
}

/** Saturated fan-out: each conversation has five chunks under way. @returns frames a second */
export function simulateFrames({ frame }: Measured, nodes: number): number {
  const timeline = new Timeline();
  const varied = variedBy(randomFrom(SEED));
  // Redis and the load share the other core of the machine.
  const rest = new Station(timeline);
  const servers = Array.from({ length: nodes }, () => new Station(timeline, { share: FRAME_SHARE }));
  let frames = 0;
  const publish = (server: Station) => {
    rest.serve(varied(frame.redis + frame.load), () => {
      server.serve(varied(frame.node), () => {
        if (timeline.now > WARM_S) frames += 1;
        publish(server);
      });
    });
  };
  for (let chunk = 0; chunk < CONVERSATIONS * WINDOW; chunk += 1) publish(servers[chunk % nodes]!);
  timeline.runUntil(WARM_S + MEASURED_S);
  return frames / MEASURED_S;
}

/** The processors of a deployment. */
export interface Machines {
  nodes: number;
  /** Of one core, for each node. */
  nodeShare?: number;
  redisCores: number;
  postgresCores: number;
  /** Redis and Postgres are on one core together, as in the bench. */
  areTogether?: boolean;
}

export interface ReplyRun {
  perSecond: number;
  /** Shares of the processors that were in use. */
  nodeUse: number;
  redisUse: number;
  postgresUse: number;
}

/** Whole replies of ten chunks, 24 conversations a node that ask again as soon as they are answered. */
export function simulateReplies(measured: Measured, machines: Machines): ReplyRun {
  const { nodes, nodeShare = 1, redisCores, postgresCores, areTogether = false } = machines;
  const timeline = new Timeline();
  const varied = variedBy(randomFrom(SEED));
  const [short, long] = measured.replyCosts;
  const chunkShare = Math.max(0, (long!.node - short!.node) / (long!.chunks - short!.chunks) / short!.node);
  const costs = {
    chunk: measured.replyNode * chunkShare,
    // The question and the end share what the chunks do not use.
    ends: (measured.replyNode * (1 - chunkShare * CHUNKS)) / 2,
    redis: short!.redis / (CHUNKS + 2),
    postgres: short!.postgres / 2,
  };
  const postgres = new Station(timeline, { cores: postgresCores });
  const redis = areTogether ? postgres : new Station(timeline, { cores: redisCores });
  const servers = Array.from({ length: nodes }, () => new Station(timeline, { share: nodeShare }));
  let replies = 0;
  const ask = (server: Station) => {
    const store = (next: () => void) =>
      server.serve(varied(costs.ends), () =>
        postgres.serve(varied(costs.postgres), () => redis.serve(varied(costs.redis), next)),
      );
    const chunk = (left: number) => {
      if (left === 0) {
        store(() => {
          if (timeline.now > WARM_S) replies += 1;
          ask(server);
        });
        return;
      }
      timeline.at(timeline.now + CHUNK_EVERY_S, () =>
        server.serve(varied(costs.chunk), () => redis.serve(varied(costs.redis), () => chunk(left - 1))),
      );
    };
    store(() => chunk(CHUNKS));
  };
  for (const server of servers) for (let asker = 0; asker < ASKERS_PER_NODE; asker += 1) ask(server);
  timeline.runUntil(WARM_S + MEASURED_S);
  const seconds = WARM_S + MEASURED_S;
  const busy = servers.reduce((sum, server) => sum + server.busy, 0);
  return {
    perSecond: replies / MEASURED_S,
    nodeUse: Math.min(1, busy / (seconds * nodes * nodeShare)),
    redisUse: Math.min(1, redis.busy / (seconds * redisCores)),
    postgresUse: Math.min(1, postgres.busy / (seconds * postgresCores)),
  };
}
