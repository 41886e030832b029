import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ChildConsentsQuery, ChildFieldsFragment } from '../gql/graphql';
import { useMemberName } from '../households/useMemberName';
import { askAgain } from '../platform/ask-again';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { momentText } from '../ui/dates';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import { CHILD_CONSENTS, WITHDRAW_CONSENT } from './consent.graphql';
import { GiveConsentDialog } from './GiveConsentDialog';

/** Who agreed to which text and when, and how to take it back. */
export function ConsentSection({ child }: { child: ChildFieldsFragment }) {
  const { data, error, refetch } = useQuery(CHILD_CONSENTS, { variables: { childId: child.id } });
  const [open, setOpen] = useState<'give' | 'withdraw' | null>(null);
  const consents = data?.childConsents;
  return (
    <Section
      title="Agreement"
      hint={child.consentGiven ? 'Starling may talk with this child.' : 'This child cannot use Starling now.'}
    >
      {error && !consents && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      {!consents && !error && <ListSkeleton count={1} />}
      {consents && <History consents={consents} />}
      <Group>
        {child.consentGiven ? (
          <Button variant="default" size="sm" onClick={() => setOpen('withdraw')}>
            Withdraw agreement
          </Button>
        ) : (
          <Button size="sm" onClick={() => setOpen('give')}>
            Read and agree
          </Button>
        )}
      </Group>
      <GiveConsentDialog child={child} opened={open === 'give'} onClose={() => setOpen(null)} />
      <WithdrawDialog child={child} opened={open === 'withdraw'} onClose={() => setOpen(null)} />
    </Section>
  );
}

type Consent = ChildConsentsQuery['childConsents'][number];

function History({ consents }: { consents: readonly Consent[] }) {
  const nameOf = useMemberName();
  const newestFirst = consents.toSorted((a, b) => b.givenAt.localeCompare(a.givenAt));
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {newestFirst.map(({ version, givenBy, givenAt, withdrawnAt, sha256 }) => (
        <li key={givenAt}>
          <Text size="sm">
            {capital(nameOf(givenBy))} agreed to text {version} on {momentText(givenAt)}
          </Text>
          {withdrawnAt && <Text size="sm">Withdrawn on {momentText(withdrawnAt)}</Text>}
          <Text size="xs" c="dimmed" title={sha256}>
            Fingerprint of the text: {sha256.slice(0, 16)}…
          </Text>
        </li>
      ))}
    </Stack>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface WithdrawDialogProps {
  child: ChildFieldsFragment;
  opened: boolean;
  onClose: () => void;
}

function WithdrawDialog({ child: { id, nickname }, opened, onClose }: WithdrawDialogProps) {
  const [withdraw] = useMutation(WITHDRAW_CONSENT, { refetchQueries: ['ChildConsents'] });
  const { withFreshSignIn, dialog } = useFreshSignIn(`/profiles/${id}`, 'withdraw your agreement');
  return (
    <>
      <ConfirmDialog
        opened={opened}
        title={`Withdraw your agreement for ${nickname}?`}
        confirmLabel="Withdraw"
        danger
        onClose={onClose}
        onConfirm={async () => {
          if (!(await withFreshSignIn(() => withdraw({ variables: { childId: id } })))) return;
          notifications.show({ color: 'sheen', message: `${nickname} is signed out everywhere.` });
        }}
      >
        <Text>
          {nickname} is signed out on all devices at once and cannot use Starling until a guardian agrees again. The
          profile and the conversations stay. To delete them too, erase the profile.
        </Text>
      </ConfirmDialog>
      {dialog}
    </>
  );
}
