import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { RepeatRule } from './RepeatRule';
import { type RepeatForm, type RepeatProblems, type Repeats, withDate } from './repeat';
import { ZoneField } from './ZoneField';

interface RepeatFieldsProps {
  form: RepeatForm;
  onChange: (form: RepeatForm) => void;
  /** What is wrong, once the form was sent. */
  problems: RepeatProblems;
}

const LABELS: Readonly<Record<Exclude<Repeats, 'other'>, string>> = {
  never: 'Does not repeat',
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  yearly: 'Every year',
};

/** Date, time, zone and repetition: for reminders and for items of a week. */
export function RepeatFields({ form, onChange, problems }: RepeatFieldsProps) {
  const choices = Object.entries(LABELS).map(([value, label]) => ({ value, label }));
  return (
    <Stack gap="sm">
      <Group grow align="flex-start" gap="sm" preventGrowOverflow={false} wrap="wrap">
        <TextInput
          type="date"
          label="Date"
          value={form.date}
          error={problems.date}
          max="2199-12-31"
          miw={140}
          onChange={({ currentTarget }) => onChange(withDate(form, currentTarget.value))}
        />
        <TextInput
          type="time"
          label="Time"
          value={form.time}
          error={problems.time}
          miw={110}
          onChange={({ currentTarget }) => onChange({ ...form, time: currentTarget.value.slice(0, 5) })}
        />
      </Group>
      <ZoneField zone={form.zone} onChange={(zone) => onChange({ ...form, zone })} />
      <NativeSelect
        label="Repeats"
        value={form.repeats}
        data={form.repeats === 'other' ? [...choices, { value: 'other', label: 'By a rule of its own' }] : choices}
        onChange={({ currentTarget }) => onChange({ ...form, repeats: currentTarget.value as Repeats })}
      />
      {form.repeats !== 'never' && form.repeats !== 'other' && (
        <RepeatRule form={form} onChange={onChange} problems={problems} />
      )}
    </Stack>
  );
}
