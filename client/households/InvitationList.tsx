import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { askAgain } from '../platform/ask-again';
import { useAction } from '../sign-in/useAction';
import { momentText } from '../ui/dates';
import { ErrorNotice } from '../ui/ErrorNotice';
import { roleLabel } from './household-words';
import classes from './households.module.css';
import { HOUSEHOLD_INVITATIONS, REVOKE_INVITATION } from './members.graphql';
import { t } from './texts';

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
        {t('invitations.title')}
      </Text>
      <ul className={classes.rows}>
        {invitations.map(({ id, role, email, expiresAt }) => (
          <li key={id} className={classes.row}>
            <IconMailForward size={24} stroke={1.5} aria-hidden="true" style={{ flex: 'none' }} />
            <div className={classes.rowText}>
              <Text size="sm">
                {email
                  ? t('invitations.for', { role: roleLabel(role), email })
                  : t('invitations.anyone', { role: roleLabel(role) })}
              </Text>
              <Text size="xs" c="dimmed">
                {t('invitations.until', { time: momentText(expiresAt) })}
              </Text>
            </div>
            <Group>
              <Button
                size="xs"
                variant="default"
                loading={running === id}
                aria-label={t('invitations.takeBackNamed', { name: email ?? roleLabel(role) })}
                onClick={() => void run(id, () => revoke({ variables: { householdId, id } }), t('invitations.ended'))}
              >
                {t('invitations.takeBack')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </div>
  );
}
