import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BranchDrawing } from './BranchDrawing';

interface EmptyStateProps {
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  drawing?: ReactNode;
}

/** An empty list or page: a small drawing, one sentence, one button. */
export function EmptyState({ title, children, action, drawing = <BranchDrawing /> }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py={48} px="md" ta="center">
      {drawing}
      <Title order={2} size="h3" mt="xs">
        {title}
      </Title>
      {children && (
        <Text c="dimmed" maw={420}>
          {children}
        </Text>
      )}
      {action}
    </Stack>
  );
}
