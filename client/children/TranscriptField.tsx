import { Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Transcript } from '../gql/graphql';
import { type ChildFormValues, transcriptOf } from './child-form';
import { TRANSCRIPTS } from './child-words';

/** What the child's guardians can read. The child's device shows the choice. */
export function TranscriptField({ form }: { form: UseFormReturnType<ChildFormValues> }) {
  return (
    <Radio.Group
      label="What grown-ups can read"
      description="The child’s screen always says which one you chose."
      value={transcriptOf(form.values)}
      onChange={(transcript) => form.setFieldValue('transcript', transcript as Transcript)}
      error={form.errors['transcript']}
    >
      <Stack gap="xs" mt="xs">
        {TRANSCRIPTS.map(({ value, label, hint }) => (
          <Radio key={value} value={value} label={label} description={hint} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
