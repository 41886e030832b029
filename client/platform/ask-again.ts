/** Refetches a query. A failure shows as the error of the query itself. */
export function askAgain(refetch: () => Promise<unknown>): void {
  refetch().catch(() => undefined);
}
