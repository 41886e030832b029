import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { AcceptInvitationMutation, InvitationQuery } from '../gql/graphql';
import { statusOf } from '../platform/api-error';
import { askAgain } from '../platform/ask-again';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { BranchDrawing } from '../ui/BranchDrawing';
import { momentText } from '../ui/dates';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { usePageTitle } from '../ui/page-title';
import { PageSkeleton } from '../ui/Skeletons';
import { roleHint, roleLabel } from './household-words';
import { ACCEPT_INVITATION, INVITATION } from './members.graphql';
import { t } from './texts';

type Accepted = AcceptInvitationMutation['acceptInvitation'];

/** `/invitations/{token}`: who invites, as what, and the button that accepts. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const { data, error, refetch } = useQuery(INVITATION, {
    variables: { token },
    // An invitation that was just accepted is no longer found.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-only',
  });
  usePageTitle(t('invitation.pageTitle'));
  if (accepted)
    return (
      <Welcome state={accepted.state} householdName={data?.invitation.householdName ?? t('invitation.household')} />
    );
  if (statusOf(error) === 404) return <NotFound />;
  if (error && !data) return <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />;
  if (!data) return <PageSkeleton />;
  return <Invited token={token} invitation={data.invitation} onAccepted={setAccepted} />;
}

interface InvitedProps {
  token: string;
  invitation: InvitationQuery['invitation'];
  onAccepted: (accepted: Accepted) => void;
}

function Invited({ token, invitation, onAccepted }: InvitedProps) {
  const { householdName, invitedBy, role, expiresAt } = invitation;
  const [accept, { loading }] = useMutation(ACCEPT_INVITATION, { refetchQueries: ['Households', 'Children'] });
  const [error, setError] = useState<unknown>(null);
  const { withFreshSignIn, dialog } = useFreshSignIn(`/invitations/${token}`, t('invitation.purpose'));
  const submit = async () => {
    setError(null);
    try {
      await withFreshSignIn(async () => {
        const { data } = await accept({ variables: { token } });
        if (data) onAccepted(data.acceptInvitation);
      });
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <Stack align="center" gap="md" py={{ base: 'md', sm: 48 }}>
      <BranchDrawing />
      <Title order={1} ta="center">
        {t('invitation.title', { name: invitedBy ?? '', household: householdName })}
      </Title>
      <Card w="100%" maw={520}>
        <Stack gap="md">
          <div>
            <Text fw={650}>{t('invitation.role', { role: roleLabel(role) })}</Text>
            <Text size="sm">{roleHint(role)}</Text>
          </div>
          <Text size="sm" c="dimmed">
            {t('invitation.text', { time: momentText(expiresAt) })}
          </Text>
          {error !== null && <ErrorNotice error={error} />}
          <Button size="md" loading={loading} onClick={() => void submit()}>
            {t('invitation.accept')}
          </Button>
          <Button size="md" variant="subtle" color="gray" component={Link} to="/chat">
            {t('invitation.notNow')}
          </Button>
        </Stack>
      </Card>
      {dialog}
    </Stack>
  );
}

function Welcome({ state, householdName }: { state: Accepted['state']; householdName: string }) {
  const navigate = useNavigate();
  if (state === 'PENDING') {
    return (
      <EmptyState
        title={t('invitation.almost')}
        action={<Button onClick={() => void navigate('/chat')}>{t('invitation.toChat')}</Button>}
      >
        <span role="status">{t('invitation.almostText', { household: householdName })}</span>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('invitation.welcome', { household: householdName })}
      action={<Button onClick={() => void navigate('/profiles')}>{t('invitation.children')}</Button>}
    >
      <span role="status">{t('invitation.welcomeText')}</span>
    </EmptyState>
  );
}

function NotFound() {
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t('invitation.gone')}
      drawing={<BranchDrawing empty />}
      action={<Button onClick={() => void navigate('/chat')}>{t('invitation.toChat')}</Button>}
    >
      {t('invitation.goneText')}
    </EmptyState>
  );
}
