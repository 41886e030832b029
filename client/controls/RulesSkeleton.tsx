import { Card, Skeleton, Stack } from '@mantine/core';
import { Loading } from '../ui/Skeletons';
import { NowSkeleton } from './ChildNowSkeleton';
import { t } from './texts';

/** The page of a child's rules while it loads. */
export function RulesSkeleton() {
  return (
    <Loading label={t('page.loading')}>
      <Stack gap="md">
        <Card>
          <NowSkeleton />
        </Card>
        <SectionsSkeleton />
      </Stack>
    </Loading>
  );
}

/** The week and a form below it. */
export function SectionsSkeleton() {
  return (
    <Stack gap="md">
      <Card>
        <Skeleton height={18} width={140} />
        <Skeleton height={320} mt="lg" />
      </Card>
      <Card>
        <Skeleton height={18} width={180} />
        <Skeleton height={80} mt="lg" />
      </Card>
    </Stack>
  );
}
