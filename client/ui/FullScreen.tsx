import { Center, Stack, Text, Title } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { Logo } from './Logo';

/** True inside a shell that has the page's `main` already. */
export const WithinMain = createContext(false);

interface FullScreenProps {
  title?: ReactNode;
  children?: ReactNode;
  /** Above the title; the logo by default. */
  drawing?: ReactNode;
}

/** One message in the middle of the page: loading, an error, a next step. */
export function FullScreen({ title, children, drawing = <Logo size="lg" /> }: FullScreenProps) {
  return (
    <Center component={use(WithinMain) ? 'div' : 'main'} mih="80dvh" p="lg">
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
