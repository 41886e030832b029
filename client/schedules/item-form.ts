/** An item of a child's week as the fields of a form. */
import type { PictureKey } from '../../contract/pictures';
import { SCHEDULE_MINUTES, SCHEDULE_STEP_MAX_LENGTH, SCHEDULE_TITLE_MAX_LENGTH } from '../../contract/schedules';
import { weekdayOf } from '../controls/child-clock';
import { rangeText } from '../controls/day-words';
import type {
  CreateScheduleItemInput,
  ScheduleItemFieldsFragment,
  ScheduleKind,
  UpdateScheduleItemInput,
} from '../gql/graphql';
import {
  fromRecurrence,
  newRepeat,
  type RepeatForm,
  type RepeatProblems,
  repeatProblems,
  toRecurrence,
} from '../recurrence/repeat';
import { pictureOf } from './schedule-pictures';
import { t } from './texts';

export interface ItemForm {
  title: string;
  kind: ScheduleKind;
  picture: PictureKey | null;
  steps: string[];
  minutes: number;
  repeat: RepeatForm;
  quiet: boolean;
}

export const KINDS: readonly ScheduleKind[] = ['ROUTINE', 'LEARNING', 'REST', 'OTHER'];

export function newItem(date: string, zone: string): ItemForm {
  return {
    ...{ title: '', kind: 'ROUTINE', picture: null, steps: [], minutes: 30, quiet: false },
    repeat: { ...newRepeat(date, '07:00', zone), repeats: 'weekly', days: [weekdayOf(date)] },
  };
}

export function formOf(item: ScheduleItemFieldsFragment): ItemForm {
  const { title, kind, picture, steps, minutes, recurrence, quiet } = item;
  return {
    title,
    kind,
    picture: pictureOf(picture),
    steps: [...steps],
    minutes,
    repeat: fromRecurrence(recurrence),
    quiet,
  };
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

interface Preset {
  label: string;
  form: Partial<Omit<ItemForm, 'repeat'>> & { time: string; isWeekday?: boolean };
}

/** What many families begin with. Everything can be changed. */
export function presets(): Preset[] {
  const [morning, homework, quiet, bedtime] = [
    t('preset.morning'),
    t('preset.homework'),
    t('preset.quiet'),
    t('preset.bedtime'),
  ];
  return [
    {
      label: morning,
      form: {
        ...{ title: morning, kind: 'ROUTINE', picture: 'sun', minutes: 45, time: '07:00', isWeekday: true },
        steps: [t('step.dressed'), t('step.breakfast'), t('step.teeth'), t('step.bag')],
      },
    },
    {
      label: homework,
      form: {
        ...{ title: homework, kind: 'LEARNING', picture: 'pencil', minutes: 30, time: '15:30', isWeekday: true },
        steps: [t('step.table'), t('step.homework'), t('step.show')],
      },
    },
    {
      label: quiet,
      form: { title: quiet, kind: 'REST', picture: 'cloud', minutes: 45, time: '13:00', quiet: true },
    },
    {
      label: bedtime,
      form: {
        ...{ title: bedtime, kind: 'ROUTINE', picture: 'moon', minutes: 45, time: '19:00' },
        steps: [t('step.pyjamas'), t('step.teeth'), t('step.story'), t('step.lights')],
      },
    },
  ];
}

export function withPreset(form: ItemForm, { time, isWeekday, ...fields }: Preset['form']): ItemForm {
  const repeats = isWeekday ? ({ repeats: 'weekly', days: [...WEEK] } as const) : ({ repeats: 'daily' } as const);
  return { ...form, steps: [], quiet: false, ...fields, repeat: { ...form.repeat, ...repeats, time } as RepeatForm };
}

export type ItemProblems = RepeatProblems & { title?: string; steps?: string; minutes?: string };

export function problemsOf({ title, steps, minutes, repeat }: ItemForm): ItemProblems {
  const length = [...title.trim()].length;
  const { min, max } = SCHEDULE_MINUTES;
  const isStepTooLong = steps.some((step) => [...step.trim()].length > SCHEDULE_STEP_MAX_LENGTH);
  return {
    ...repeatProblems(repeat),
    ...(length === 0 ? { title: t('problem.noTitle') } : {}),
    ...(length > SCHEDULE_TITLE_MAX_LENGTH
      ? { title: t('problem.titleLong', { count: SCHEDULE_TITLE_MAX_LENGTH }) }
      : {}),
    ...(isStepTooLong ? { steps: t('problem.stepLong', { count: SCHEDULE_STEP_MAX_LENGTH }) } : {}),
    ...(minutes < min || minutes > max ? { minutes: rangeText(min, max) } : {}),
  };
}

export function inputOf(form: ItemForm): Omit<CreateScheduleItemInput, 'childId'> {
  const { title, kind, picture, steps, minutes, repeat, quiet } = form;
  return {
    ...{ kind, picture, minutes, quiet, title: title.trim() },
    steps: steps.map((step) => step.trim()).filter((step) => step !== ''),
    recurrence: toRecurrence(repeat),
  };
}

/** Only what has changed, so that what another guardian has changed meanwhile stays. */
export function updateInputOf(form: ItemForm, stored: ScheduleItemFieldsFragment): UpdateScheduleItemInput {
  const before = inputOf(formOf(stored));
  const changed = Object.entries(inputOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  );
  return Object.fromEntries(changed);
}

/** Whether something was typed or chosen. The form may be incomplete. */
export function hasChanges(form: ItemForm, stored: ScheduleItemFieldsFragment): boolean {
  return JSON.stringify(form) !== JSON.stringify(formOf(stored));
}

/** The repetition without one of its days: `date` is on the clock of its zone. */
export function withoutDate(repeat: RepeatForm, date: string): RepeatForm {
  return { ...repeat, exdates: [...new Set([...repeat.exdates, `${date}T${repeat.time}`])].toSorted() };
}
