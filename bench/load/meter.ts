import { readdirSync, readFileSync } from 'node:fs';
import { cpuSecondsOf } from '../targets/target.ts';
import type { Services } from './services.ts';

/** The costs of a period. CPU in seconds, user and system. */
export interface Costs {
  seconds: number;
  /** Of the processes under measurement. */
  cpu: number;
  redisCpu: number;
  /** Of this process, which publishes and reads. */
  loadCpu: number;
  /** Cores that were busy with other processes. */
  foreignCores: number;
}

const TICKS_PER_SECOND = 100;

/** Starts measuring. The returned function stops and returns the costs. */
export function startMeter({ redisPid }: Services, pids: number[]): () => Costs {
  const readings = () => ({
    at: performance.now() / 1_000,
    cpu: pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    redis: cpuSecondsOf(redisPid),
    load: cpuSecondsOf(process.pid),
    machine: busySeconds(),
    own: secondsOfOurs(),
  });
  const before = readings();
  return () => {
    const after = readings();
    const seconds = after.at - before.at;
    return {
      seconds,
      cpu: after.cpu - before.cpu,
      redisCpu: after.redis - before.redis,
      loadCpu: after.load - before.load,
      foreignCores: Math.max(0, (after.machine - before.machine - (after.own - before.own)) / seconds),
    };
  };
}

/** CPU seconds of the whole machine since its start. Time taken by a hypervisor counts as busy. */
function busySeconds(): number {
  const [user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user! + nice! + system! + irq! + softirq! + steal!) / TICKS_PER_SECOND;
}

/** CPU seconds of this process and all its children, including those that have ended. */
function secondsOfOurs(): number {
  const processes = new Map<number, { parent: number; ticks: number }>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const fields = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]!.split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      processes.set(Number(entry), { parent: Number(fields[1]), ticks });
    } catch {
      // The process has ended in the meantime.
    }
  }
  const isOurs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = processes.get(at)?.parent) {
      if (at === process.pid) return true;
    }
    return false;
  };
  let ticks = 0;
  for (const [pid, entry] of processes) if (isOurs(pid)) ticks += entry.ticks;
  return ticks / TICKS_PER_SECOND;
}
