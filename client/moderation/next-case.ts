interface Waiting {
  id: string;
}

/** The case after this one in the queue. After the last one, or one that no longer waits, the first other case. */
export function nextCase<Case extends Waiting>(queue: readonly Case[], id: string): Case | null {
  const after = queue.slice(queue.findIndex((waiting) => waiting.id === id) + 1);
  return [...after, ...queue].find((waiting) => waiting.id !== id) ?? null;
}
