import { Skeleton, Stack } from '@mantine/core';
import { Loading } from '../ui/Skeletons';
import classes from './safety-page.module.css';

export function FiguresSkeleton() {
  return (
    <Loading label="Loading the figures">
      <Stack gap="md">
        <div className={classes.headlines}>
          <Skeleton height={112} />
          <Skeleton height={112} />
          <Skeleton height={112} />
        </div>
        <Skeleton height={320} />
      </Stack>
    </Loading>
  );
}
