import { Group, Radio, Stack, Switch, TextInput } from '@mantine/core';
import { SCHEDULE_MINUTES } from '../../contract/schedules';
import { NumberField } from '../controls/forms/NumberField';
import type { ScheduleKind } from '../gql/graphql';
import { PreviewTimes } from '../recurrence/PreviewTimes';
import { RepeatFields } from '../recurrence/RepeatFields';
import classes from './item-dialog.module.css';
import { type ItemForm, type ItemProblems, KINDS } from './item-form';
import { PictureField } from './PictureField';
import { StepsField } from './StepsField';
import { t } from './texts';

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
        label={t('form.what')}
        placeholder={t('form.placeholder')}
        autoComplete="off"
        data-autofocus
        value={form.title}
        error={problems.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <Radio.Group
        label={t('form.kind')}
        value={form.kind}
        onChange={(kind) => onChange({ kind: kind as ScheduleKind })}
      >
        <Group gap="md" mt={6}>
          {KINDS.map((kind) => (
            <Radio key={kind} value={kind} label={t(`kind.${kind}`)} />
          ))}
        </Group>
      </Radio.Group>
      <PictureField picture={form.picture} onChange={(picture) => onChange({ picture })} />
      <RepeatFields form={form.repeat} problems={problems} onChange={(repeat) => onChange({ repeat })} />
      <div className={classes.minutes}>
        <NumberField
          label={t('form.takes')}
          unit={t('form.minutes')}
          value={form.minutes}
          min={SCHEDULE_MINUTES.min}
          max={SCHEDULE_MINUTES.max}
          onChange={(minutes) => onChange({ minutes: minutes ?? form.minutes })}
        />
      </div>
      <PreviewTimes form={form.repeat} />
      <StepsField steps={form.steps} problem={problems.steps} onChange={(steps) => onChange({ steps })} />
      <Switch
        label={t('form.quiet')}
        description={t('form.quietHint', { name: nickname })}
        checked={form.quiet}
        onChange={({ currentTarget }) => onChange({ quiet: currentTarget.checked })}
      />
    </Stack>
  );
}
