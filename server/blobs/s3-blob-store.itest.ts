import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type S3Server, startS3Server } from '../../test/doubles/s3-server.js';
import { readConfig } from '../platform/config/config.js';
import { S3BlobStore } from './s3-blob-store.js';

let server: S3Server;
let store: S3BlobStore;
beforeAll(async () => {
  server = await startS3Server();
  store = new S3BlobStore(readConfig(server.settings as NodeJS.ProcessEnv).s3!);
});
afterAll(() => server.close());

const read = async (key: string) => {
  const blob = await store.open(key);
  return blob && { size: blob.size, bytes: await buffer(blob.stream) };
};

it('keeps bytes under their key with their type, and replaces them', async () => {
  await store.put('contents/a/small.webp', Buffer.from('one'), 'image/webp');
  await store.put('contents/a/small.webp', Buffer.from('another'), 'image/webp');
  expect(await read('contents/a/small.webp')).toEqual({ size: 7, bytes: Buffer.from('another') });
});

it('sends more than 5 MiB in parts, and gives back the same bytes', async () => {
  const bytes = randomBytes(11 * 1024 * 1024 + 17);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 300_000) yield bytes.subarray(at, at + 300_000);
  }
  await store.put('contents/a/file.pdf', pieces(), 'application/pdf');
  const found = await read('contents/a/file.pdf');
  expect([found?.size, found?.bytes.equals(bytes)]).toEqual([bytes.length, true]);
});

it('keeps nothing of a stream that breaks, in parts or not', async () => {
  async function* broken(count: number) {
    for (let part = 0; part < count; part += 1) yield Buffer.alloc(1024 * 1024, part);
    throw new Error('The line broke');
  }
  await expect(store.put('contents/b/short', broken(1), 'text/plain')).rejects.toThrow('The line broke');
  await expect(store.put('contents/b/long', broken(12), 'text/plain')).rejects.toThrow('The line broke');
  expect([await read('contents/b/short'), await read('contents/b/long')]).toEqual([null, null]);
});

it('deletes several at once, those that are gone already too', async () => {
  await store.put('contents/c/1', Buffer.from('1'), 'text/plain');
  await store.delete(['contents/c/1', 'contents/c/unknown']);
  expect(await read('contents/c/1')).toBeNull();
});

it('is unavailable with a wrong secret and without a server, and refuses keys that are none', async () => {
  const settings = readConfig(server.settings as NodeJS.ProcessEnv).s3!;
  const wrong = new S3BlobStore({ ...settings, secretKey: 'another' });
  await expect(wrong.put('contents/a/1', Buffer.from('1'), 'text/plain')).rejects.toMatchObject({
    code: 'unavailable',
  });
  const away = new S3BlobStore({ ...settings, endpoint: 'http://127.0.0.1:1' });
  await expect(away.open('contents/a/1')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(store.open('../contents')).rejects.toThrow(RangeError);
});
