interface Entry {
  label: string;
  retention: string;
  value?: unknown;
  count?: number | null;
}

/** How long data is kept: each rule once, with everything that it holds for. The rule for most comes first. */
export function keptFor(entries: readonly Entry[]): { rule: string; labels: string[] }[] {
  const rules = new Map<string, string[]>();
  for (const { label, retention } of entries) {
    const labels = rules.get(retention) ?? [];
    rules.set(retention, labels);
    labels.push(label);
  }
  return [...rules]
    .map(([rule, labels]) => ({ rule, labels }))
    .toSorted((one, other) => other.labels.length - one.labels.length);
}
