import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './accounts.js';
import { type Answer, api, type Json } from './api.js';
import { testDataDir } from './settings.js';
import type { TestStarling } from './starling.js';

const TUS = { 'Tus-Resumable': '1.0.0' };
type Node = Pick<TestStarling, 'url'>;
type By = Pick<Account, 'accessToken'>;

export interface FileToUpload {
  filename: string;
  filetype: string;
  bytes: Buffer;
  /** More of the metadata. */
  more?: Record<string, string>;
}

export function metadataOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** The calls of tus as a client makes them. */
export const tus = ({ url }: Node, { accessToken }: By) => {
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) =>
    api(url).send<Json>(method, path, {
      headers: { ...TUS, Authorization: `Bearer ${accessToken}`, ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
  return {
    send,
    create: ({ filename, filetype, bytes, more = {} }: FileToUpload, length = bytes.length) =>
      send('POST', '/uploads', {
        'Upload-Length': String(length),
        'Upload-Metadata': metadataOf({ filename, filetype, ...more }),
      }),
    patch: (id: string, offset: number, bytes: Buffer) =>
      send(
        'PATCH',
        `/uploads/${id}`,
        { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) },
        bytes,
      ),
    offset: async (id: string) => Number((await send('HEAD', `/uploads/${id}`)).headers.get('upload-offset')),
  };
};

export function idOf({ headers }: Answer<unknown>): string {
  return headers.get('location')?.split('/').at(-1) ?? '';
}

/** Sends a whole file. The answer is that of its last part, or of its creation if that is refused. */
export async function uploadFile(node: Node, by: By, file: FileToUpload, partBytes = 2 ** 20) {
  const created = await tus(node, by).create(file);
  if (created.status !== 201) return { id: '', answer: created };
  const id = idOf(created);
  let answer = created;
  for (let at = 0; at < file.bytes.length && answer.status < 300; at += partBytes) {
    answer = await tus(node, by).patch(id, at, file.bytes.subarray(at, at + partBytes));
  }
  return { id, answer };
}

/** The files on the disk of the run's nodes that belong to a content, without the mark of the try that stored them. */
export async function storedFiles(id: string): Promise<Record<string, Buffer>> {
  const folder = join(testDataDir(), 'blobs', 'contents', id);
  if (!existsSync(folder)) return {};
  const names = await readdir(folder);
  return Object.fromEntries(
    await Promise.all(
      names
        .sort()
        .map(async (name) => [name.replace(/^[0-9a-f]{8}-/, ''), await readFile(join(folder, name))] as const),
    ),
  );
}
