import { Chip, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { WEEKDAYS } from '../../contract/controls';
import { RECURRENCE_COUNT_MAX, RECURRENCE_INTERVAL_MAX } from '../../contract/recurrence';
import { NumberField } from '../controls/forms/NumberField';
import { dayLabel } from '../platform/languages/week-days';
import classes from './recurrence.module.css';
import { type Ends, type MonthlyBy, monthlyChoices, type RepeatForm, type RepeatProblems } from './repeat';
import { monthlyLabel } from './repeat-words';
import { t } from './texts';

interface RepeatRuleProps {
  form: RepeatForm;
  onChange: (form: RepeatForm) => void;
  problems: RepeatProblems;
}

type Rhythm = Exclude<RepeatForm['repeats'], 'never' | 'other'>;
const ENDS: readonly Ends[] = ['never', 'on', 'after'];

/** How often it repeats, on which days, and until when. */
export function RepeatRule({ form, onChange, problems }: RepeatRuleProps) {
  const set = (part: Partial<RepeatForm>) => onChange({ ...form, ...part });
  return (
    <div className={classes.rule}>
      <Group gap="sm" align="flex-start">
        <div className={classes.number}>
          <NumberField
            label={t('form.every')}
            unit={t(`unit.${form.repeats as Rhythm}`)}
            value={form.every}
            min={1}
            max={RECURRENCE_INTERVAL_MAX}
            onChange={(every) => set({ every: every ?? 1 })}
          />
        </div>
        {form.repeats === 'monthly' && form.date !== '' && (
          <NativeSelect
            label={t('form.which')}
            flex="1 1 180px"
            value={form.monthlyBy}
            data={monthlyChoices(form.date).map((by) => ({ value: by, label: monthlyLabel(by, form.date) }))}
            onChange={({ currentTarget }) => set({ monthlyBy: currentTarget.value as MonthlyBy })}
          />
        )}
      </Group>
      {form.repeats === 'weekly' && <Weekdays form={form} onChange={set} problem={problems.days} />}
      {form.repeats === 'monthly' && form.monthlyBy === 'day' && Number(form.date.slice(8)) > 28 && (
        <Text size="sm" c="dimmed">
          {t('form.shortMonths')}
        </Text>
      )}
      <Group gap="sm" align="flex-start">
        <NativeSelect
          label={t('form.ends')}
          flex="1 1 180px"
          value={form.ends}
          data={ENDS.map((value) => ({ value, label: t(`ends.${value}`) }))}
          onChange={({ currentTarget }) => set({ ends: currentTarget.value as Ends })}
        />
        {form.ends === 'on' && (
          <TextInput
            type="date"
            label={t('form.lastDay')}
            flex="1 1 150px"
            min={form.date}
            max="2199-12-31"
            value={form.until}
            error={problems.until}
            onChange={({ currentTarget }) => set({ until: currentTarget.value })}
          />
        )}
        {form.ends === 'after' && (
          <div className={classes.number}>
            <NumberField
              label={t('form.times')}
              value={form.count}
              min={1}
              max={RECURRENCE_COUNT_MAX}
              onChange={(count) => set({ count: count ?? 1 })}
            />
          </div>
        )}
      </Group>
    </div>
  );
}

interface WeekdaysProps {
  form: RepeatForm;
  onChange: (part: Partial<RepeatForm>) => void;
  problem: string | undefined;
}

function Weekdays({ form, onChange, problem }: WeekdaysProps) {
  return (
    <fieldset className={classes.days}>
      <legend>{t('form.on')}</legend>
      <Chip.Group
        multiple
        value={[...form.days]}
        onChange={(days) => onChange({ days: WEEKDAYS.filter((day) => days.includes(day)) })}
      >
        <Group gap={6}>
          {WEEKDAYS.map((day) => (
            <Chip key={day} value={day} radius="xl" aria-label={dayLabel(day)}>
              {dayLabel(day, 'short')}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" mt={4} role="alert">
          {problem}
        </Text>
      )}
    </fieldset>
  );
}
