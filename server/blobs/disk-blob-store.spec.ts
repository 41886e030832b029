import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DiskBlobStore } from './disk-blob-store.js';

let directory: string;
let store: DiskBlobStore;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'starling-blobs-'));
  store = new DiskBlobStore(directory);
});
afterEach(() => rm(directory, { recursive: true }));

const read = async (key: string) => {
  const blob = await store.open(key);
  return blob && { size: blob.size, text: (await buffer(blob.stream)).toString() };
};
const files = async () => (await readdir(join(directory, 'blobs', 'contents', 'a'))).sort();

it('keeps bytes under their key, and replaces them', async () => {
  await store.put('contents/a/small.webp', Buffer.from('one'));
  await store.put('contents/a/small.webp', Buffer.from('another'));
  expect(await read('contents/a/small.webp')).toEqual({ size: 7, text: 'another' });
  expect(await files()).toEqual(['small.webp']);
});

it('takes bytes as they come, and keeps nothing of a stream that breaks', async () => {
  async function* parts(fails: boolean) {
    yield Buffer.from('first ');
    if (fails) throw new Error('The line broke');
    yield Buffer.from('second');
  }
  await store.put('contents/a/whole', parts(false));
  await expect(store.put('contents/a/whole', parts(true))).rejects.toThrow('The line broke');
  await expect(store.put('contents/a/broken', parts(true))).rejects.toThrow('The line broke');
  expect(await read('contents/a/whole')).toEqual({ size: 12, text: 'first second' });
  expect(await read('contents/a/broken')).toBeNull();
  expect(await files()).toEqual(['whole']);
});

it('deletes a file with what a process left that died while it wrote it', async () => {
  await store.put('contents/a/1', Buffer.from('1'));
  await writeFile(join(directory, 'blobs', 'contents', 'a', '1.0123456789ab.part'), 'half');
  await store.delete(['contents/a/1', 'contents/b/1']);
  expect(await files()).toEqual([]);
});

it('deletes several at once, those that are gone already too', async () => {
  await store.put('contents/a/1', Buffer.from('1'));
  await store.put('contents/a/2', Buffer.from('2'));
  await store.delete(['contents/a/1', 'contents/a/unknown']);
  expect(await files()).toEqual(['2']);
  expect(await read('contents/a/1')).toBeNull();
});

it.each(['../outside', '/etc/passwd', 'a/../../outside', 'a//b', 'a\\b', 'A', 'a\0b', '', '.', 'a/.', 'a'.repeat(201)])(
  'refuses the key %j',
  async (key) => {
    await writeFile(join(directory, 'outside'), 'secret');
    await expect(store.open(key)).rejects.toThrow(RangeError);
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(store.delete([key])).rejects.toThrow(RangeError);
  },
);
