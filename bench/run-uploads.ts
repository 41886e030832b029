/**
 * `npm run bench:uploads`: a PDF of 25 MB over a line that breaks ten times, 50 such files at once, and 20 photos of 12
 * megapixels at once, on one node with its own Postgres. Writes `bench/results/uploads.json`.
 */

import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { compile } from '../test/support/compile.mjs';
import { NODE_FLAGS } from '../test/support/node-flags.ts';
import { residentBytesOf, startProgram } from './targets/target.ts';

const MB = 1024 * 1024;
const FILES_AT_ONCE = 50;
const PHOTOS_AT_ONCE = 20;
const BREAKS = 10;
const PART_BYTES = 5 * MB;

const dataDir = await mkdtemp(join(tmpdir(), 'starling-uploads-'));
const { child, url, stop } = await startProgram(
  [...NODE_FLAGS, join(await compile(), 'server/main.js')],
  { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', PORT: '0' },
  /Starling is ready at (\S+)/,
);

try {
  const brokenLine = await overBrokenLine();
  const files = await atOnce(FILES_AT_ONCE, 'sums.pdf', 'application/pdf', () => pdfOf(25 * MB));
  const photo = await sharp(randomBytes(4_000 * 3_000 * 3), { raw: { width: 4_000, height: 3_000, channels: 3 } })
    .blur(4)
    .jpeg({ quality: 90 })
    .toBuffer();
  const photos = await atOnce(PHOTOS_AT_ONCE, 'fox.jpg', 'image/jpeg', () => photo);
  const figures = { broken_line: brokenLine, files_at_once: files, photos_at_once: { bytes: photo.length, ...photos } };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  const target = join(import.meta.dirname, 'results/uploads.json');
  await writeFile(target, `${JSON.stringify({ measured_at: new Date().toISOString(), ...figures }, null, 2)}\n`);
} finally {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function overBrokenLine() {
  const token = await newFamily();
  const bytes = pdfOf(25 * MB);
  const startedAt = performance.now();
  const id = await create(token, 'sums.pdf', 'application/pdf', bytes.length);
  let resent = 0;
  let at = 0;
  for (let cut = 1; cut <= BREAKS; cut += 1) {
    const to = Math.floor((bytes.length * cut) / (BREAKS + 1));
    await sendAndBreak(token, id, at, bytes.subarray(at, Math.max(at, to)), bytes.length - at);
    at = await offsetOf(token, id);
    resent += Math.max(0, to - at);
  }
  await sendRest(token, id, at, bytes);
  const seconds = (performance.now() - startedAt) / 1_000;
  const stored = await readFile(join(dataDir, 'blobs/contents', id, 'file.pdf'));
  return { breaks: BREAKS, seconds, resent_bytes: resent, is_equal: stored.equals(bytes) };
}

/** How long they take together, and by how much the node grows meanwhile. */
async function atOnce(count: number, filename: string, type: string, make: () => Buffer) {
  const tokens: string[] = [];
  // In turn: passwords are hashed slowly.
  while (tokens.length < count) tokens.push(await newFamily());
  const before = residentBytesOf(child.pid!);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, residentBytesOf(child.pid!));
  }, 50);
  const bytes = make();
  const startedAt = performance.now();
  const each = await Promise.all(
    tokens.map(async (token) => {
      const id = await create(token, filename, type, bytes.length);
      await sendRest(token, id, 0, bytes);
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

function pdfOf(bytes: number): Buffer {
  const [head, end] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')];
  return Buffer.concat([head, randomBytes(bytes - head.length - end.length), end]);
}

async function newFamily(): Promise<string> {
  const email = `${randomBytes(8).toString('hex')}@starling.test`;
  const registered = await call('POST', '/auth/register', '', { body: { email, password: 'Kites-over-7-hills!' } });
  const { data } = (await registered.json()) as { data: { access_token: string } };
  await call('POST', '/households', data.access_token, { body: { name: 'The Larks', country: 'GB' } });
  return data.access_token;
}

async function create(token: string, filename: string, filetype: string, length: number): Promise<string> {
  const metadata = Object.entries({ filename, filetype }).map(([key, value]) => `${key} ${btoa(value)}`);
  const headers = { 'Upload-Length': String(length), 'Upload-Metadata': metadata.join(',') };
  const created = await call('POST', '/uploads', token, { headers });
  return created.headers.get('location')!.split('/').at(-1)!;
}

async function offsetOf(token: string, id: string): Promise<number> {
  return Number((await call('HEAD', `/uploads/${id}`, token)).headers.get('upload-offset'));
}

async function sendRest(token: string, id: string, from: number, bytes: Buffer): Promise<void> {
  for (let at = from; at < bytes.length; ) {
    const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(at) };
    const answer = await send('PATCH', `/uploads/${id}`, token, {
      headers,
      bytes: bytes.subarray(at, at + PART_BYTES),
    });
    // The end of a broken part may have been stored since the question.
    if (answer.status === 409) at = await offsetOf(token, id);
    else at = Number((await checked('PATCH', answer)).headers.get('upload-offset'));
  }
}

/** Says that more will come, and hangs up. */
async function sendAndBreak(token: string, id: string, at: number, bytes: Buffer, length: number): Promise<void> {
  const sent = request(`${url}/api/v1/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${token}`,
      'Tus-Resumable': '1.0.0',
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': length,
      'Upload-Offset': at,
    },
  });
  sent.on('error', () => undefined);
  await new Promise<void>((settle) => sent.write(bytes, () => settle()));
  sent.destroy();
}

interface Call {
  headers?: Record<string, string>;
  body?: unknown;
  bytes?: Buffer;
}

async function call(method: string, path: string, token: string, more: Call = {}): Promise<Response> {
  return checked(`${method} ${path}`, await send(method, path, token, more));
}

async function checked(what: string, answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

function send(method: string, path: string, token: string, { headers = {}, body, bytes }: Call): Promise<Response> {
  return fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      'Tus-Resumable': '1.0.0',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(bytes ? { body: new Uint8Array(bytes) } : {}),
  });
}
