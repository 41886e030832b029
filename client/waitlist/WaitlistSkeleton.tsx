import { Skeleton, Stack } from '@mantine/core';

export function WaitlistSkeleton() {
  return (
    <Stack align="center" role="status" aria-label="Loading the waitlist">
      <Skeleton height={28} width={260} />
      <Skeleton height={16} width={300} />
      <Skeleton height={72} width={120} mt="md" />
    </Stack>
  );
}
