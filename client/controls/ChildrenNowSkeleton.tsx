import { Skeleton, Stack } from '@mantine/core';
import { ChildNowSkeleton } from './ChildNowSkeleton';
import classes from './controls.module.css';

/** The heading and the first card of the children while a household loads. */
export function ChildrenNowSkeleton() {
  return (
    <Stack gap="sm">
      <Skeleton height={24} width={140} />
      <ul className={classes.cards}>
        <ChildNowSkeleton />
      </ul>
    </Stack>
  );
}
