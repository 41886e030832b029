import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { unavailable } from '../platform/errors/app-error.js';
import { type BlobContent, BlobStore, type OpenBlob, requireKey } from './blob-store.js';
import { inParts } from './in-parts.js';

/** The smallest part that S3 takes. Only one is in memory at a time. */
const PART_BYTES = 5 * 1024 * 1024;
/** Until the answer begins. What follows may take as long as its reader does. */
const ANSWER_WITHIN_MS = 30_000;

export interface S3Settings {
  /** Without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Objects in a bucket of S3, or of a service that speaks it. */
export class S3BlobStore extends BlobStore {
  private readonly s3: S3mini;

  constructor({ endpoint, bucket, region, accessKey, secretKey }: S3Settings) {
    super();
    this.s3 = new S3mini({
      endpoint: `${endpoint}/${bucket}`,
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      fetch: fetchInTime,
    });
  }

  async put(key: string, content: BlobContent, mimeType: string): Promise<void> {
    requireKey(key);
    const parts = inParts(content instanceof Uint8Array ? [content] : content, PART_BYTES);
    const first = await parts.next();
    const bytes = first.done ? Buffer.alloc(0) : first.value;
    const second = first.done ? first : await parts.next();
    if (second.done) await this.ask(() => this.s3.putObject(key, bytes, mimeType));
    else await this.putInParts(key, mimeType, bytes, second.value, parts);
  }

  async open(key: string): Promise<OpenBlob | null> {
    requireKey(key);
    const answer = await this.ask(() => this.s3.getObjectResponse(key));
    if (!answer?.body) return null;
    return {
      stream: Readable.fromWeb(answer.body as ReadableStream),
      size: Number(answer.headers.get('content-length')),
    };
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.ask(() => this.s3.deleteObject(requireKey(key)));
  }

  private async putInParts(
    key: string,
    mimeType: string,
    first: Buffer,
    second: Buffer,
    rest: AsyncIterable<Buffer>,
  ): Promise<void> {
    const id = await this.ask(() => this.s3.getMultipartUploadId(key, mimeType));
    try {
      const stored = [await this.putPart(key, id, first, 1), await this.putPart(key, id, second, 2)];
      for await (const part of rest) stored.push(await this.putPart(key, id, part, stored.length + 1));
      await this.ask(() => this.s3.completeMultipartUpload(key, id, stored));
    } catch (error) {
      // The error that ended the upload says more than one of the tidying up.
      await this.s3.abortMultipartUpload(key, id).catch(() => undefined);
      throw error;
    }
  }

  private putPart(key: string, id: string, part: Buffer, number: number) {
    return this.ask(() => this.s3.uploadPart(key, id, part, number));
  }

  /** @throws AppError `unavailable` whatever the service answers: nobody but the operator can do anything about it */
  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof RangeError) throw error;
      throw unavailable(error);
    }
  }
}

async function fetchInTime(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('The S3 service does not answer')), ANSWER_WITHIN_MS);
  try {
    return await fetch(input, { ...init, signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}
