import { useMutation } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { HouseholdFieldsFragment } from '../gql/graphql';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Section } from '../ui/Section';
import { HouseholdForm } from './HouseholdForm';
import { DELETE_HOUSEHOLD, UPDATE_HOUSEHOLD } from './households.graphql';

/** Name and country of the household. An empty one can be deleted by its head. */
export function HouseholdSection({ household }: { household: HouseholdFieldsFragment }) {
  const { id, name, country, role, members, childIds } = household;
  const [update] = useMutation(UPDATE_HOUSEHOLD);
  const [remove] = useMutation(DELETE_HOUSEHOLD, { refetchQueries: ['Households'] });
  const { withFreshSignIn, dialog } = useFreshSignIn('/parental', 'delete the household');
  const [isDeleting, setIsDeleting] = useState(false);
  const isEmpty = childIds.length === 0 && members.length === 1;
  return (
    <Section title="Household" hint="The country decides which help lines and emergency numbers your children see.">
      <HouseholdForm
        // Another member may have changed it meanwhile.
        key={`${name} ${country}`}
        initial={{ name, country }}
        submitLabel="Save"
        isInline
        onSubmit={async (input) => {
          await update({ variables: { id, input } });
          notifications.show({ color: 'sheen', message: 'Household saved' });
        }}
      />
      {role === 'PRIMARY' && isEmpty && (
        <Group justify="space-between">
          <Text size="sm" flex={1} miw={200}>
            This household has no children and no other members.
          </Text>
          <Button variant="outline" color="red" size="xs" onClick={() => setIsDeleting(true)}>
            Delete household
          </Button>
        </Group>
      )}
      <ConfirmDialog
        opened={isDeleting}
        title={`Delete ${name}?`}
        confirmLabel="Delete household"
        danger
        onClose={() => setIsDeleting(false)}
        onConfirm={async () => {
          if (!(await withFreshSignIn(() => remove({ variables: { id } })))) return;
          notifications.show({ color: 'sheen', message: `${name} was deleted.` });
        }}
      >
        <Text>Its activity and open invitations go with it. You cannot undo this.</Text>
      </ConfirmDialog>
      {dialog}
    </Section>
  );
}
