import type { Readable } from 'node:stream';

/** The bytes of a file, whole or as they come. */
export type BlobContent = Uint8Array | AsyncIterable<Uint8Array>;

export interface OpenBlob {
  readonly stream: Readable;
  /** In bytes. */
  readonly size: number;
}

/** Keeps the bytes of files under keys such as `contents/0199…/large.webp`. */
export abstract class BlobStore {
  /** Stores all of it or nothing, and replaces what had this key. */
  abstract put(key: string, content: BlobContent, mimeType: string): Promise<void>;

  /** `null` if there is none. The caller reads the stream to its end or destroys it. */
  abstract open(key: string): Promise<OpenBlob | null>;

  /** Keys that do not exist are no error. */
  abstract delete(keys: readonly string[]): Promise<void>;
}

/** Parts of lower case letters, digits and hyphens, and an ending: no key leaves the directory or the bucket. */
const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/;
const KEY_MAX_LENGTH = 200;

/** @throws RangeError */
export function requireKey(key: string): string {
  if (key.length > KEY_MAX_LENGTH || !KEY.test(key)) throw new RangeError('This is no key of a blob');
  return key;
}
