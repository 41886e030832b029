import { Skeleton, Stack } from '@mantine/core';
import { t } from './texts';

export function WaitlistSkeleton() {
  return (
    <Stack align="center" role="status" aria-label={t('loading')}>
      <Skeleton height={28} width={260} />
      <Skeleton height={16} width={300} />
      <Skeleton height={72} width={120} mt="md" />
    </Stack>
  );
}
