import { Link, useLocation } from 'react-router';
import classes from './list-controls.module.css';
import { LIST_VIEWS, type ListView } from './list-views';
import { t } from './texts';

/** Links to the views of the conversations. The search goes with them. */
export function ViewSwitch({ view }: { view: ListView }) {
  const { search } = useLocation();
  return (
    <nav aria-label={t('view.label')} className={classes.views}>
      {LIST_VIEWS.map(({ view: other, path, icon: Icon }) => (
        <Link
          key={path}
          to={{ pathname: path, search }}
          className={classes.view}
          aria-current={view === other ? 'page' : undefined}
        >
          <Icon size={20} stroke={1.7} aria-hidden="true" />
          {t(`view.${other}`)}
        </Link>
      ))}
    </nav>
  );
}
