import { Skeleton } from '@mantine/core';
import { WEEKDAYS } from '../../contract/controls';
import { Loading } from '../ui/Skeletons';
import classes from './schedules.module.css';

/** Placeholder for the columns of a week. */
export function WeekSkeleton() {
  return (
    <Loading>
      <div className={classes.week}>
        {WEEKDAYS.map((day, index) => (
          <div key={day} className={classes.day} data-shown={index === 0 || undefined}>
            <Skeleton height={18} width="60%" mb="sm" />
            <Skeleton height={96} mb="xs" />
            <Skeleton height={96} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
