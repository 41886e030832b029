import { BranchDrawing } from '../ui/BranchDrawing';
import classes from './HomePage.module.css';

/** The bird on its branch, above the doors. */
export function HomeBranch() {
  return (
    <div className={classes.branch}>
      <BranchDrawing />
    </div>
  );
}
