import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../contract/languages.js';
import { newId } from './ids.js';

interface RequestContext {
  readonly requestId: string;
  /** The language that the account of the caller has chosen; null: none, or nobody has signed in. */
  language: Language | null;
  /** The language that the caller asks for otherwise. It is read only when a text is needed. */
  readonly asked: () => Language | null;
  /** The language of the caller's browser, which the screen may not follow. */
  readonly browser: () => Language | null;
}

export interface CallerLanguage {
  readonly language?: Language | null;
  readonly asked?: () => Language | null;
  readonly browser?: () => Language | null;
}

const storage = new AsyncLocalStorage<RequestContext>();
const nothing = () => null;

/** Runs `work` under a request id that logs, errors and audit entries include. */
export function withRequestId<T>(
  id: string,
  work: () => T,
  { language = null, asked = nothing, browser = asked }: CallerLanguage = {},
): T {
  return storage.run({ requestId: id, language, asked, browser }, work);
}

/** The id of the current request, or a new id outside of one. */
export function requestId(): string {
  return storage.getStore()?.requestId ?? newId();
}

/** The id of the current request, or `null` outside of one. */
export function currentRequestId(): string | null {
  return storage.getStore()?.requestId ?? null;
}

/** Takes over the language of the account, as soon as the caller is known. */
export function setRequestLanguage(language: Language | null): void {
  const context = storage.getStore();
  if (context) context.language = language;
}

/** What the caller's browser prefers; null: nothing that the product speaks, or outside of a request. */
export function browserLanguage(): Language | null {
  return storage.getStore()?.browser() ?? null;
}

/** For texts to the caller: the language of the account, else of `Accept-Language`, else English. */
export function requestLanguage(): Language {
  const context = storage.getStore();
  return context?.language ?? context?.asked() ?? 'en';
}
