import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Logo } from '../ui/Logo';

interface FullScreenProps {
  title?: ReactNode;
  children?: ReactNode;
  /** Stands above the title; the mark where nothing is given. */
  drawing?: ReactNode;
}

/** One thing in the middle of the page: waiting, an error, a way on. */
export function FullScreen({ title, children, drawing = <Logo size="lg" /> }: FullScreenProps) {
  return (
    <Center component="main" mih="80dvh" p="lg">
      <Stack align="center" gap="sm" maw={520} ta="center">
        {drawing}
        {title && (
          <Title order={1} size="h2" mt="xs">
            {title}
          </Title>
        )}
        {typeof children === 'string' ? <Text c="dimmed">{children}</Text> : children}
      </Stack>
    </Center>
  );
}
