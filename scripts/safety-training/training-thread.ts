import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { HeadNumbers } from '../../server/safety/model/encoder-head.ts';
import { type HeadSample, trainHead } from './head.ts';
import { type Sample, type Settings, train, type Weights } from './sgd.ts';

type Request =
  | { readonly samples: readonly Sample[]; readonly width: number; readonly settings: Settings }
  | { readonly headSamples: readonly HeadSample[]; readonly width: number };

/** `train` in a thread of its own, so that all folds learn side by side. The result is the same. */
export function trainAside(samples: readonly Sample[], width: number, settings: Settings): Promise<Weights> {
  return answerOf<Weights>({ samples, width, settings });
}

/** `trainHead` in a thread of its own. */
export function trainHeadAside(headSamples: readonly HeadSample[], width: number): Promise<HeadNumbers> {
  return answerOf<HeadNumbers>({ headSamples, width });
}

function answerOf<T>(request: Request): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const worker = new Worker(new URL(import.meta.url), { workerData: request });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}

if (parentPort) {
  const request = workerData as Request;
  const { width } = request;
  parentPort.postMessage(
    'headSamples' in request ? trainHead(request.headSamples, width) : train(request.samples, width, request.settings),
  );
}
