import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ScheduleItemFieldsFragment } from '../gql/graphql';
import { type ItemForm, inputOf } from './item-form';
import { CREATE_SCHEDULE_ITEM, DELETE_SCHEDULE_ITEM, UPDATE_SCHEDULE_ITEM } from './schedules.graphql';
import { t } from './texts';

/** A quiet item also decides what the child may do. */
const REFETCHED = { refetchQueries: ['ScheduleItems', 'ChildPlan', 'ChildState'], awaitRefetchQueries: true };

interface SaveItemOptions {
  childId: string;
  /** Null: a new one. */
  item: ScheduleItemFieldsFragment | null;
  onSaved: () => void;
}

/** Stores and deletes an item of a child's week. */
export function useSaveItem({ childId, item, onSaved }: SaveItemOptions) {
  const [create] = useMutation(CREATE_SCHEDULE_ITEM, REFETCHED);
  const [update] = useMutation(UPDATE_SCHEDULE_ITEM, REFETCHED);
  const [remove] = useMutation(DELETE_SCHEDULE_ITEM, REFETCHED);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const save = async (form: ItemForm, message: string) => {
    setIsSaving(true);
    setError(null);
    try {
      const input = inputOf(form);
      if (item) await update({ variables: { id: item.id, input } });
      else await create({ variables: { input: { ...input, childId } } });
      notifications.show({ color: 'sheen', message });
      onSaved();
    } catch (reason) {
      setError(reason);
    } finally {
      setIsSaving(false);
    }
  };
  const deleteItem = async () => {
    if (!item) return;
    await remove({ variables: { id: item.id } });
    notifications.show({ color: 'sheen', message: t('dialog.deleted', { title: item.title }) });
    onSaved();
  };
  return { save, deleteItem, isSaving, error };
}
