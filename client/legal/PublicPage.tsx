import { Anchor, Container, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../session/useSession';
import { Logo } from '../ui/Logo';
import classes from './PublicPage.module.css';
import { t } from './texts';

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
        <Group component="nav" aria-label={t('about')} gap="xs">
          <Anchor component={Link} to="/terms" size="sm">
            {t('terms')}
          </Anchor>
          <Anchor component={Link} to="/privacy" size="sm">
            {t('privacy')}
          </Anchor>
          <Anchor component={Link} to="/safety" size="sm">
            {t('safety')}
          </Anchor>
          <Anchor component={Link} to="/accessibility" size="sm">
            {t('accessibility')}
          </Anchor>
          <Anchor component={Link} to={user ? '/' : '/login'} size="sm">
            {t(user ? 'back' : 'signIn')}
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
