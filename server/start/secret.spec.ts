import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrCreateSecret } from './secret.js';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'starling-secret-'));
});
afterEach(() => rm(directory, { recursive: true }));

const file = () => join(directory, 'jwt-secret');

it('generates a secret once, readable by its owner only', async () => {
  const secret = await readOrCreateSecret(directory);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(await readOrCreateSecret(directory)).toBe(secret);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

it.each(['', '\n', 'cut-off', 'x'.repeat(31)])('replaces a secret that is too short: %j', async (text) => {
  await writeFile(file(), text);
  const secret = await readOrCreateSecret(directory);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect((await readFile(file(), 'utf8')).trim()).toBe(secret);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await readdir(directory)).toEqual(['jwt-secret']);
});

it('gives the same secret to all nodes that start together', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecret(directory)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(directory)).toEqual(['jwt-secret']);
});

it('fails if it may not read the file, instead of generating another secret', async () => {
  await rm(directory, { recursive: true });
  await writeFile(directory, 'no directory');
  await expect(readOrCreateSecret(directory)).rejects.toThrow(/ENOTDIR/);
});
