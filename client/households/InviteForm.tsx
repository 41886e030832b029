import { useMutation } from '@apollo/client/react';
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { INVITATION_DAYS } from '../../contract/households';
import type { CreateHouseholdInvitationMutation, HouseholdFieldsFragment } from '../gql/graphql';
import { fieldErrorsOf } from '../platform/api-error';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { ErrorNotice } from '../ui/ErrorNotice';
import { firstUntil, HelperFields } from './HelperFields';
import { endOfDay, roleHint, roleLabel } from './household-words';
import { CREATE_INVITATION } from './members.graphql';
import { t } from './texts';

export type CreatedInvitation = CreateHouseholdInvitationMutation['createHouseholdInvitation'] & {
  email: string | null;
};

interface InviteFormProps {
  household: HouseholdFieldsFragment;
  /** Whether the service sends mail. */
  hasMail: boolean;
  onCreated: (invitation: CreatedInvitation) => void;
  onCancel: () => void;
}

type InvitedRole = 'GUARDIAN' | 'HELPER';

/** Who is invited, as what. A guardian may invite helpers only. */
export function InviteForm({ household, hasMail, onCreated, onCancel }: InviteFormProps) {
  const mayInviteGuardians = household.role === 'PRIMARY';
  const [role, setRole] = useState<InvitedRole>(mayInviteGuardians ? 'GUARDIAN' : 'HELPER');
  const [email, setEmail] = useState('');
  const [childIds, setChildIds] = useState<string[]>([...household.childIds]);
  const [until, setUntil] = useState(firstUntil);
  const [error, setError] = useState<unknown>(null);
  const [create, { loading }] = useMutation(CREATE_INVITATION, { refetchQueries: ['HouseholdInvitations'] });
  const { withFreshSignIn, dialog } = useFreshSignIn('/parental', t('invite.purpose'));
  const isHelper = role === 'HELPER';
  const isComplete = !isHelper || (childIds.length > 0 && until !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    const input = { role, email: email.trim() || null, ...(isHelper && { childIds, until: endOfDay(until) }) };
    try {
      await withFreshSignIn(async () => {
        const { data } = await create({ variables: { householdId: household.id, input } });
        if (data) onCreated({ ...data.createHouseholdInvitation, email: input.email });
      });
    } catch (reason) {
      setError(reason);
    }
  };

  const roles: readonly InvitedRole[] = mayInviteGuardians ? ['GUARDIAN', 'HELPER'] : ['HELPER'];
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Radio.Group label={t('edit.role')} value={role} onChange={(value) => setRole(value as InvitedRole)}>
          <Stack gap="xs" mt="xs">
            {roles.map((value) => (
              <Radio key={value} value={value} label={roleLabel(value)} description={roleHint(value)} />
            ))}
          </Stack>
        </Radio.Group>
        {isHelper && (
          <HelperFields
            householdId={household.id}
            childIds={childIds}
            until={until}
            onChange={(change) => {
              if (change.childIds) setChildIds(change.childIds);
              if (change.until !== undefined) setUntil(change.until);
            }}
          />
        )}
        <TextInput
          type="email"
          label={t('invite.email')}
          description={hasMail ? t('invite.emailHintMail') : t('invite.emailHint')}
          autoComplete="off"
          value={email}
          error={fieldErrorsOf(error)['email']}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {error !== null && <ErrorNotice error={error} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" mih={44} onClick={onCancel} disabled={loading}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" mih={44} loading={loading} disabled={!isComplete}>
            {t('invite.submit', { count: INVITATION_DAYS })}
          </Button>
        </Group>
      </Stack>
      {dialog}
    </form>
  );
}
