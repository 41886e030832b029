import { ChildLink } from '../../ui/ChildLink';
import classes from './openings.module.css';
import { useSeesOpenings } from './useOwnOpenings';

/** The way to the list of who opened the child's talks. */
export function OpeningsLink() {
  if (!useSeesOpenings()) return null;
  return (
    <ChildLink to="/home/openings" className={classes.link}>
      Who has read my talks?
    </ChildLink>
  );
}
