import { MultiSelect, Radio, Select, Stack, TagsInput, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { CHILD_INTERESTS_MAX, CHILD_LANGUAGES_MAX, CHILD_NOTE_MAX_LENGTH } from '../../contract/children';
import type { ReadingLevel } from '../gql/graphql';
import { type ChildFormValues, lengthOf, readingLevelOf } from './child-form';
import { languageOptions } from './languages';
import { READING_LEVELS, readingLabel } from './profile-words';
import { t } from './texts';

type Form = UseFormReturnType<ChildFormValues>;

/** Suggestions only: a family writes its own. */
// biome-ignore format: a list of words reads better in rows
const INTERESTS = [
  'animals', 'art', 'books', 'cars', 'cooking', 'dinosaurs', 'football', 'gardens', 'music', 'space', 'swimming', 'trains',
] as const;

/** How well the child reads. */
export function ReadingField({ form }: { form: Form }) {
  return (
    <Radio.Group
      label={t('form.reading')}
      value={readingLevelOf(form.values)}
      onChange={(level) => form.setFieldValue('readingLevel', level as ReadingLevel)}
      error={form.errors['readingLevel']}
    >
      <Stack gap="xs" mt="xs">
        {READING_LEVELS.map((level) => (
          <Radio key={level} value={level} label={readingLabel(level)} description={t(`readingHint.${level}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** Languages, interests, a note and the time zone: what the companion may know. */
export function AboutFields({ form }: { form: Form }) {
  const { languages, note, timeZone } = form.values;
  const options = useMemo(() => languageOptions(languages), [languages]);
  const zones = useMemo(() => [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])], [timeZone]);
  return (
    <Stack gap="md">
      <MultiSelect
        label={t('form.languages')}
        description={t('form.languagesHint', { count: CHILD_LANGUAGES_MAX })}
        data={options}
        maxValues={CHILD_LANGUAGES_MAX}
        searchable
        hidePickedOptions
        nothingFoundMessage={t('form.noLanguage')}
        {...form.getInputProps('languages')}
      />
      <TagsInput
        label={t('form.interests')}
        description={t('form.interestsHint', { count: CHILD_INTERESTS_MAX })}
        data={INTERESTS.map((interest) => t(`interest.${interest}`))}
        maxTags={CHILD_INTERESTS_MAX}
        acceptValueOnBlur
        {...form.getInputProps('interests')}
      />
      <Textarea
        label={t('form.note')}
        description={t('form.noteHint')}
        placeholder={t('form.notePlaceholder')}
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('note')}
      />
      <Text size="xs" c="dimmed" ta="end" mt={-12} aria-live="polite">
        {t('form.noteLength', { length: lengthOf(note), max: CHILD_NOTE_MAX_LENGTH })}
      </Text>
      <Select
        label={t('form.zone')}
        description={t('form.zoneHint')}
        data={zones}
        searchable
        limit={60}
        allowDeselect={false}
        nothingFoundMessage={t('form.noZone')}
        {...form.getInputProps('timeZone')}
      />
    </Stack>
  );
}
