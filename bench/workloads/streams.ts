import { ChunkCounter } from '../load/chunks.ts';
import type { Costs } from '../load/meter.ts';
import type { Target } from '../targets/target.ts';
import { openMany, RawReader } from './readers.ts';

/** Conversations with readers, and their publishers. */
export interface Streams {
  /** Publishes the next chunk of a conversation. */
  publish: (() => void)[];
  counters: ChunkCounter[];
  close(): void;
}

/**
 * `conversations` with `readers` each, spread over the targets in turn. `onChunk` runs for every chunk at every reader,
 * and `onPublish` for every published chunk.
 */
export async function openStreams(
  targets: Target[],
  conversations: number,
  readers: number,
  onChunk: (conversation: number, n: number) => void,
  onPublish: (conversation: number, n: number) => void = () => undefined,
): Promise<Streams> {
  const targetOf = (conversation: number) => targets[conversation % targets.length]!;
  const ids = await openMany(conversations, (conversation) => targetOf(conversation).newConversation());
  const counters: ChunkCounter[] = [];
  const connections = await openMany(conversations * readers, (index) => {
    const conversation = Math.floor(index / readers);
    const counter = new ChunkCounter((n) => onChunk(conversation, n));
    counters.push(counter);
    return RawReader.open(targetOf(conversation), ids[conversation]!, (bytes) => counter.take(bytes));
  });
  const publish: (() => void)[] = [];
  for (const [conversation, id] of ids.entries()) {
    const feed = await targetOf(conversation).feed(id);
    let next = 0;
    publish.push(() => {
      onPublish(conversation, next);
      feed(next);
      next += 1;
    });
  }
  return {
    publish,
    counters,
    close() {
      for (const connection of connections) connection.close();
    },
  };
}

/** The table row of a measurement that delivered `frames`. */
export function figuresOf(frames: number, costs: Costs, { counters }: Streams) {
  return {
    framesPerSecond: frames / costs.seconds,
    framesPerCpuSecond: frames / costs.cpu,
    cpuPerMillion: (costs.cpu * 1e6) / frames,
    redisCpuPerMillion: (costs.redisCpu * 1e6) / frames,
    loadCpuPerMillion: (costs.loadCpu * 1e6) / frames,
    lost: counters.reduce((sum, counter) => sum + counter.lost, 0),
    disordered: counters.reduce((sum, counter) => sum + counter.disordered, 0),
    foreignCores: costs.foreignCores,
  };
}
