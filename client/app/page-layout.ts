import { useMatches } from 'react-router';

/**
 * `padded`: a page that grows and scrolls with the window, at most 1,120 px wide. `full`: a page that fills the room
 * beside the bars and scrolls inside itself, as the chat does. `bare`: a page without the bars.
 */
export type PageLayout = 'padded' | 'full' | 'bare';

/** The layout that the deepest matching route asks for. */
export function usePageLayout(): PageLayout {
  const matches = useMatches();
  for (const { handle } of matches.toReversed()) {
    const layout = (handle as { layout?: PageLayout } | undefined)?.layout;
    if (layout) return layout;
  }
  return 'padded';
}
