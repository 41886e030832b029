import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idOf, type UploadClient } from './client.ts';

const MB = 1024 * 1024;

interface HostileFile {
  filename: string;
  filetype: string;
  bytes: Buffer;
}

/** What each hostile file of the tests costs a node: the time to its refusal, and the peak of its memory over the base. */
export async function hostileFiles(build: string, client: UploadClient, pid: number) {
  const { hostileFiles: make } = await import(join(build, 'test/factories/hostile-files.js'));
  const files = (await make()) as [reason: string, file: HostileFile][];
  const { token } = await client.newFamily();
  // The first picture loads the decoders.
  const [, first] = files.find(([reason]) => reason === 'a JPEG as a PNG')!;
  await sendAll(client, token, { ...first, filename: 'a.jpg', filetype: 'image/jpeg' });
  const base = kilobytesOf(pid, 'VmRSS');
  const each = [];
  for (const [reason, file] of files) {
    const before = kilobytesOf(pid, 'VmRSS');
    // The kernel counts the peak from here on.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const startedAt = performance.now();
    const status = await sendAll(client, token, file);
    const seconds = (performance.now() - startedAt) / 1_000;
    const peak = kilobytesOf(pid, 'VmHWM');
    each.push({ reason, status, seconds: round(seconds), peak_over_before_mb: round((peak - before) / 1024) });
  }
  const peaks = each.map(({ peak_over_before_mb: peak }) => peak);
  return {
    count: each.length,
    not_refused: each.filter(({ status }) => status !== 422 && status !== 413).map(({ reason }) => reason),
    seconds_most: Math.max(...each.map(({ seconds }) => seconds)),
    peak_over_before_mb_most: Math.max(...peaks),
    resident_mb_first: round(base / 1024),
    resident_mb_last: round(kilobytesOf(pid, 'VmRSS') / 1024),
    each,
  };
}

/** @returns the status of the last answer */
async function sendAll(client: UploadClient, token: string, { filename, filetype, bytes }: HostileFile) {
  const created = await client.tryCreate(token, filename, filetype, bytes.length);
  if (created.status !== 201) return created.status;
  let status: number = created.status;
  for (let at = 0; at < bytes.length && status < 300; at += MB) {
    ({ status } = await client.patch(token, idOf(created), at, bytes.subarray(at, at + MB)));
  }
  return status;
}

function kilobytesOf(pid: number, name: string): number {
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
