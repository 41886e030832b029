import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ChildConsentsQuery, ChildFieldsFragment } from '../gql/graphql';
import { useMemberName } from '../households/useMemberName';
import { askAgain } from '../platform/ask-again';
import { useUser } from '../session/useSession';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { momentText } from '../ui/dates';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import { CHILD_CONSENTS, WITHDRAW_CONSENT } from './consent.graphql';
import { GiveConsentDialog } from './GiveConsentDialog';
import { t } from './texts';

/** Who agreed to which text and when, and how to take it back. */
export function ConsentSection({ child }: { child: ChildFieldsFragment }) {
  const { data, error, refetch } = useQuery(CHILD_CONSENTS, { variables: { childId: child.id } });
  const [open, setOpen] = useState<'give' | 'withdraw' | null>(null);
  const consents = data?.childConsents;
  return (
    <Section title={t('consent.title')} hint={child.consentGiven ? t('consent.given') : t('consent.missing')}>
      {error && !consents && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      {!consents && !error && <ListSkeleton count={1} />}
      {consents && <History consents={consents} />}
      <Group>
        {child.consentGiven ? (
          <Button variant="default" size="sm" onClick={() => setOpen('withdraw')}>
            {t('consent.withdraw')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => setOpen('give')}>
            {t('notice.agree')}
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
  const { id: readerId } = useUser();
  const agreed = ({ givenBy, givenAt, version }: Consent) => {
    const values = { version, time: momentText(givenAt) };
    if (givenBy === readerId) return t('consent.youAgreed', values);
    const name = nameOf(givenBy);
    return name ? t('consent.agreed', { ...values, name }) : t('consent.formerAgreed', values);
  };
  const newestFirst = consents.toSorted((a, b) => b.givenAt.localeCompare(a.givenAt));
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {newestFirst.map((consent) => (
        <li key={consent.givenAt}>
          <Text size="sm">{agreed(consent)}</Text>
          {consent.withdrawnAt && (
            <Text size="sm">{t('consent.withdrawn', { time: momentText(consent.withdrawnAt) })}</Text>
          )}
          <Text size="xs" c="dimmed" title={consent.sha256}>
            {t('consent.fingerprint', { hash: consent.sha256.slice(0, 16) })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

interface WithdrawDialogProps {
  child: ChildFieldsFragment;
  opened: boolean;
  onClose: () => void;
}

function WithdrawDialog({ child: { id, nickname }, opened, onClose }: WithdrawDialogProps) {
  const [withdraw] = useMutation(WITHDRAW_CONSENT, { refetchQueries: ['ChildConsents'] });
  const { withFreshSignIn, dialog } = useFreshSignIn(`/profiles/${id}`, t('consent.purpose'));
  return (
    <>
      <ConfirmDialog
        opened={opened}
        title={t('consent.withdrawTitle', { name: nickname })}
        confirmLabel={t('consent.withdrawConfirm')}
        danger
        onClose={onClose}
        onConfirm={async () => {
          if (!(await withFreshSignIn(() => withdraw({ variables: { childId: id } })))) return;
          notifications.show({ color: 'sheen', message: t('consent.signedOut', { name: nickname }) });
        }}
      >
        <Text>{t('consent.withdrawText', { name: nickname })}</Text>
      </ConfirmDialog>
      {dialog}
    </>
  );
}
