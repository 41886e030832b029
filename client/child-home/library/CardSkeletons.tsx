import { Skeleton } from '@mantine/core';
import { t } from '../texts';
import classes from './library.module.css';

/** Placeholder for cards with a picture and a title. */
export function CardSkeletons() {
  return (
    <div className={classes.cards} aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className={classes.waiting} radius={24} />
      ))}
    </div>
  );
}
