import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from './ids.js';

interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` under a request id that logs, errors and audit entries repeat. */
export function withRequestId<T>(id: string, work: () => T): T {
  return storage.run({ requestId: id }, work);
}

/** The id of the request that is being served; a fresh one outside of any. */
export function requestId(): string {
  return storage.getStore()?.requestId ?? newId();
}

/** The same, or `null` outside of any request. */
export function currentRequestId(): string | null {
  return storage.getStore()?.requestId ?? null;
}
