import type { ChildColour } from '../../../contract/children';
import classes from './child-colour.module.css';

/** One of the colours of children, to choose from. Decoration: the name stands beside it. */
export function ColourDisc({ colour, size = 32 }: { colour: ChildColour; size?: number }) {
  return (
    <svg
      className={classes.colour}
      data-child-colour={colour}
      width={size}
      height={size}
      viewBox="0 0 72 72"
      aria-hidden="true"
    >
      <circle className={classes.ground} cx="36" cy="36" r="34" />
    </svg>
  );
}
