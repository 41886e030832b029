/**
 * `npm run bench:uploads`: a PDF of 25 MB over a line that breaks ten times, 50 such files at once, and 20 photos of 12
 * megapixels at once, on one node with its own Postgres. `-- hostile`: what each hostile file of the tests costs. `-- nodes`:
 * nodes that are killed at 20 places of a file, and how soon a link ends on another node; with a local `redis-server`.
 * Writes `bench/results/uploads*.json`.
 */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { compile } from '../test/support/compile.mjs';
import { NODE_FLAGS } from '../test/support/node-flags.ts';
import { startServices } from './load/services.ts';
import { type Program, residentBytesOf, startProgram } from './targets/target.ts';
import { pdfOf, UploadClient } from './uploads/client.ts';
import { hostileFiles } from './uploads/hostile.ts';
import { killedNodes, killedWhileProcessing } from './uploads/kills.ts';
import { endedLinks } from './uploads/links.ts';

const MB = 1024 * 1024;
const FILES_AT_ONCE = 50;
const PHOTOS_AT_ONCE = 20;
const BREAKS = 10;

const [mode = 'sizes'] = process.argv.slice(2);
const build = await compile();
const dataDir = await mkdtemp(join(tmpdir(), 'starling-uploads-'));
try {
  if (mode === 'sizes') await write('uploads', await onOneNode(sizes));
  else if (mode === 'hostile') {
    await write('uploads-hostile', await onOneNode((client, pid) => hostileFiles(build, client, pid)));
  } else if (mode === 'nodes') await write('uploads-nodes', await onManyNodes());
  else throw new Error(`Unknown: ${mode}`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

function startNode(settings: Record<string, string> = {}): Promise<Program> {
  return startProgram(
    [...NODE_FLAGS, join(build, 'server/main.js')],
    { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', PORT: '0', ...settings },
    /Starling is ready at (\S+)/,
  );
}

async function onOneNode<T>(measure: (client: UploadClient, pid: number) => Promise<T>): Promise<T> {
  const { child, url, stop } = await startNode();
  try {
    return await measure(new UploadClient(url), child.pid!);
  } finally {
    await stop();
  }
}

/** The nodes share their Postgres, Redis and disk. */
async function onManyNodes() {
  const services = await startServices(build, { isPinned: false });
  const shared = { DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl, BLOB_SHARED: 'true' };
  const nodes: Program[] = [];
  const start = async (): Promise<Program> => {
    const node = await startNode({ ...shared, JWT_SECRET: 'of-the-benchmark-and-of-nothing-else' });
    nodes.push(node);
    return node;
  };
  try {
    const photo = await photoOf12Megapixels();
    const links = await endedLinks(start, await sharp(photo).resize(1_000).jpeg().toBuffer());
    const whileProcessing = await killedWhileProcessing(start, photo);
    return { links, killed_while_processing: whileProcessing, killed: await killedNodes(start) };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await services.stop();
  }
}

async function sizes(client: UploadClient, pid: number) {
  const brokenLine = await overBrokenLine(client);
  const files = await atOnce(client, pid, FILES_AT_ONCE, 'sums.pdf', 'application/pdf', () => pdfOf(25 * MB));
  const photo = await photoOf12Megapixels();
  const photos = await atOnce(client, pid, PHOTOS_AT_ONCE, 'fox.jpg', 'image/jpeg', () => photo);
  return { broken_line: brokenLine, files_at_once: files, photos_at_once: { bytes: photo.length, ...photos } };
}

function photoOf12Megapixels(): Promise<Buffer> {
  return sharp(randomBytes(4_000 * 3_000 * 3), { raw: { width: 4_000, height: 3_000, channels: 3 } })
    .blur(4)
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function overBrokenLine(client: UploadClient) {
  const { token } = await client.newFamily();
  const bytes = pdfOf(25 * MB);
  const startedAt = performance.now();
  const id = await client.create(token, 'sums.pdf', 'application/pdf', bytes.length);
  let resent = 0;
  let at = 0;
  for (let cut = 1; cut <= BREAKS; cut += 1) {
    const to = Math.floor((bytes.length * cut) / (BREAKS + 1));
    const part = bytes.subarray(at, Math.max(at, to));
    const hangUp = await client.sendStart(token, id, at, part, bytes.length - at);
    hangUp();
    at = await client.offsetOf(token, id);
    resent += Math.max(0, to - at);
  }
  await client.sendRest(token, id, at, bytes);
  const seconds = (performance.now() - startedAt) / 1_000;
  const stored = await client.bytesOf(token, id);
  return { breaks: BREAKS, seconds, resent_bytes: resent, is_equal: stored.equals(bytes) };
}

/** How long they take together, and by how much the node grows meanwhile. */
async function atOnce(
  client: UploadClient,
  pid: number,
  count: number,
  filename: string,
  type: string,
  make: () => Buffer,
) {
  const tokens: string[] = [];
  // In turn: passwords are hashed slowly.
  while (tokens.length < count) tokens.push((await client.newFamily()).token);
  const before = residentBytesOf(pid);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, residentBytesOf(pid));
  }, 50);
  const bytes = make();
  const startedAt = performance.now();
  const each = await Promise.all(
    tokens.map(async (token) => {
      const id = await client.create(token, filename, type, bytes.length);
      await client.sendRest(token, id, 0, bytes);
      return (performance.now() - startedAt) / 1_000;
    }),
  );
  clearInterval(watching);
  each.sort((a, b) => a - b);
  return {
    count,
    seconds: each.at(-1),
    seconds_p50: each[Math.floor(count / 2)],
    resident_mb_before: Math.round(before / MB),
    resident_mb_most: Math.round(most / MB),
  };
}

async function write(name: string, figures: object): Promise<void> {
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  const target = join(import.meta.dirname, `results/${name}.json`);
  await writeFile(target, `${JSON.stringify({ measured_at: new Date().toISOString(), ...figures }, null, 2)}\n`);
}
