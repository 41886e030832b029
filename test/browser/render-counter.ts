/** Runs in the page, before its scripts: counts how often React draws parts of a chat again, not how long it takes. */

/** The fields of React's own nodes that the counter reads, as the developer tools do. */
interface Fiber {
  tag: number;
  flags: number;
  memoizedProps: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

declare global {
  interface Window {
    /** Commits in which a component of this part ran: `composer`, the number of a message's row, or the `list` of all rows. */
    renders: Record<string, number>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
  }
}

export function countRenders(): void {
  const HOST = 5;
  /** React sets it on a component that ran. */
  const PERFORMED_WORK = 1;
  window.renders = {};
  const visit = (fiber: Fiber, place: string | null, drawn: Set<string>): void => {
    let here = place;
    if (fiber.tag === HOST && fiber.stateNode instanceof Element) {
      if (fiber.stateNode.tagName === 'FORM') here = 'composer';
      here = fiber.stateNode.getAttribute('aria-posinset') ?? here;
      // A list that is drawn again gives its rows new properties.
      const isOfList = fiber.stateNode.hasAttribute('aria-posinset');
      if (isOfList && fiber.alternate && fiber.alternate.memoizedProps !== fiber.memoizedProps) drawn.add('list');
    } else if (here !== null && fiber.flags & PERFORMED_WORK) {
      drawn.add(here);
    }
    // The same children as before: nothing ran below.
    if (fiber.alternate && fiber.alternate.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child, here, drawn);
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
      const drawn = new Set<string>();
      visit(root.current, null, drawn);
      for (const part of drawn) window.renders[part] = (window.renders[part] ?? 0) + 1;
    },
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
}
