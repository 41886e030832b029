import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ScheduleItemFieldsFragment } from '../gql/graphql';
import { thenRefetch } from '../platform/then-refetch';
import { type ItemForm, inputOf, updateInputOf } from './item-form';
import { CREATE_SCHEDULE_ITEM, DELETE_SCHEDULE_ITEM, UPDATE_SCHEDULE_ITEM } from './schedules.graphql';
import { t } from './texts';

/** A quiet item also decides what the child may do. */
const REFETCHED = thenRefetch('ScheduleItems', 'ChildPlan', 'ChildState');

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
      if (!item) await create({ variables: { input: { ...inputOf(form), childId } } });
      else {
        const input = updateInputOf(form, item);
        if (Object.keys(input).length > 0) await update({ variables: { id: item.id, input } });
      }
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
