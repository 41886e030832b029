import { Button, Card, Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../ui/Logo';

/** The page behind a link that Starling has sent: one card, for signed-out visitors as well. */
export function LinkCard({ children }: { children: ReactNode }) {
  return (
    <Center component="main" mih="100dvh" py={{ base: 'md', sm: 48 }} px="md">
      <Card w="100%" maw={440} p={{ base: 'lg', sm: 36 }} shadow="sm" radius="lg">
        <Center mb="md">
          <Logo size="md" />
        </Center>
        {children}
      </Card>
    </Center>
  );
}

interface LinkResultProps {
  title: string;
  /** Where the button leads. */
  to: string;
  action: string;
  children: ReactNode;
}

/** What became of the link, and the way on. */
export function LinkResult({ title, to, action, children }: LinkResultProps) {
  return (
    <Stack align="center" ta="center" gap="md" role="status">
      <div>
        <Title order={1}>{title}</Title>
        <Text c="dimmed" mt={6}>
          {children}
        </Text>
      </div>
      <Button component={Link} to={to} size="md">
        {action}
      </Button>
    </Stack>
  );
}
