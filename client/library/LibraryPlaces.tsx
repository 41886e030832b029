import { Link } from 'react-router';
import { isComingSoon } from '../access/coming-soon';
import classes from './LibraryPlaces.module.css';
import { t } from './texts';

const PLACES = [
  { path: '/library', name: 'guides' },
  { path: '/story', name: 'stories' },
  { path: '/games', name: 'games' },
] as const;

export type LibraryPlace = (typeof PLACES)[number]['path'];

/** The three parts of the library, side by side above each of them. */
export function LibraryPlaces({ here }: { here: LibraryPlace }) {
  return (
    <nav className={classes.places} aria-label={t('library')}>
      {PLACES.filter(({ path }) => path === here || !isComingSoon(path)).map(({ path, name }) => (
        <Link key={path} to={path} className={classes.place} aria-current={path === here ? 'page' : undefined}>
          {t(`places.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
