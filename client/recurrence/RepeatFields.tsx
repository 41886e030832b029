import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { RepeatRule } from './RepeatRule';
import { type RepeatForm, type RepeatProblems, type Repeats, withDate } from './repeat';
import { t } from './texts';
import { ZoneField } from './ZoneField';

interface RepeatFieldsProps {
  form: RepeatForm;
  onChange: (form: RepeatForm) => void;
  /** What is wrong, once the form was sent. */
  problems: RepeatProblems;
}

const CHOICES: readonly Repeats[] = ['never', 'daily', 'weekly', 'monthly', 'yearly'];

/** Date, time, zone and repetition: for reminders and for items of a week. */
export function RepeatFields({ form, onChange, problems }: RepeatFieldsProps) {
  const choices = form.repeats === 'other' ? [...CHOICES, 'other' as const] : CHOICES;
  return (
    <Stack gap="sm">
      <Group grow align="flex-start" gap="sm" preventGrowOverflow={false} wrap="wrap">
        <TextInput
          type="date"
          label={t('form.date')}
          value={form.date}
          error={problems.date}
          max="2199-12-31"
          miw={140}
          onChange={({ currentTarget }) => onChange(withDate(form, currentTarget.value))}
        />
        <TextInput
          type="time"
          label={t('form.time')}
          value={form.time}
          error={problems.time}
          miw={110}
          onChange={({ currentTarget }) => onChange({ ...form, time: currentTarget.value.slice(0, 5) })}
        />
      </Group>
      <ZoneField zone={form.zone} onChange={(zone) => onChange({ ...form, zone })} />
      <NativeSelect
        label={t('form.repeats')}
        value={form.repeats}
        data={choices.map((value) => ({ value, label: t(`repeats.${value}`) }))}
        onChange={({ currentTarget }) => onChange({ ...form, repeats: currentTarget.value as Repeats })}
      />
      {form.repeats !== 'never' && form.repeats !== 'other' && (
        <RepeatRule form={form} onChange={onChange} problems={problems} />
      )}
    </Stack>
  );
}
