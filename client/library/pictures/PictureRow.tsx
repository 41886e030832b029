import type { PictureKey } from '../../../contract/pictures';
import classes from '../library.module.css';
import { Picture } from './Picture';

/** Pictures side by side. Decoration: the words that belong to them stand beside them. */
export function PictureRow({ names }: { names: readonly PictureKey[] }) {
  return (
    <span className={classes.pictureRow} aria-hidden="true">
      {names.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in a row more than once.
        <Picture key={place} name={name} />
      ))}
    </span>
  );
}
