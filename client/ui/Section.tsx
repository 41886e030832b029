import { Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  hint?: ReactNode;
  /** On the right of the title, or below it on a narrow screen. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A card of a page: a title with an optional hint, and the controls below. */
export function Section({ title, hint, actions, children }: SectionProps) {
  return (
    <Card component="section">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Title order={2} size="h3">
            {title}
          </Title>
          {hint && (
            <Text size="sm" c="dimmed" mt={2}>
              {hint}
            </Text>
          )}
        </div>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      <Stack gap="sm" mt="md">
        {children}
      </Stack>
    </Card>
  );
}
