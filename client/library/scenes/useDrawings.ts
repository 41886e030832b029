import { startTransition, useEffect, useState } from 'react';
import type { Drawings } from './drawing';
import { drawingsOf, loadedDrawingsOf, type Shelf } from './drawings';

/**
 * The pictures of a story or a game: undefined while they load, null if it has none or they cannot be loaded, which leaves
 * it without pictures. `isWanted` waits, such as for a card to come near.
 */
export function useDrawings(shelf: Shelf, slug: string, isWanted = true): Drawings | null | undefined {
  const [found, setFound] = useState<{ slug: string; drawings: Drawings | null }>();
  useEffect(() => {
    let isCurrent = true;
    const take = (drawings: Drawings | null) => {
      // In a transition: a picture has hundreds of shapes, and the page answers taps while it is drawn.
      if (isCurrent) startTransition(() => setFound({ slug, drawings }));
    };
    if (isWanted) drawingsOf(shelf, slug).then(take, () => take(null));
    return () => {
      isCurrent = false;
    };
  }, [shelf, slug, isWanted]);
  return loadedDrawingsOf(shelf, slug) ?? (found?.slug === slug ? found.drawings : undefined);
}
