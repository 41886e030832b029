import { useMatches } from 'react-router';

/**
 * `padded`: grows and scrolls with the window, at most 1,120 px wide. `full`: fills the space between the bars and
 * scrolls inside, like the chat. `bare`: has no bars.
 */
export type PageLayout = 'padded' | 'full' | 'bare';

/** The layout of the deepest matching route. */
export function usePageLayout(): PageLayout {
  const matches = useMatches();
  for (const { handle } of matches.toReversed()) {
    const layout = (handle as { layout?: PageLayout } | undefined)?.layout;
    if (layout) return layout;
  }
  return 'padded';
}
