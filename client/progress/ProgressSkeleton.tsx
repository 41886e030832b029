import { Group, Skeleton, Stack } from '@mantine/core';
import { Loading } from '../ui/Skeletons';

/** The days and the report while the child is loaded. */
export function ProgressSkeleton() {
  return (
    <Loading>
      <Stack gap="md">
        <Group gap="sm" justify="space-between">
          <Skeleton height={44} width={280} />
          <Skeleton height={44} width={320} maw="100%" />
        </Group>
        <Skeleton height={120} />
      </Stack>
    </Loading>
  );
}
