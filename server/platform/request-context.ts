import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from './ids.js';

interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` under a request id that logs, errors and audit entries include. */
export function withRequestId<T>(id: string, work: () => T): T {
  return storage.run({ requestId: id }, work);
}

/** The id of the current request, or a new id outside of one. */
export function requestId(): string {
  return storage.getStore()?.requestId ?? newId();
}

/** The id of the current request, or `null` outside of one. */
export function currentRequestId(): string | null {
  return storage.getStore()?.requestId ?? null;
}
