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
import { t } from './texts';

/** Name and country of the household. An empty one can be deleted by its head. */
export function HouseholdSection({ household }: { household: HouseholdFieldsFragment }) {
  const { id, name, country, role, members, childIds } = household;
  const [update] = useMutation(UPDATE_HOUSEHOLD);
  const [remove] = useMutation(DELETE_HOUSEHOLD, { refetchQueries: ['Households'] });
  const { withFreshSignIn, dialog } = useFreshSignIn('/parental', t('household.purpose'));
  const [isDeleting, setIsDeleting] = useState(false);
  const isEmpty = childIds.length === 0 && members.length === 1;
  return (
    <Section title={t('household.title')} hint={t('household.hint')}>
      <HouseholdForm
        key={id}
        initial={{ name, country }}
        submitLabel={t('form.save')}
        isInline
        onSubmit={async (input) => {
          await update({ variables: { id, input } });
          notifications.show({ color: 'sheen', message: t('household.saved') });
        }}
      />
      {role === 'PRIMARY' && isEmpty && (
        <Group justify="space-between">
          <Text size="sm" flex={1} miw={200}>
            {t('household.empty')}
          </Text>
          <Button variant="outline" color="red" size="xs" onClick={() => setIsDeleting(true)}>
            {t('household.delete')}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        opened={isDeleting}
        title={t('household.deleteTitle', { name })}
        confirmLabel={t('household.delete')}
        danger
        onClose={() => setIsDeleting(false)}
        onConfirm={async () => {
          if (!(await withFreshSignIn(() => remove({ variables: { id } })))) return;
          notifications.show({ color: 'sheen', message: t('household.deleted', { name }) });
        }}
      >
        <Text>{t('household.deleteText')}</Text>
      </ConfirmDialog>
      {dialog}
    </Section>
  );
}
