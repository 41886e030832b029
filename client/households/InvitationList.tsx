import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { askAgain } from '../platform/ask-again';
import { useAction } from '../sign-in/useAction';
import { momentText } from '../ui/dates';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ROLE_LABELS } from './household-words';
import classes from './households.module.css';
import { HOUSEHOLD_INVITATIONS, REVOKE_INVITATION } from './members.graphql';

/** Invitations that are still unused. */
export function InvitationList({ householdId }: { householdId: string }) {
  const { data, error, refetch } = useQuery(HOUSEHOLD_INVITATIONS, { variables: { householdId } });
  const [revoke] = useMutation(REVOKE_INVITATION, { refetchQueries: ['HouseholdInvitations'] });
  const { running, run } = useAction();
  if (error && !data) return <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />;
  const invitations = data?.householdInvitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={650} mb={4}>
        Open invitations
      </Text>
      <ul className={classes.rows}>
        {invitations.map(({ id, role, email, expiresAt }) => (
          <li key={id} className={classes.row}>
            <IconMailForward size={24} stroke={1.5} aria-hidden="true" style={{ flex: 'none' }} />
            <div className={classes.rowText}>
              <Text size="sm">
                {ROLE_LABELS[role]}
                {email ? `, ${email}` : ', anyone with the link'}
              </Text>
              <Text size="xs" c="dimmed">
                Until {momentText(expiresAt)}
              </Text>
            </div>
            <Group>
              <Button
                size="xs"
                variant="default"
                loading={running === id}
                aria-label={`Take back the invitation for ${email ?? ROLE_LABELS[role]}`}
                onClick={() =>
                  void run(id, () => revoke({ variables: { householdId, id } }), 'The link no longer works')
                }
              >
                Take back
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </div>
  );
}
