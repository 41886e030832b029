import type { CSSProperties } from 'react';
import type { PictureKey } from '../../../contract/pictures';
import { Picture } from './Picture';
import classes from './PictureRow.module.css';

interface PictureRowProps {
  names: readonly PictureKey[];
  /** Leaves room for this many, so that the pictures of several rows have one size. */
  room?: number;
  /** Ends with an empty place for the picture that comes next. */
  hasNext?: boolean;
}

/** Pictures side by side, as large as their place allows. Decoration of the text beside them. */
export function PictureRow({ names, room = names.length, hasNext = false }: PictureRowProps) {
  const count = room + (hasNext ? 1 : 0);
  return (
    <span
      className={classes.row}
      data-wraps={hasNext || undefined}
      style={{ '--room': count } as CSSProperties}
      aria-hidden="true"
    >
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be in a row more than once.
        <Picture key={index} name={name} className={classes.picture} />
      ))}
      {hasNext && <span className={`${classes.picture} ${classes.next}`}>?</span>}
    </span>
  );
}
