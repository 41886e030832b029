import { MultiSelect, Radio, Select, Stack, TagsInput, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { CHILD_INTERESTS_MAX, CHILD_LANGUAGES_MAX, CHILD_NOTE_MAX_LENGTH } from '../../contract/children';
import type { ReadingLevel } from '../gql/graphql';
import { type ChildFormValues, lengthOf, readingLevelOf } from './child-form';
import { READING_LEVELS } from './child-words';
import { languageOptions } from './languages';

type Form = UseFormReturnType<ChildFormValues>;

/** Suggestions only: a family writes its own. */
const INTERESTS = [
  'Animals',
  'Art',
  'Books',
  'Cars',
  'Cooking',
  'Dinosaurs',
  'Football',
  'Gardens',
  'Music',
  'Space',
  'Swimming',
  'Trains',
];

/** How well the child reads. */
export function ReadingField({ form }: { form: Form }) {
  return (
    <Radio.Group
      label="Reading"
      value={readingLevelOf(form.values)}
      onChange={(level) => form.setFieldValue('readingLevel', level as ReadingLevel)}
      error={form.errors['readingLevel']}
    >
      <Stack gap="xs" mt="xs">
        {READING_LEVELS.map(({ value, label, hint }) => (
          <Radio key={value} value={value} label={label} description={hint} />
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
        label="Languages"
        description={`Up to ${CHILD_LANGUAGES_MAX}. The first is the one that Starling prefers.`}
        data={options}
        maxValues={CHILD_LANGUAGES_MAX}
        searchable
        hidePickedOptions
        nothingFoundMessage="No language found"
        {...form.getInputProps('languages')}
      />
      <TagsInput
        label="Interests"
        description={`Up to ${CHILD_INTERESTS_MAX}. Starling picks examples and stories that fit. Press Enter after each.`}
        data={INTERESTS}
        maxTags={CHILD_INTERESTS_MAX}
        acceptValueOnBlur
        {...form.getInputProps('interests')}
      />
      <Textarea
        label="Note for Starling"
        description={<NoteHint />}
        placeholder="Likes short answers. Is learning to tell the time."
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('note')}
      />
      <Text size="xs" c="dimmed" ta="right" mt={-12} aria-live="polite">
        {lengthOf(note)} of {CHILD_NOTE_MAX_LENGTH} characters
      </Text>
      <Select
        label="Time zone"
        description="Quiet times and daily limits follow it."
        data={zones}
        searchable
        limit={60}
        allowDeselect={false}
        nothingFoundMessage="No time zone found"
        {...form.getInputProps('timeZone')}
      />
    </Stack>
  );
}

function NoteHint() {
  return (
    <>
      Starling may use this in its answers. Please don’t write a surname, address, school, phone number or anything
      about health.
    </>
  );
}
