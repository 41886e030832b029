import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Settings } from '../support/settings.js';

export interface S3Server {
  readonly url: string;
  /** For a Starling that keeps its files there. */
  readonly settings: Settings;
  close(): Promise<void>;
}

const BUCKET = 'starling-files';
/** The keys that the server knows. It checks the signature of each request. */
const KEY = 'S3RVER';

/** A real server that speaks S3, with one bucket on a disk. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'starling-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    settings: {
      BLOB_STORE: 's3',
      S3_ENDPOINT: url,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: KEY,
      S3_SECRET_KEY: KEY,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
