import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ChildFieldsFragment, ReminderFieldsFragment } from '../gql/graphql';
import { PreviewTimes } from '../recurrence/PreviewTimes';
import { RepeatFields } from '../recurrence/RepeatFields';
import { ErrorNotice } from '../ui/ErrorNotice';
import { useIsPhone } from '../ui/useIsPhone';
import { AudienceField } from './AudienceField';
import { formOf, newReminder, problemsOf, type ReminderForm } from './reminder-form';
import { nagChoices, offsetChoices } from './reminder-words';
import classes from './reminders.module.css';
import { t } from './texts';
import { useSaveReminder } from './useSaveReminder';

interface ReminderDialogProps {
  /** Null: a new one. */
  reminder: ReminderFieldsFragment | null;
  wards: readonly ChildFieldsFragment[];
  /** The zone of a new one. */
  zone: string;
  onClose: () => void;
}

/** A reminder as a form, with its next times. */
export function ReminderDialog({ reminder, wards, zone, onClose }: ReminderDialogProps) {
  const [form, setForm] = useState(() =>
    reminder ? formOf(reminder) : newReminder(Date.now(), zone, wards[0]?.id ?? null),
  );
  const [wasTried, setWasTried] = useState(false);
  const { save, isSaving, error } = useSaveReminder(reminder, onClose);
  const problems = wasTried ? problemsOf(form) : {};
  const set = (part: Partial<ReminderForm>) => setForm((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (Object.keys(problemsOf(form)).length === 0) void save(form);
  };
  return (
    <Modal
      opened
      size="lg"
      fullScreen={useIsPhone()}
      closeOnClickOutside={false}
      onClose={onClose}
      title={<Text fw={750}>{reminder ? t('dialog.edit') : t('page.new')}</Text>}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('dialog.what')}
            placeholder={t('dialog.whatPlaceholder')}
            autoComplete="off"
            data-autofocus
            value={form.title}
            error={problems.title}
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
          <Textarea
            label={t('dialog.note')}
            placeholder={t('dialog.notePlaceholder')}
            autosize
            minRows={1}
            maxRows={5}
            value={form.note}
            error={problems.note}
            onChange={({ currentTarget }) => set({ note: currentTarget.value })}
          />
          {!reminder && wards.length > 0 && <ChildField form={form} wards={wards} onChange={set} />}
          <RepeatFields form={form.repeat} problems={problems} onChange={(repeat) => set({ repeat })} />
          <PreviewTimes form={form.repeat} />
          <div className={classes.pair}>
            <NativeSelect
              label={t('dialog.remind')}
              value={String(form.offsetMinutes)}
              data={offsetChoices(form.offsetMinutes)}
              onChange={({ currentTarget }) => set({ offsetMinutes: Number(currentTarget.value) })}
            />
            <NativeSelect
              label={t('dialog.nag')}
              value={String(form.nagEvery ?? '')}
              data={nagChoices(form.nagEvery)}
              onChange={({ currentTarget }) => set({ nagEvery: Number(currentTarget.value) || null })}
            />
          </div>
          {form.nagEvery !== null && (
            <Text size="sm" c="dimmed" mt={-8}>
              {t('dialog.nagHint')}
            </Text>
          )}
          <AudienceField
            audience={form.audience}
            canShare={!reminder && wards.length > 0}
            child={wards.find(({ id }) => id === form.childId)?.nickname ?? null}
            onChange={(audience) => set({ audience })}
          />
          {error !== null && <ErrorNotice error={error} title={t('dialog.notSaved')} />}
          <Group justify="flex-end" gap="xs" className={classes.foot}>
            <Button variant="default" mih={44} onClick={onClose} disabled={isSaving}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" mih={44} loading={isSaving}>
              {reminder ? t('dialog.save') : t('dialog.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface ChildFieldProps {
  form: ReminderForm;
  wards: readonly ChildFieldsFragment[];
  onChange: (part: Partial<ReminderForm>) => void;
}

/** The time follows the clock of the chosen child. */
function ChildField({ form, wards, onChange }: ChildFieldProps) {
  const choose = (id: string) => {
    const child = wards.find((one) => one.id === id) ?? null;
    onChange({
      childId: child?.id ?? null,
      audience: child === null ? 'ME' : form.audience === 'ME' && form.childId === null ? 'GUARDIANS' : form.audience,
      ...(child ? { repeat: { ...form.repeat, zone: child.timeZone } } : {}),
    });
  };
  return (
    <NativeSelect
      label={t('dialog.about')}
      value={form.childId ?? ''}
      data={[
        ...wards.map(({ id, nickname }) => ({ value: id, label: nickname })),
        { value: '', label: t('dialog.noChild') },
      ]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
