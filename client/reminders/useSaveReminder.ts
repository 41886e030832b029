import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ReminderFieldsFragment } from '../gql/graphql';
import { createInputOf, type ReminderForm, updateInputOf } from './reminder-form';
import { CREATE_REMINDER, UPDATE_REMINDER } from './reminders.graphql';
import { t } from './texts';

/** Stores a form. `reminder` is the one that it changes; null: a new one. */
export function useSaveReminder(reminder: ReminderFieldsFragment | null, onSaved: () => void) {
  const [create] = useMutation(CREATE_REMINDER, { refetchQueries: ['Reminders'] });
  const [update] = useMutation(UPDATE_REMINDER, { refetchQueries: ['Reminders'] });
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const save = async (form: ReminderForm) => {
    setIsSaving(true);
    setError(null);
    try {
      if (!reminder) await create({ variables: { input: createInputOf(form) } });
      else {
        const input = updateInputOf(form, reminder);
        if (Object.keys(input).length > 0) await update({ variables: { id: reminder.id, input } });
      }
      notifications.show({ color: 'sheen', message: reminder ? t('dialog.saved') : t('dialog.added') });
      onSaved();
    } catch (reason) {
      setError(reason);
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, error };
}
