import { Anchor, Container, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../session/useSession';
import { Logo } from '../ui/Logo';
import classes from './PublicPage.module.css';

interface PublicPageProps {
  title: string;
  /** A short line below the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A text that is open to everyone, with links to the others. */
export function PublicPage({ title, note, children }: PublicPageProps) {
  const { user } = useSession();
  return (
    <Container component="main" size={720} py="lg">
      <Group justify="space-between" mb="lg" className={`no-print ${classes.links}`}>
        <Anchor component={Link} to="/" c="inherit" underline="never" aria-label="Starling">
          <Group gap="xs">
            <Logo size="sm" />
            <Text fw={800} fz={20}>
              Starling
            </Text>
          </Group>
        </Anchor>
        <Group component="nav" aria-label="About Starling" gap="xs">
          <Anchor component={Link} to="/terms" size="sm">
            Terms
          </Anchor>
          <Anchor component={Link} to="/privacy" size="sm">
            Privacy
          </Anchor>
          <Anchor component={Link} to="/safety" size="sm">
            Safety
          </Anchor>
          <Anchor component={Link} to={user ? '/' : '/login'} size="sm">
            {user ? 'Back to Starling' : 'Sign in'}
          </Anchor>
        </Group>
      </Group>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" size="sm" mb="lg">
        {note}
      </Text>
      <div className={classes.text}>{children}</div>
    </Container>
  );
}
