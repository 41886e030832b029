/** The rules of guardians that keep a child out for a while, as far as refused calls have shown. */
const SHUT_OUT_CODES = ['paused', 'quiet_hours', 'budget_used', 'break'] as const;
export type ShutOutCode = (typeof SHUT_OUT_CODES)[number];

export interface ShutOut {
  readonly code: ShutOutCode;
  /** ISO 8601; null if only a person can end it. */
  readonly until: string | null;
}

let current: ShutOut | null = null;
const listeners = new Set<() => void>();

function set(next: ShutOut | null): void {
  if (next?.code === current?.code && next?.until === current?.until) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Notes a refusal if its code is one of those rules. @param until the detail of the error, if it is known */
export function noteRefusal(code: unknown, until?: unknown): void {
  const known = SHUT_OUT_CODES.find((one) => one === code);
  if (known) set({ code: known, until: typeof until === 'string' ? until : null });
}

/** A call was answered again, or another child uses the device. */
export function forgetRefusal(): void {
  set(null);
}

export const shutOutStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): ShutOut | null => current,
};
