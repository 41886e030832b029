import type { ReactNode } from 'react';

/** One picture: its shapes on a sheet of 320 by 240, and what it shows in a short sentence. */
export interface Drawing {
  alt: string;
  shapes: ReactNode;
}

/** A moment of a story. */
export interface SceneDrawing extends Drawing {
  /** Words of the text at which the picture begins; it stays until the next one. */
  from: string;
}

/** The pictures of a story: the cover, and scenes in the order of the text. A game has its cover alone. */
export interface Drawings {
  cover: Drawing;
  scenes: readonly SceneDrawing[];
}

/** What is seen beside a page: the last scene that has begun by its end, and the cover before the first one. */
export function drawingAt({ cover, scenes }: Drawings, pages: readonly string[], page: number): Drawing {
  const read = pages.slice(0, page + 1).join('\n');
  return scenes.findLast(({ from }) => read.includes(from)) ?? cover;
}
