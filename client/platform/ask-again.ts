/** Refetches a query of `useQuery`, which returns a failure as its own `error`, so the promise has nothing to add. */
export function askAgain(refetch: () => Promise<unknown>): void {
  refetch().catch(() => undefined);
}
