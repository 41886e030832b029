import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '../session/useSession';
import { usePageTitle } from '../ui/page-title';
import classes from './AccessDenied.module.css';
import { type Access, homeOf } from './access-rules';

/** Shows what the path requires and what the account has. The address stays the same. */
export function AccessDenied({ access }: { access: Access }) {
  const user = useUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  usePageTitle('Access Denied');
  const requiredRole = access.roles[0];
  return (
    <Stack align="center" gap="md" py="xl" ta="center">
      <div className={classes.lock} aria-hidden="true">
        <IconLock size={40} stroke={1.6} />
      </div>
      <Title order={1}>Access Denied</Title>
      <Text c="dimmed">You don't have permission to access this page</Text>
      <Card w="100%" maw={520} ta="left">
        <Title order={2} size="h3" mb="sm">
          Insufficient Permissions
        </Title>
        <dl className={classes.facts}>
          {requiredRole && <Fact name="Required role">{requiredRole}</Fact>}
          {access.roles.length > 0 && <Fact name="Allowed roles">{access.roles.join(', ')}</Fact>}
          {access.permissions.length > 0 && (
            <Fact name="Required permissions">
              <Group gap={6}>
                {access.permissions.map((permission) => (
                  <Badge key={permission} color={user.permissions.includes(permission) ? 'sheen' : 'red'}>
                    {permission}
                  </Badge>
                ))}
              </Group>
            </Fact>
          )}
          <Fact name="Requested path">{pathname}</Fact>
          <Fact name="Current role">{user.role}</Fact>
        </dl>
      </Card>
      <Group>
        <Button variant="default" onClick={() => navigate(-1)}>
          Go Back
        </Button>
        <Button onClick={() => navigate(homeOf(user.role))}>Go to Dashboard</Button>
      </Group>
      <Text size="sm" c="dimmed">
        If you believe this is an error, please contact your administrator.
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
