import { Group, Radio, Stack, Switch, TextInput } from '@mantine/core';
import { SCHEDULE_MINUTES } from '../../contract/schedules';
import { NumberField } from '../controls/forms/NumberField';
import type { ScheduleKind } from '../gql/graphql';
import { PreviewTimes } from '../recurrence/PreviewTimes';
import { RepeatFields } from '../recurrence/RepeatFields';
import classes from './item-dialog.module.css';
import { type ItemForm, type ItemProblems, KIND_LABELS } from './item-form';
import { PictureField } from './PictureField';
import { StepsField } from './StepsField';

interface ItemFieldsProps {
  form: ItemForm;
  problems: ItemProblems;
  nickname: string;
  onChange: (part: Partial<ItemForm>) => void;
}

/** What an item of the week is, when it happens, and what the child does. */
export function ItemFields({ form, problems, nickname, onChange }: ItemFieldsProps) {
  return (
    <Stack gap="md">
      <TextInput
        label="What"
        placeholder="Morning"
        autoComplete="off"
        data-autofocus
        value={form.title}
        error={problems.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <Radio.Group label="Kind" value={form.kind} onChange={(kind) => onChange({ kind: kind as ScheduleKind })}>
        <Group gap="md" mt={6}>
          {Object.entries(KIND_LABELS).map(([kind, label]) => (
            <Radio key={kind} value={kind} label={label} />
          ))}
        </Group>
      </Radio.Group>
      <PictureField picture={form.picture} onChange={(picture) => onChange({ picture })} />
      <RepeatFields form={form.repeat} problems={problems} onChange={(repeat) => onChange({ repeat })} />
      <div className={classes.minutes}>
        <NumberField
          label="Takes"
          unit="minutes"
          value={form.minutes}
          min={SCHEDULE_MINUTES.min}
          max={SCHEDULE_MINUTES.max}
          onChange={(minutes) => onChange({ minutes: minutes ?? form.minutes })}
        />
      </div>
      <PreviewTimes form={form.repeat} />
      <StepsField steps={form.steps} problem={problems.steps} onChange={(steps) => onChange({ steps })} />
      <Switch
        label="Quiet time"
        description={`Starling is closed for ${nickname} meanwhile. My day stays open.`}
        checked={form.quiet}
        onChange={({ currentTarget }) => onChange({ quiet: currentTarget.checked })}
      />
    </Stack>
  );
}
