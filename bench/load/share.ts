import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PERIOD_US = 20_000;
const V1 = '/sys/fs/cgroup/cpu';
const V2 = '/sys/fs/cgroup';

/**
 * Limits a process to a share of one core with its own control group (cgroup 2, or the `cpu` controller of cgroup 1).
 * Needs the permission to create control groups.
 * @returns removes the limit
 */
export function boundToShare(pid: number, share: number): () => void {
  const isV2 = existsSync(join(V2, 'cgroup.controllers'));
  if (isV2 && !readFileSync(join(V2, 'cgroup.subtree_control'), 'utf8').includes('cpu')) {
    writeFileSync(join(V2, 'cgroup.subtree_control'), '+cpu');
  }
  const root = isV2 ? V2 : V1;
  const group = join(root, `starling-bench-${pid}`);
  const quota = Math.round(PERIOD_US * share);
  mkdirSync(group);
  if (isV2) {
    writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
  } else {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  }
  writeFileSync(join(group, 'cgroup.procs'), String(pid));
  return () => {
    writeFileSync(join(root, 'cgroup.procs'), String(pid));
    rmdirSync(group);
  };
}
