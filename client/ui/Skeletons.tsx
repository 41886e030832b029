import { Box, Card, Group, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from './texts';

interface LoadingProps {
  children: ReactNode;
  /** Read once by screen readers. */
  label?: string;
}

/** Around the placeholders of a page or a list, which screen readers skip. */
export function Loading({ children, label = t('loading') }: LoadingProps) {
  return (
    <Box role="status" aria-live="polite" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </Box>
  );
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder for a grid of cards. */
export function CardGridSkeleton({ count = 6, height = 150 }: { count?: number; height?: number }) {
  return (
    <Loading>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
        {numbered(count).map((index) => (
          <Card key={index} mih={height}>
            <Stack gap="sm">
              <Skeleton height={18} width="60%" />
              <Skeleton height={12} />
              <Skeleton height={12} width="85%" />
              <Group gap={6} mt="xs">
                <Skeleton height={20} width={56} radius="xl" />
                <Skeleton height={20} width={48} radius="xl" />
              </Group>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </Loading>
  );
}

interface ListSkeletonProps {
  count?: number;
  /** The rows begin with a round icon. */
  hasIcons?: boolean;
}

/** Placeholder for the rows of a list: two lines of text, behind an icon where the rows have one. */
export function ListSkeleton({ count = 6, hasIcons = false }: ListSkeletonProps) {
  return (
    <Loading>
      <Stack gap="sm">
        {numbered(count).map((index) => (
          <Group key={index} wrap="nowrap" gap="sm" py="xs">
            {hasIcons && <Skeleton height={36} circle style={{ flex: 'none' }} />}
            <Stack gap={8} flex={1}>
              <Skeleton height={14} width="45%" />
              <Skeleton height={12} width="80%" />
            </Stack>
          </Group>
        ))}
      </Stack>
    </Loading>
  );
}

/** Placeholder for a page. */
export function PageSkeleton() {
  return (
    <Loading>
      <Stack gap="md" py="xs">
        <Skeleton height={28} width={220} />
        <Skeleton height={14} width={320} maw="100%" />
        <Skeleton height={120} mt="md" />
        <Skeleton height={120} />
      </Stack>
    </Loading>
  );
}
