import { Link } from 'react-router';
import { isComingSoon } from '../access/coming-soon';
import classes from './LibraryPlaces.module.css';

const PLACES = [
  { path: '/library', label: 'Guide' },
  { path: '/story', label: 'Stories' },
  { path: '/games', label: 'Games' },
] as const;

export type LibraryPlace = (typeof PLACES)[number]['path'];

/** The three parts of the library, side by side above each of them. */
export function LibraryPlaces({ here }: { here: LibraryPlace }) {
  return (
    <nav className={classes.places} aria-label="Library">
      {PLACES.filter(({ path }) => path === here || !isComingSoon(path)).map(({ path, label }) => (
        <Link key={path} to={path} className={classes.place} aria-current={path === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
