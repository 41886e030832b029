import { Skeleton, Stack } from '@mantine/core';
import { Loading } from '../ui/Skeletons';
import classes from './safety-page.module.css';
import { t } from './texts';

export function FiguresSkeleton() {
  return (
    <Loading label={t('figuresLoading')}>
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
