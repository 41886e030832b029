import { useMutation } from '@apollo/client/react';
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MEMBER_LABEL_MAX_LENGTH } from '../../contract/households';
import type { HouseholdFieldsFragment } from '../gql/graphql';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { ErrorNotice } from '../ui/ErrorNotice';
import { firstUntil, HelperFields } from './HelperFields';
import { dateFieldOf, endOfDay, roleHint, roleLabel } from './household-words';
import type { Member } from './MemberRow';
import { UPDATE_MEMBER } from './members.graphql';
import { t } from './texts';

interface EditMemberFormProps {
  member: Member;
  household: HouseholdFieldsFragment;
  onClose: () => void;
}

type EditableRole = 'GUARDIAN' | 'HELPER';

/** The role and the label of a member, and the children and the date of a helper. */
export function EditMemberForm({ member, household, onClose }: EditMemberFormProps) {
  const [role, setRole] = useState<EditableRole>(member.role === 'HELPER' ? 'HELPER' : 'GUARDIAN');
  const [label, setLabel] = useState(member.label ?? '');
  const [childIds, setChildIds] = useState<string[]>([...member.childIds]);
  const [until, setUntil] = useState(member.until ? dateFieldOf(new Date(member.until)) : firstUntil());
  const [error, setError] = useState<unknown>(null);
  const [update, { loading }] = useMutation(UPDATE_MEMBER, { refetchQueries: ['Households'] });
  const { withFreshSignIn, dialog } = useFreshSignIn('/parental', t('edit.purpose'));
  const isHelper = role === 'HELPER';
  const isComplete = !isHelper || (childIds.length > 0 && until !== '');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    const input = { role, label: label.trim() || null, ...(isHelper && { childIds, until: endOfDay(until) }) };
    const variables = { householdId: household.id, userId: member.userId, input };
    try {
      if (await withFreshSignIn(() => update({ variables }))) onClose();
    } catch (reason) {
      setError(reason);
    }
  };

  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap="md">
        <Radio.Group label={t('edit.role')} value={role} onChange={(value) => setRole(value as EditableRole)}>
          <Stack gap="xs" mt="xs">
            {(['GUARDIAN', 'HELPER'] as const).map((value) => (
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
          label={t('edit.label')}
          description={t('edit.labelHint')}
          autoComplete="off"
          maxLength={MEMBER_LABEL_MAX_LENGTH}
          value={label}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
        {error !== null && <ErrorNotice error={error} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" mih={44} onClick={onClose} disabled={loading}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" mih={44} loading={loading} disabled={!isComplete}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
      {dialog}
    </form>
  );
}
