/** Asks a query again, for its Retry and for what may have changed: what goes wrong shows as the query's own error. */
export function askAgain(refetch: () => Promise<unknown>): void {
  refetch().catch(() => undefined);
}
