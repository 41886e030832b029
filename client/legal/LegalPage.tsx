import { Anchor, Container, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../ui/Logo';
import classes from './LegalPage.module.css';

/** A legal text, open to everyone. */
export function LegalPage({ title, changed, children }: { title: string; changed: string; children: ReactNode }) {
  return (
    <Container component="main" size={720} py="lg">
      <Group justify="space-between" mb="xl" className="no-print">
        <Anchor component={Link} to="/" c="inherit" underline="never" aria-label="Starling">
          <Group gap="xs">
            <Logo size="sm" />
            <Text fw={800} fz={20}>
              Starling
            </Text>
          </Group>
        </Anchor>
        <Group gap="md">
          <Anchor component={Link} to="/terms" size="sm">
            Terms
          </Anchor>
          <Anchor component={Link} to="/privacy" size="sm">
            Privacy
          </Anchor>
          <Anchor component={Link} to="/login" size="sm">
            Sign in
          </Anchor>
        </Group>
      </Group>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" size="sm" mb="lg">
        In force since {changed}
      </Text>
      <div className={classes.text}>{children}</div>
    </Container>
  );
}
