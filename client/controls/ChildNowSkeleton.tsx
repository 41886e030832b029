import { Card, Group, Skeleton, Stack } from '@mantine/core';
import { Loading } from '../ui/Skeletons';
import { t } from './texts';

/** The shape of a child's card while it loads. */
export function ChildNowSkeleton() {
  return (
    <Card component="li">
      <Loading label={t('now.loading')}>
        <NowSkeleton />
        <Group gap="xs" mt="md">
          <Skeleton height={44} width={140} radius="xl" />
          <Skeleton height={44} width={160} radius="xl" />
        </Group>
      </Loading>
    </Card>
  );
}

/** Face, sentence and bar. */
export function NowSkeleton() {
  return (
    <Stack gap="md">
      <Group gap="md" wrap="nowrap">
        <Skeleton height={56} circle style={{ flex: 'none' }} />
        <Stack gap={8} flex={1}>
          <Skeleton height={16} width="40%" />
          <Skeleton height={14} width="75%" />
        </Stack>
      </Group>
      <Skeleton height={12} radius="xl" />
      <Skeleton height={12} width="50%" />
    </Stack>
  );
}
