import { readFile } from 'node:fs/promises';
import { type ClusterOptions, preloading } from './cluster.js';
import type { FaultNode } from './fault-node.js';

/** Flags for nodes that collect garbage on `SIGUSR2`, so that measurements show only memory in use. */
export const COLLECTING: ClusterOptions = { settings: preloading('test/support/collect-on-signal.mjs') };
/** How long a node may take for it. */
export const COLLECTING_MS = 1_500;

/** Resident memory of a process, in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** Where the memory of a node is, in bytes. */
export interface NodeMemory {
  resident: number;
  heapTotal: number;
  /** Heap in use, including garbage that is not collected yet. */
  heapUsed: number;
  /** Buffers and other memory that the engine tracks outside its heap. */
  external: number;
}

export async function memoryPartsOf(node: FaultNode): Promise<NodeMemory> {
  return {
    resident: await memoryOf(node.pid),
    heapTotal: await figureOf(node, 'nodejs_heap_size_total_bytes'),
    heapUsed: await figureOf(node, 'nodejs_heap_size_used_bytes'),
    external: await figureOf(node, 'nodejs_external_memory_bytes'),
  };
}

/** How many file handles a process holds. */
export async function handlesOf(node: FaultNode): Promise<number> {
  return figureOf(node, 'process_open_fds');
}

/** The 99th percentile of the event loop's lag since it was last asked for, in milliseconds. */
export async function loopLagOf(node: FaultNode): Promise<number> {
  return Math.round((await figureOf(node, 'nodejs_eventloop_lag_p99_seconds')) * 1_000);
}

/** Sockets that the node counts as open. */
export async function liveConnectionsOf(node: FaultNode): Promise<number> {
  return figureOf(node, 'starling_live_connections');
}

/** The offset of the node's wall clock in seconds, from the start time that it reports. */
export async function clockOffsetOf(node: FaultNode): Promise<number> {
  return (await figureOf(node, 'process_start_time_seconds')) - node.startedAt / 1_000;
}

async function figureOf(node: FaultNode, name: string): Promise<number> {
  const { text } = await node.probe('/metrics');
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
}
