import { useLocation } from 'react-router';
import { ChildLink } from '../../ui/ChildLink';
import { t } from '../texts';
import classes from './openings.module.css';
import { useSeesOpenings } from './useOwnOpenings';

const OPENINGS_PAGE = '/home/openings';

/** The way to the list of who opened the child's talks, from every other page. */
export function OpeningsLink() {
  const { pathname } = useLocation();
  const isShown = useSeesOpenings();
  if (!isShown || pathname === OPENINGS_PAGE) return null;
  return (
    <ChildLink to={OPENINGS_PAGE} className={classes.link}>
      {t('reads.openings')}
    </ChildLink>
  );
}
