import { useRef } from 'react';
import type { PictureKey } from '../../../contract/pictures';
import { Picture } from '../pictures/Picture';
import classes from './Cover.module.css';
import type { Shelf } from './drawings';
import { Scene } from './Scene';
import { useDrawings } from './useDrawings';
import { useIsNear } from './useIsNear';

interface CoverProps {
  shelf: Shelf;
  slug: string;
  /** For one without a drawn cover. */
  cover: PictureKey;
}

/** The cover of a story or a game in a list, drawn when it comes near the screen. Decoration: the title stands beside it. */
export function Cover({ shelf, slug, cover }: CoverProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const drawings = useDrawings(shelf, slug, useIsNear(ref));
  return (
    <span ref={ref} className={classes.cover} aria-hidden="true">
      {drawings && <Scene drawing={drawings.cover} isDecoration />}
      {drawings === null && <Picture name={cover} className={classes.picture} />}
    </span>
  );
}
