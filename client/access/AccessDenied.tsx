import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '../session/useSession';
import { usePageTitle } from '../ui/page-title';
import classes from './AccessDenied.module.css';
import { type Access, homeOf } from './access-rules';
import { roleName, t } from './texts';

/** Shows what the path requires and what the account has. The address stays the same. */
export function AccessDenied({ access }: { access: Access }) {
  const user = useUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  usePageTitle(t('denied.title'));
  const requiredRole = access.roles[0];
  return (
    <Stack align="center" gap="md" py="xl" ta="center">
      <div className={classes.lock} aria-hidden="true">
        <IconLock size={40} stroke={1.6} />
      </div>
      <Title order={1}>{t('denied.title')}</Title>
      <Text c="dimmed">{t('denied.text')}</Text>
      <Card w="100%" maw={520} ta="start">
        <Title order={2} size="h3" mb="sm">
          {t('denied.heading')}
        </Title>
        <dl className={classes.facts}>
          {requiredRole && <Fact name={t('denied.requiredRole')}>{roleName(requiredRole)}</Fact>}
          {access.roles.length > 0 && (
            <Fact name={t('denied.allowedRoles')}>{access.roles.map(roleName).join(', ')}</Fact>
          )}
          {access.permissions.length > 0 && (
            <Fact name={t('denied.requiredPermissions')}>
              <Group gap={6}>
                {access.permissions.map((permission) => (
                  <Badge key={permission} color={user.permissions.includes(permission) ? 'sheen' : 'red'}>
                    {permission}
                  </Badge>
                ))}
              </Group>
            </Fact>
          )}
          <Fact name={t('denied.path')}>{pathname}</Fact>
          <Fact name={t('denied.currentRole')}>{roleName(user.role)}</Fact>
        </dl>
      </Card>
      <Group>
        <Button variant="default" onClick={() => navigate(-1)}>
          {t('denied.back')}
        </Button>
        <Button onClick={() => navigate(homeOf(user.role))}>{t('denied.home')}</Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('denied.contact')}
      </Text>
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
