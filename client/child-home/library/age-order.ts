import type { AgeBand } from '../../../contract/library';

/** What suits the child first, in the order of the list; then the rest, the nearest first. */
export function byAge<Item extends { age: AgeBand }>(
  items: readonly Item[],
  child: { from: number; to: number },
): Item[] {
  const distance = ({ age }: Item) => {
    const [from = 0, to = 0] = age.split('-').map(Number);
    return Math.max(0, from - child.to, child.from - to);
  };
  return items.toSorted((a, b) => distance(a) - distance(b));
}
