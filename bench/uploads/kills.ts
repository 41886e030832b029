import { setTimeout as delay } from 'node:timers/promises';
import type { Program } from '../targets/target.ts';
import { pdfOf, UploadClient } from './client.ts';

const MB = 1024 * 1024;
const KILLS = 20;
const FILE_BYTES = 8 * MB;
/** A node stores what has come in parts of this size. */
const PART_BYTES = MB / 2;
const LOOK_EVERY_MS = 20;
const GIVE_UP_MS = 240_000;

type StartNode = () => Promise<Program>;

/** Kills the node that takes a file, at 20 places of it, and goes on at another node. */
export async function killedNodes(startNode: StartNode) {
  const survivor = new UploadClient((await startNode()).url);
  const each = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const victim = await startNode();
    const { token } = await survivor.newFamily();
    const bytes = pdfOf(FILE_BYTES);
    const offset = Math.floor((FILE_BYTES * (kill + 0.5)) / KILLS);
    const client = new UploadClient(victim.url);
    const id = await client.create(token, 'sums.pdf', 'application/pdf', bytes.length);
    await client.sendStart(token, id, 0, bytes.subarray(0, offset), bytes.length);
    const whole = Math.floor(offset / PART_BYTES) * PART_BYTES;
    await until(async () => (await survivor.offsetOf(token, id)) >= whole);
    victim.child.kill('SIGKILL');
    const kept = await survivor.offsetOf(token, id);
    await survivor.sendRest(token, id, kept, bytes);
    each.push({ offset, kept, is_equal: (await survivor.bytesOf(token, id)).equals(bytes) });
  }
  return { kills: KILLS, equal: each.filter((one) => one.is_equal).length, each };
}

/** Kills the node that has all bytes of a picture, before it has answered. */
export async function killedWhileProcessing(startNode: StartNode, picture: Buffer) {
  const [survivor, victim] = [new UploadClient((await startNode()).url), await startNode()];
  const { token } = await survivor.newFamily();
  const client = new UploadClient(victim.url);
  const id = await client.create(token, 'fox.jpg', 'image/jpeg', picture.length);
  const answered = client.sendRest(token, id, 0, picture).then(
    () => true,
    () => false,
  );
  await until(async () => (await survivor.offsetOf(token, id)) === picture.length);
  victim.child.kill('SIGKILL');
  const startedAt = performance.now();
  await until(async () => (await survivor.contentOf(token, id)).status === 'success');
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  return {
    was_answered: await answered,
    seconds_to_success: seconds,
    bytes: (await survivor.bytesOf(token, id)).length,
  };
}

async function until(isThere: () => Promise<boolean>): Promise<void> {
  for (const startedAt = performance.now(); !(await isThere()); await delay(LOOK_EVERY_MS)) {
    if (performance.now() - startedAt > GIVE_UP_MS) throw new Error('Nothing happened for four minutes');
  }
}
