import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { wallTimeAt } from '../controls/child-clock';
import type { ChildFieldsFragment, ScheduleItemFieldsFragment } from '../gql/graphql';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorNotice } from '../ui/ErrorNotice';
import { useIsPhone } from '../ui/useIsPhone';
import { ItemFields } from './ItemFields';
import classes from './item-dialog.module.css';
import { formOf, hasChanges, type ItemForm, newItem, presets, problemsOf, withoutDate, withPreset } from './item-form';
import { dayText } from './plan-week';
import { t } from './texts';
import { useSaveItem } from './useSaveItem';

export interface EditedItem {
  item: ScheduleItemFieldsFragment;
  /** The time that was opened. */
  startsAt: string;
}

interface ItemDialogProps {
  child: ChildFieldsFragment;
  /** Null: a new one. */
  edited: EditedItem | null;
  /** The day of a new one. */
  date: string;
  onClose: () => void;
}

/** An item of the week as a form. A change holds for every time; one day can be left out. */
export function ItemDialog({ child, edited, date, onClose }: ItemDialogProps) {
  const item = edited?.item ?? null;
  const [form, setForm] = useState(() => (item ? formOf(item) : newItem(date, child.timeZone)));
  const [wasTried, setWasTried] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const { save, deleteItem, isSaving, error } = useSaveItem({ childId: child.id, item, onSaved: onClose });
  const set = (part: Partial<ItemForm>) => setForm((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (Object.keys(problemsOf(form)).length > 0) return;
    void save(form, t(item ? 'dialog.saved' : 'dialog.added', { title: form.title.trim() }));
  };
  return (
    <Modal
      opened
      size="lg"
      fullScreen={useIsPhone()}
      closeOnClickOutside={false}
      onClose={onClose}
      title={
        <Text fw={750}>
          {item ? t('dialog.edit', { title: item.title }) : t('dialog.add', { name: child.nickname })}
        </Text>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {!item && form.title === '' && (
            <Group gap={6} role="group" aria-label={t('dialog.startWith')}>
              <Text size="sm" c="dimmed" me={4}>
                {t('dialog.startWith')}
              </Text>
              {presets().map((preset) => (
                <Button
                  key={preset.label}
                  variant="light"
                  size="compact-md"
                  mih={44}
                  onClick={() => setForm((before) => withPreset(before, preset.form))}
                >
                  {preset.label}
                </Button>
              ))}
            </Group>
          )}
          <ItemFields
            form={form}
            problems={wasTried ? problemsOf(form) : {}}
            nickname={child.nickname}
            onChange={set}
          />
          {edited && (
            <LeaveOut
              edited={edited}
              isChanged={hasChanges(form, edited.item)}
              isSaving={isSaving}
              onLeaveOut={(day) => save(leftOut(edited.item, day), t('dialog.leftOut', { day: dayText(day) }))}
            />
          )}
          {error !== null && <ErrorNotice error={error} title={t('dialog.notSaved')} />}
          <div className={classes.foot}>
            {item && (
              <Button variant="subtle" color="red" mih={44} onClick={() => setIsDeleting(true)} disabled={isSaving}>
                {t('dialog.delete')}
              </Button>
            )}
            <Group gap="xs" ms="auto">
              <Button variant="default" mih={44} onClick={onClose} disabled={isSaving}>
                {t('dialog.cancel')}
              </Button>
              <Button type="submit" mih={44} loading={isSaving}>
                {item ? t('dialog.save') : t('week.add')}
              </Button>
            </Group>
          </div>
        </Stack>
      </form>
      {item && (
        <ConfirmDialog
          opened={isDeleting}
          title={t('dialog.deleteTitle', { title: item.title })}
          confirmLabel={t('dialog.delete')}
          danger
          onClose={() => setIsDeleting(false)}
          onConfirm={deleteItem}
        >
          {t('dialog.deleteText', { name: child.nickname })}
        </ConfirmDialog>
      )}
    </Modal>
  );
}

/** The stored item without one day. */
function leftOut(item: ScheduleItemFieldsFragment, day: string): ItemForm {
  const stored = formOf(item);
  return { ...stored, repeat: withoutDate(stored.repeat, day) };
}

interface LeaveOutProps {
  edited: EditedItem;
  /** Something else was changed in the form. */
  isChanged: boolean;
  isSaving: boolean;
  onLeaveOut: (day: string) => void;
}

/** Takes one day out of something that repeats. It closes the form, so changes in the form come first. */
function LeaveOut({ edited, isChanged, isSaving, onLeaveOut }: LeaveOutProps) {
  const { recurrence } = edited.item;
  if (!recurrence.rrule) return null;
  const day = wallTimeAt(Date.parse(edited.startsAt), recurrence.zone).date;
  return (
    <div>
      <Button variant="light" mih={44} onClick={() => onLeaveOut(day)} disabled={isChanged || isSaving}>
        {t('dialog.leaveOut', { day: dayText(day) })}
      </Button>
      {isChanged && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('dialog.saveFirst')}
        </Text>
      )}
    </div>
  );
}
