import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerParent } from '../../support/accounts.js';
import { api } from '../../support/api.js';
import { LiveClient } from '../../support/live-client.js';
import { spawnStarling } from '../../support/spawn.js';
import { until } from '../../support/wait.js';
import { CLEAN, type Counts } from '../harness/checker.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';

const SAID_EACH = 5;

/** F32: a Starling without external services is killed under load and restarted on the same data. */
export async function singleNodeKilled(rounds: number): Promise<CaseReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starling-single-'));
  const settings = { DATA_DIR: dataDir, WAITLIST_ENABLED: 'false', COMPANION_TITLES: 'off' };
  const ready: number[] = [];
  const acked = new Map<string, string>();
  let starling = await spawnStarling(settings);
  const parent = await registerParent(starling);
  const first = await LiveClient.join(starling, { token: parent.accessToken });
  const { conversationId } = first;
  await first.close();
  for (let round = 0; round < rounds; round += 1) {
    const client = await LiveClient.join(starling, { token: parent.accessToken, conversationId });
    const ids = Array.from({ length: SAID_EACH }, (_, index) => client.say(`Tell me about growing, ${round}.${index}`));
    for (const id of ids) {
      const frame = await client.has(({ metadata }) => metadata.client_message_id === id);
      acked.set(id, frame.metadata.message_id as string);
    }
    await client.has(({ type }) => type === 'assistant_delta');
    client.cut();
    const postmaster = await postmasterIn(dataDir);
    await starling.kill();
    // Every other round kills the whole process tree. The others kill only the node, which leaves Postgres running.
    if (round % 2 === 0 && postmaster) process.kill(postmaster, 'SIGKILL');
    const startedAt = performance.now();
    starling = await spawnStarling(settings);
    ready.push(performance.now() - startedAt);
  }
  const counts: Counts = { acked: acked.size, ...CLEAN };
  const rows = await until(
    async () => {
      const all = await readAll(starling.url, parent.accessToken, conversationId);
      return all.filter(({ message_role }) => message_role === 'assistant').length >= acked.size ? all : null;
    },
    { what: 'a reply to everything', timeoutMs: 120_000, everyMs: 250 },
  );
  for (const id of acked.values()) if (!rows.some((row) => row.id === id)) counts.lost += 1;
  const replies = rows.filter(({ message_role }) => message_role === 'assistant').length;
  counts.replies_extra += Math.max(0, replies - acked.size);
  counts.dup += rows.length - replies - acked.size;
  await starling.stop();
  await rm(dataDir, { recursive: true, force: true });
  return { fault: 'F32', rounds, counts, recovery: spreadOf(ready) };
}

async function readAll(url: string, token: string, conversationId: string) {
  const rows: { id: string; message_role: string }[] = [];
  for (let before = ''; ; ) {
    const path = `/conversations/${conversationId}/messages?limit=100${before && `&before=${before}`}`;
    const { body } = await api(url).get<{ id: string; message_role: string }[]>(path, token);
    rows.unshift(...body);
    if (body.length < 100) return rows;
    before = body[0]!.id;
  }
}

async function postmasterIn(dataDir: string): Promise<number | null> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => null);
  return file ? Number(file.split('\n')[0]) : null;
}
