import { Card, Group, Skeleton, Stack } from '@mantine/core';
import { Loading } from '../ui/Skeletons';
import classes from './controls.module.css';
import { t } from './texts';

/** The shape of a child's card while it loads. */
export function ChildNowSkeleton() {
  return (
    <Card component="li">
      <Loading label={t('now.loading')}>
        <CardSkeleton />
      </Loading>
    </Card>
  );
}

/** As high as what a card shows most of the time, so that nothing below it moves. */
export function CardSkeleton() {
  return (
    <Stack gap="md">
      <NowSkeleton />
      <div className={classes.actions}>
        <Skeleton height={44} radius="xl" />
        <Skeleton height={44} radius="xl" />
        <Skeleton height={44} radius="xl" />
      </div>
      <Group justify="space-between" h={44} mb={-10} mt={-4}>
        <Skeleton height={14} width="20%" />
        <Skeleton height={14} width="25%" />
      </Group>
    </Stack>
  );
}

/** Face, sentence and bar. */
export function NowSkeleton() {
  return (
    <Stack gap="md">
      <Group gap="md" wrap="nowrap" mih={72}>
        <Skeleton height={56} circle style={{ flex: 'none' }} />
        <Stack gap={8} flex={1}>
          <Skeleton height={16} width="40%" />
          <Skeleton height={14} width="75%" />
        </Stack>
      </Group>
      <Stack gap={12} py={4}>
        <Skeleton height={14} width="50%" />
        <Skeleton height={12} radius="xl" />
        <Skeleton height={12} width="75%" />
      </Stack>
    </Stack>
  );
}
