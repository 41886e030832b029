import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** One subject of a settings page: what it is about at the top, what can be done below. */
export function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <Card component="section">
      <Title order={2} size="h3">
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed" mt={2}>
          {hint}
        </Text>
      )}
      <Stack gap="sm" mt="md">
        {children}
      </Stack>
    </Card>
  );
}
