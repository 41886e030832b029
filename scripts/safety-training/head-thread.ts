import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { HeadNumbers } from '../../server/safety/model/encoder-head.ts';
import { type HeadSample, trainHead } from './head.ts';

interface Request {
  readonly samples: readonly HeadSample[];
  readonly width: number;
}

/** Trains a head in a thread of its own: those of all folds side by side. The result is the same as that of `trainHead`. */
export function trainHeadAside(samples: readonly HeadSample[], width: number): Promise<HeadNumbers> {
  const { promise, resolve, reject } = Promise.withResolvers<HeadNumbers>();
  const worker = new Worker(new URL(import.meta.url), { workerData: { samples, width } satisfies Request });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}

if (parentPort) {
  const { samples, width } = workerData as Request;
  parentPort.postMessage(trainHead(samples, width));
}
