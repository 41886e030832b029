import { Skeleton } from '@mantine/core';
import { Loading } from '../ui/Skeletons';
import classes from './contents.module.css';

/** Placeholder for the cards of a shelf. */
export function ContentsSkeleton() {
  return (
    <Loading>
      <div className={classes.grid}>
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className={classes.card}>
            <Skeleton className={classes.picture} height={88} />
            <div className={classes.text}>
              <Skeleton height={17} width="70%" mt={6} mb={10} />
              <Skeleton height={13} width="50%" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
